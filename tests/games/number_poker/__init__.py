"""Tests of Number Poker."""
