"""What the commands share: arguments, sentences, output, a game in the terminal."""
