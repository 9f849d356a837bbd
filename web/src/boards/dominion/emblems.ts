/** A small picture for each card, drawn by us on a field of 48 by 48. Classes: d dark, m middle, l light. */

const coin = (x: number, y: number, r: number) =>
  `<circle class="m" cx="${x}" cy="${y}" r="${r}"/><circle class="ring" cx="${x}" cy="${y}" r="${r * 0.68}"/>`;
const hill = '<path class="m" d="M2 42q11-12 22-6t22-4v12H2z"/>';

const EMBLEMS: Record<string, string> = {
  copper: coin(24, 24, 13),
  silver: coin(17, 27, 11) + coin(31, 20, 11),
  gold: coin(16, 31, 10) + coin(32, 31, 10) + coin(24, 17, 10),
  estate: `${hill}<path class="l" d="M15 38V26h18v12z"/><path class="d" d="M12 27l12-11 12 11z"/>`,
  duchy: `${hill}<path class="l" d="M11 38V22h26v16z"/><path class="d" d="M8 23l9-10 7 6 7-6 9 10zM21 38v-8h6v8z"/>`,
  province: `${hill}<path class="l" d="M9 38V18h6v-4h4v4h10v-4h4v4h6v20z"/><path class="d" d="M21 38V28a3 3 0 0 1 6 0v10zM24 14V5l9 3-9 3"/>`,
  curse:
    '<path class="d" d="M24 8c-9 0-15 6-15 14 0 6 3 9 6 11v6h18v-6c3-2 6-5 6-11 0-8-6-14-15-14z"/><circle class="l" cx="18" cy="23" r="4"/><circle class="l" cx="30" cy="23" r="4"/><path class="l" d="M22 31h4l-2-4z"/>',
  adventurer:
    '<path class="d" d="M10 40 34 14l4 4L14 42z"/><path class="m" d="M30 8l10 10-5 1-6-6z"/><path class="l" d="M8 38l4 4-5 3z"/>' +
    coin(36, 36, 6),
  bureaucrat:
    '<path class="l" d="M11 8h22l5 5v29H11z"/><path class="line" d="M16 18h16M16 24h16M16 30h10"/><path class="d" d="M40 14 28 32l-2 5 5-3 11-17z"/>',
  cellar:
    '<path class="d" d="M6 42V22a18 16 0 0 1 36 0v20z"/><path class="m" d="M14 42V30h9v12zM26 42V30h9v12z"/><path class="l" d="M14 34h9v2h-9zM26 34h9v2h-9z"/>',
  chancellor:
    '<circle class="m" cx="24" cy="24" r="12"/><path class="d" d="M24 6l4 8h-8zM24 42l4-8h-8zM6 24l8-4v8zM42 24l-8-4v8z"/><circle class="l" cx="24" cy="24" r="5"/>',
  chapel: `${hill}<path class="l" d="M14 40V24l10-8 10 8v16z"/><path class="d" d="M24 4v12M20 8h8M21 40v-9a3 3 0 0 1 6 0v9z"/><path class="line" d="M24 4v12M20 8h8"/>`,
  council_room:
    '<ellipse class="d" cx="24" cy="28" rx="17" ry="8"/><ellipse class="m" cx="24" cy="26" rx="17" ry="8"/><circle class="l" cx="10" cy="16" r="4"/><circle class="l" cx="24" cy="12" r="4"/><circle class="l" cx="38" cy="16" r="4"/>',
  feast:
    '<ellipse class="l" cx="24" cy="34" rx="19" ry="7"/><path class="m" d="M12 31c0-10 8-15 15-13s9 8 7 13z"/><path class="d" d="M32 20l7-7a3 3 0 1 1 3 3l-7 7z"/>',
  festival:
    '<path class="line" d="M4 12q20 10 40 0"/><path class="d" d="M8 14h8l-4 9zM30 16h8l-4 9z"/><path class="m" d="M19 17h9l-4.500 9z"/><path class="l" d="M12 42l12-14 12 14z"/><path class="d" d="M24 28l4 14h-8z"/>',
  gardens:
    '<path class="m" d="M24 42V22"/><path class="line" d="M24 42V20"/><circle class="d" cx="24" cy="15" r="5"/><path class="m" d="M24 15m-10 0a5 5 0 1 1 10-4a5 5 0 1 1 10 4a5 5 0 1 1-10 5a5 5 0 1 1-10-5"/><circle class="l" cx="24" cy="15" r="4"/><path class="d" d="M24 36c-8 0-11-5-11-8 7 0 11 3 11 8zM24 38c6 0 10-4 10-8-6 0-10 3-10 8z"/>',
  laboratory:
    '<path class="l" d="M19 6h10v12l10 20a4 4 0 0 1-4 5H13a4 4 0 0 1-4-5l10-20z"/><path class="m" d="M15 29h18l5 10a3 3 0 0 1-3 4H13a3 3 0 0 1-3-4z"/><circle class="d" cx="21" cy="36" r="2.500"/><circle class="d" cx="28" cy="33" r="1.800"/>',
  library:
    '<path class="d" d="M8 8h8v32H8zM27 8h6v32h-6z"/><path class="m" d="M17 12h9v28h-9z"/><path class="l" d="M34 11l7-2 6 30-7 2z"/><path class="line" d="M8 14h8M17 18h9M27 14h6"/>',
  market:
    '<path class="d" d="M7 14h34v4H7z"/><path class="m" d="M7 18c0 6 7 6 7 0 0 6 7 6 7 0 0 6 6 6 6 0 0 6 7 6 7 0 0 6 7 6 7 0z"/><path class="l" d="M10 26h28v14H10z"/><path class="d" d="M10 32h28v3H10z"/>',
  militia:
    '<path class="line" d="M10 42 36 8M38 42 12 8"/><path class="d" d="M32 6l8-2-1 9zM16 6 8 4l1 9z"/><path class="m" d="M17 18h14v10c0 6-4 9-7 10-3-1-7-4-7-10z"/>',
  mine: '<path class="d" d="M4 42 18 14l6 8 6-12 14 32z"/><path class="l" d="M18 42V32a6 6 0 0 1 12 0v10z"/><path class="m" d="M21 42v-9a3 3 0 0 1 6 0v9z"/>',
  moat: '<path class="m" d="M4 32q5-4 10 0t10 0 10 0 10 0v12H4z"/><path class="l" d="M13 30V14h4v4h4v-4h6v4h4v-4h4v16z"/><path class="d" d="M21 30v-6a3 3 0 0 1 6 0v6z"/><path class="wave" d="M4 38q5-4 10 0t10 0 10 0 10 0"/>',
  moneylender:
    '<path class="line" d="M24 8v28M10 14h28"/><path class="m" d="M4 26l6-12 6 12a6 5 0 0 1-12 0zM32 26l6-12 6 12a6 5 0 0 1-12 0z"/><path class="d" d="M16 36h16v5H16z"/>',
  remodel:
    '<path class="d" d="M8 40V22l10-8v8l10-8v26z"/><path class="m" d="M28 40V10h12v30z"/><path class="l" d="M12 28h5v5h-5zM20 28h5v5h-5zM32 16h4v5h-4zM32 26h4v5h-4z"/>',
  smithy:
    '<path class="d" d="M6 22h26c0-3 4-5 10-5v5c-4 1-8 4-9 8h-8l3 8H14l3-8c-6 0-10-3-11-8z"/><path class="m" d="M20 6h14v8H20z"/><path class="line" d="M14 10h8"/>',
  spy: '<path class="m" d="M3 24q21-22 42 0-21 22-42 0z"/><circle class="l" cx="24" cy="24" r="9"/><circle class="d" cx="24" cy="24" r="5"/>',
  thief:
    '<path class="d" d="M12 20c0-10 24-10 24 0v6c-6 5-18 5-24 0z"/><path class="l" d="M15 20h18v5H15z"/><circle class="d" cx="19" cy="22.500" r="1.800"/><circle class="d" cx="29" cy="22.500" r="1.800"/><path class="m" d="M10 44c0-10 6-14 14-14s14 4 14 14z"/>',
  throne_room:
    '<path class="d" d="M14 42V10c0-4 20-4 20 0v32h-4V34H18v8z"/><path class="m" d="M18 14h12v14H18z"/><path class="l" d="M16 28h16v6H16z"/><path class="m" d="M17 8l3 3 4-6 4 6 3-3v4H17z"/>',
  village: `${hill}<path class="l" d="M6 36V26h12v10zM28 34V24h14v10z"/><path class="d" d="M4 27l8-8 8 8zM26 25l9-9 9 9z"/><path class="l" d="M18 40V30h11v10z"/><path class="d" d="M16 31l7.500-7L31 31z"/>`,
  witch:
    '<path class="d" d="M14 32 24 4l5 8 2 20z"/><path class="d" d="M4 34q20-7 40 0-20 8-40 0z"/><path class="m" d="M15 29q8-3 16 0l.3 3q-8-3-17 0z"/>',
  woodcutter:
    '<path class="m" d="M5 34h30v8H5z"/><circle class="l" cx="35" cy="38" r="4"/><path class="d" d="M16 34 32 12l3 2-14 20z"/><path class="d" d="M27 14c0-6 5-9 11-8l4 3c-4 3-6 6-8 11z"/>',
  workshop:
    '<path class="d" d="M8 14 14 8l8 8-6 6z"/><path class="line" d="M18 18 40 40"/><path class="m" d="M40 8a9 9 0 0 0-12 10L10 36l4 5 19-18a9 9 0 0 0 9-12l-5 5-4-1-1-4z"/>',
};

/** The picture of a card, to be put into an `<svg>`. */
export const emblem = (key: string): string => EMBLEMS[key] ?? "";
