# The guide to Village: the steps of script.toml in their order, then what is said when a new question comes up.

guide-welcome =
    Welcome to the village! You lead a family through generations: they learn trades, travel, pray, sit on the council, and die in time. The family with the most prestige wins.
    A turn is simple: take a cube from an action space, then carry out its action. Begin with the brown cube at the crafts.
guide-train = Cubes pay for things later. The action here: send one of your family to a craft building. The wainwright makes wagons; learning the trade takes 2 time.
guide-wagon = The wainwright may begin at once, for 2 more time. A wagon is needed for every journey.
guide-office = Four steps on your life track are gone; more about that soon. Take the green cube at the crafts: a scroll will please a customer.
guide-scroll = Train somebody at the office and write the scroll at once: 2 and 2 time.
guide-church = Look at your life track: two more steps to the bridge. When the marker crosses it, one of your oldest generation dies. That is no misfortune here, it can even be planned! Take the brown cube at the church.
guide-bag = One of your family may go into the black bag, from where the mass can draw them into the church. A brown cube would pay for it, but those are for a journey. Pay with 3 time, and see what the bridge does.
guide-death = The marker crossed the bridge, and somebody of generation 1 dies. Whoever was a craftsman is written into the chronicle of crafts, if there is room. Three of your own in the chronicle are worth 4 points, five are worth 12. The wagon is built, so let the wainwright go.
guide-family = One gone, so one should come. Take the pink cube at the family.
guide-birth = A birth: the next generation. Instead you could call somebody home from the village, but you need hands.
guide-travel = The opponent has entered the council with a scroll. You have a wagon: take an orange cube at the travellers.
guide-city = The road to city A costs 2 time, the wagon and two brown cubes, which you have. The first visit to a city brings something, here 3 prestige. Send generation 1, as the old ones don't have much time left anyway.
guide-keep-coin = A coin stands in for any cube, but you have both brown ones. Keep the coin: you will need it at the mass.
guide-harvest = Those at home bring in the harvest. Take the orange cube there.
guide-grain = One person on the farm is enough for 2 grain. With a plough and a horse or an ox it would be more.
guide-market = Only black cubes are left at the market: the plague, which costs 2 time. But whoever takes a cube there opens the market day and serves one customer for nothing but the goods. It is worth it!
guide-serve = The customer at the stalls wants a scroll and two grain, and you have both: 4 points at the end. Then the others may serve, too, but they pay a green cube and time for it.
guide-cube-only = Few cubes are left. You may take one without doing anything: without a wagon there is no journey, but an orange cube always comes in handy. Three cubes of one colour would buy any action at the well.
guide-last-cubes = Only the plague is left, one for each of you. Take the one at the travellers: 2 time, and the bridge is still far.
guide-mass = The last cube is gone, so the round ends with mass. Four pieces come out of the black bag, and there are four monks in it. For a coin you pull out your own: it comes to the church for certain then, and whoever has the most people in the windows gets 2 prestige.
guide-farewell =
    That was a whole round, and you lead in the church. The match ends when the chronicle or the graves are full. Points come from cities, council, church, chronicle and customers: take three of those seriously, and let the old die where there is still room in the chronicle.
    Play on as you like. When something new comes up, I'll be back; the R key has the rules on one page.

guide-ask-turn = Take a cube: what colour you need later and which action you want now should go together. With three cubes of one colour you can do any action at the well instead.
guide-ask-harvest = Grain is for customers, the stables, the mill and the climb in the church. A farm holds five.
guide-ask-family = A child, of the lowest generation that is left, or somebody called home from the village.
guide-ask-crafts = Somebody trained makes a good for time; goods can also be bought for cubes, without anybody. The mill turns two grain into two coins, for 2 time.
guide-ask-first-work = The first good may be made right away. It takes time, as always.
guide-ask-travel = Every leg of a journey takes time, a wagon and two cubes. The more cities a family has seen, the more points at the end.
guide-ask-council = Enter the council, or rise a chamber, for a scroll or two green cubes, and time; or use a privilege of your chamber or of one below. From the second chamber on there are points.
guide-ask-privilege = Each chamber has a privilege: the next starting player marker, two cubes, a good, or prestige for a coin. Yours and those below are open to you.
guide-ask-church = Into the black bag for a brown cube or 3 time. In the church generation 2 and later are better: they live to count.
guide-ask-pay = A coin stands in for any cube, but it is worth a point at the end, and useful at mass.
guide-ask-bury = Choose where there is still room in the chronicle. A crowded trade means an anonymous grave.
guide-ask-sale = Somebody opened a market day. Serving a customer costs you goods, a green cube and time.
guide-ask-sale-free = You opened the market day: your first customer costs the goods alone, without the fee.
guide-ask-pull = A coin takes one of your own out of the bag, for certain. The rest is drawn blindly, and four monks are among them.
guide-ask-climb = Grain lets somebody in the windows climb. The further, the more points at the end.
guide-ask-well = The well is paid: choose any action, whether there are cubes or not.
