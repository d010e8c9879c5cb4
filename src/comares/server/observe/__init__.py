"""What a host sees of a running server: logs, metrics, traces, reported errors. None of it holds a secret."""
