"""The coach: it separates luck from skill in a match."""
