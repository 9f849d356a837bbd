"""Tables for people and bots, in a browser or over an API: people, clocks, storage, the live connection."""
