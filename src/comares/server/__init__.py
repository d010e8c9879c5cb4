"""The server of the browser table: lobby, rooms, storage, bots. docs/protocol.md is the contract with clients."""
