# What is wrong with a components file; where it stands is said before it.

wrong-city = the city has { $rows } rows of { $columns } cells, in guilds and in prices
wrong-plot = cell { $cell } is a plot, so its price is written as a dot, not { $given }
wrong-guild = cell { $cell } is of guild { $given }; the letters are { $known } and # for a plot
wrong-price = cell { $cell } can cost { $known } by its guild, not { $given }
wrong-plots = the city has { $wanted } plots, not { $found }
wrong-of = `of` is one of { $known }, not { $given }
wrong-of-nothing = `of` is for tasks about a building or a guild, and stands here with { $given }
wrong-rounds = there are { $n } round cards and { $n } chapels, one for each round
wrong-sites = { $site } is no place for a chapel; they go from a1 to h5
wrong-site-twice = the place { $site } is named twice
wrong-few-sites = the chapels need at least { $n } different places
wrong-highest = influence cards go from 1 to 6
wrong-tasks = 5 tasks are dealt to everyone
