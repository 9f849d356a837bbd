"""A set that isn't in the box: three cards of our own, to hold that a set is a folder and nothing else.

`test_sets.py` puts it on the shelf, plays it by the contract suite, and takes things away from it.
"""
