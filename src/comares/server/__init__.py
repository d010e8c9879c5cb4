"""The table in the browser: lobby, rooms, storage, wire. docs/protocol.md is what a client may rely on."""
