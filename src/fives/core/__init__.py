"""What every game stands on: the contract, the match, the referee, the dice, the record."""
