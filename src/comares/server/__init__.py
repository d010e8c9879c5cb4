"""The server of the browser table: lobby, rooms, storage, bots. docs/protocol.md describes what a client may rely on."""
