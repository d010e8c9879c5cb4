"""Where many games are played: in this process, in processes of this machine, or on a cluster."""
