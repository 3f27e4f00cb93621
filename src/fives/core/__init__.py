"""The core that every game uses: the contract, the match, the referee, the dice, the record."""
