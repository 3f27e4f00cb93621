"""What is asked about a match that is over: its replay, its review, how others did with the same dice."""
