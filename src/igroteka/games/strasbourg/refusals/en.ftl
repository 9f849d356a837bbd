# What is wrong with a components file.

wrong-order = the components of strasbourg: the entries { $kind } are, in this order: { $keys }
wrong-city = the components of strasbourg: the city has { $rows } rows of { $columns } cells, in guilds and in prices
wrong-plot = the components of strasbourg: cell { $cell } is a plot, so its price is written as a dot, not { $given }
wrong-guild = the components of strasbourg: cell { $cell } is of guild { $given }; the letters are { $known } and # for a plot
wrong-price = the components of strasbourg: cell { $cell } of guild { $guild } costs one of { $known }, not { $given }
wrong-plots = the components of strasbourg: the city has { $wanted } plots, not { $found }
wrong-of = the components of strasbourg: task { $task }: `of` is one of { $known }, not { $given }
wrong-of-nothing = the components of strasbourg: task { $task }: `of` is one of nothing, not { $given }
wrong-rounds = the components of strasbourg: there are { $n } round cards and { $n } chapels, one for each round
wrong-card = the components of strasbourg: round card { $card }: there is no guild { $given }
wrong-sites = the components of strasbourg: the chapels need at least { $n } different sites from a1 to h5; wrong are { $sites }
wrong-few-sites = the components of strasbourg: the chapels need at least { $n } different sites from a1 to h5; wrong are too few
wrong-start = the components of strasbourg: influence cards go from 1 to 6, at most 4 of each, and 5 tasks are dealt to everyone
