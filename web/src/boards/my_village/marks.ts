/** What is where, in few words for each piece: two positions are told apart by it, piece by piece. */
import { VILLAGERS, craftOf, type Village, type VillageView } from "./logic";

function ofVillage(village: Village, number: number): [string, unknown][] {
  const { pupils, villagers, workshops, fields, journey, market, monks } = village;
  const here: [string, unknown][] = [
    ["life", [village.cloud, village.reaper]],
    ["coins", village.coins],
    ["tree", village.tree],
    ["house", village.house],
    ["headman", village.headman],
    ["left", pupils.includes("left")],
    ["right", pupils.includes("right")],
    ["church", [village.church, village.healings]],
    ["council", [village.council, village.jokers, village.marked]],
    ["meeting", village.meeting],
    ["token", village.token],
    ["served", village.served.length],
    ...VILLAGERS.map((each): [string, unknown] => [each, villagers.includes(each)]),
    ...monks.map((monk): [string, unknown] => [`monk-${monk}`, ""]),
    ...workshops.map((shop): [string, unknown] => [craftOf(shop.workshop), shop.goods]),
    ...fields.map(({ field, plough }): [string, unknown] => [field, plough]),
    ...journey.map((card): [string, unknown] => [`travel-${card}`, ""]),
    ...market.map(({ customer }): [string, unknown] => [customer, ""]),
  ];
  return here.map(([place, how]) => [`${number}-${place}`, how]);
}

export function marks(view: VillageView): Map<string, string> {
  const common: [string, unknown][] = [
    ["hand", [view.hand.owner, view.hand.story, view.hand.taken]],
    ["rat", view.rat.cell],
    ["graves", view.graves],
    ["fields", view.fields_left],
    ...VILLAGERS.map((each): [string, unknown] => [`chronicle-${each}`, view.chronicle[each] ?? 0]),
    ...view.offer.map(({ customer }): [string, unknown] => [`offer-${customer}`, ""]),
    ...view.roads.map(({ road, left }): [string, unknown] => [`road-${road}`, left]),
    ...view.monks.map(({ stack, monk }): [string, unknown] => [`stack-${stack}`, monk]),
  ];
  const all = [...common, ...view.seats.flatMap(ofVillage)];
  return new Map(all.map(([place, how]) => [place, JSON.stringify(how)]));
}
