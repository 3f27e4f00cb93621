"""What is there for speed alone; a twin in the words of the rules, and a test of both, says what it does."""
