"""The edge: who may call, at which address, how often and how slowly."""
