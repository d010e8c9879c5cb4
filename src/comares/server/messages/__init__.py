"""Every message of the protocol (docs/protocol.md), a file for each subject.

`web/src/lib/protocol.ts` is generated from these files.
"""
