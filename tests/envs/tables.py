"""Every game at every seat count."""

import igroteka
from igroteka import games

GAMES = igroteka.game_keys()
EVERY_TABLE = [(game, players) for game in GAMES for players in games.find(game).seats]
