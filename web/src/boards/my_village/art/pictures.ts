/** Goods, tokens and buildings as flat drawings: parts from back to front, each a paint of the palette and a path. */

/** A paint, a path, and the width of the line where it is drawn rather than filled. */
type Part = readonly [paint: string, path: string, line?: number];

export interface Picture {
  /** Width and height of what it is drawn on. */
  box: readonly [number, number];
  parts: readonly Part[];
}

const SIGN = [24, 24] as const;
const HOUSE = [60, 56] as const;

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

function sign(...parts: Part[]): Picture {
  return { box: SIGN, parts };
}

/** On its shadow. */
function house(...parts: Part[]): Picture {
  return { box: HOUSE, parts: [["shadow", "M2 53a28 3.500 0 0 0 56 0a28 3.500 0 0 0-56 0z"], ...parts] };
}

const CROSS: Part = ["gold", "M29 1h2v3h3v2h-3v6h-2V6h-3V4h3z"];

/** A church of the offer: the tower with its own sign, and a nave that monks will make longer. */
function church(...emblem: Part[]): Picture {
  return house(
    ["stone", "M4 30h22v24H4z"],
    ["slate", "M2 31 7 19h19v12z"],
    ["lit", "M8 46v-6a3 4 0 0 1 6 0v6zm9 0v-6a3 4 0 0 1 6 0v6z"],
    ["stone", "M26 25h30v29H26z"],
    ["stone2", "M48 25h8v29h-8z"],
    ["slate", "M23 27 41 6l18 21z"],
    ["slate2", "M41 6l18 21h-9z"],
    ["gold", "M40 0h2v2h2v2h-2v4h-2V4h-2V2h2z"],
    ["wood2", "M36 54v-7a5 5 0 0 1 10 0v7z"],
    ["parch", circle(41, 33, 8)],
    ...emblem,
  );
}

/** A council chamber, told from the others by what is over its door. */
function chamber(...emblem: Part[]): Picture {
  return house(
    ["wall", "M8 24h44v27H8z"],
    ["wall2", "M44 24h8v27h-8z"],
    ["stone", "M4 49h52v5H4z"],
    ["stone2", "M12 27h4v22h-4zm9 0h4v22h-4zm14 0h4v22h-4zm9 0h4v22h-4z"],
    ["wood2", "M27 36h6v13h-6z"],
    ["royal", "M3 25 30 5l27 20z"],
    ["royal2", "M30 5l27 20H46z"],
    ["wood2", "M29 0h1.500v7H29z"],
    ["roof", "M30.500 0l9 2.500-9 3z"],
    ["parch", circle(30, 18, 8)],
    ...emblem,
  );
}

export const PICTURES: Record<string, Picture> = {
  horse: sign(
    ["horse", "M6 22c0-5 1-7 2.500-9.500l-3 2L3 13l.3-2.500L8 5l.6-3L11 4c5.500.5 9.500 4.500 9.500 11 0 3 .2 5 .7 7z"],
    ["horse2", "M11 4c5.500.5 9.500 4.500 9.500 11 0 3 .2 5 .7 7h-4.400c1-6 0-12-6.400-15z"],
    ["night", circle(8.7, 8.2, 1)],
  ),
  beer: sign(
    ["beer2", "M15 10.500h4.500v7H15", 2.2],
    ["beer", "M3.500 7h12.500v14.500H3.500z"],
    ["beer2", "M6.500 11h1.600v8H6.500zm4.600 0h1.600v8h-1.600z"],
    ["foam", "M2.500 9.500a3.200 3.200 0 0 1 2.800-5A4 4 0 0 1 12 3a3.400 3.400 0 0 1 5 4 2.300 2.300 0 0 1-2 2.500z"],
  ),
  plough: sign(
    ["thatch2", "M1.500 4.500 14 14.500m-8-10L12 16", 2.2],
    ["wood2", "M14 14l8-5", 1.8],
    ["iron", "M8.500 14.500 22 16l-8.500 6-5-2z"],
    ["iron2", "M13 18l9-2-8.500 6z"],
  ),
  scroll: sign(
    ["paper", "M6 4h12v16H6z"],
    ["ink2", "M8.500 8h7m-7 3h7m-7 3h4.500", 1.2],
    [
      "paper2",
      "M3.500 2.500h17a1.500 1.500 0 0 1 0 3.500h-17a1.500 1.500 0 0 1 0-3.500zm0 15.500h17a1.500 1.500 0 0 1 0 3.500h-17a1.500 1.500 0 0 1 0-3.500z",
    ],
    ["roof", circle(16.5, 17.5, 2.3)],
  ),
  cart: sign(
    ["cart2", "M1 5.500l4 3", 1.8],
    ["cart", "M3.500 7h18l-2 8h-14z"],
    ["cart2", "M4.500 10.200h16l-.4 1.300H5zM9 7h1.200l.4 8H9.400zm6 0h1.200l-.6 8h-1.200z"],
    ["wood2", circle(8.5, 18, 3.4), 1.8],
    ["wood2", circle(17, 18, 3.4), 1.8],
    ["wood2", "M8.500 14.500v7M5 18h7m5-3.500v7M13.500 18h7", 0.8],
  ),
  joker: sign(
    [
      "joker",
      "M12 1.500 15 7l6-.8-2.500 5.600L22.500 16l-5.800 1.200L15.500 23 12 18.500 8.500 23l-1.200-5.800L1.500 16l4-4.200L3 6.200 9 7z",
    ],
    [
      "foam",
      "M9 10.200c.2-4 6.200-3.700 6 0-.1 2-2.200 2-2.200 4h-1.700c0-3 2.100-2.700 2.200-4 0-1.500-2.500-1.500-2.600 0zm2 4.800h2v2h-2z",
    ],
  ),
  coin: sign(
    ["gold2", circle(12, 12.6, 10)],
    ["gold", circle(12, 11.6, 10)],
    ["gold2", circle(12, 11.6, 7.2), 1.2],
    [
      "gold2",
      "M12 6.500l1.500 3.400 3.700.3-2.800 2.500.9 3.600-3.300-1.900-3.300 1.900.9-3.600-2.800-2.500 3.700-.3z",
    ],
  ),
  time: sign(
    ["glass", "M6.500 4h11c0 5-4 6-4 8s4 3 4 8h-11c0-5 4-6 4-8s-4-3-4-8z"],
    [
      "sand",
      "M8 7.500h8c-1 2-2.800 3-3.300 4.500h-1.400C10.800 10.500 9 9.500 8 7.500zM7.200 20c.3-3 3-3.500 4.800-5 1.800 1.500 4.500 2 4.800 5z",
    ],
    ["wood2", "M4.500 1.500h15V4h-15zm0 18.500h15v2.500h-15z"],
  ),
  story: sign(
    ["paper2", "M5 2h10l5 5v15H5z"],
    ["paper", "M4 1.500h10.500L19 6v15.500H4z"],
    ["paper2", "M14.500 1.500 19 6h-4.500z"],
    ["story", "M7 8h6m-6 3.500h9M7 15h9m-9 3.500h6", 1.6],
  ),
  star: sign(
    [
      "book2",
      "M5 1.500h14.500V20H7.500a1.500 1.500 0 0 0 0 2.500H5A2.500 2.500 0 0 1 3.500 20V4A2.500 2.500 0 0 1 5 1.500z",
    ],
    ["book", "M6.500 1.500h14v17h-14z"],
    ["paper", "M6.500 19h13.500v2.500H6.500z"],
    ["gold", "M13.500 4.500l1.500 3.500 3.800.3-2.900 2.500.9 3.700-3.300-2-3.300 2 .9-3.700-2.900-2.500 3.800-.3z"],
  ),
  person: sign(["wood2", "M3.500 22.500c0-13 17-13 17 0z"], ["skin", circle(12, 7, 5)]),
  coffin: sign(
    ["coffin", "M8 1.500h8l3.500 6.500-3.500 14.500H8L4.500 8z"],
    ["coffin2", "M16 1.500l3.500 6.500-3.500 14.500h-3V1.500z"],
    ["paper", "M11 5.500h2v3h3v2h-3v7h-2v-7H8v-2h3z"],
  ),
  grave: sign(
    ["leaf", "M2 22.500c0-3 20-3 20 0z"],
    ["stone", "M6 21V9a6 6 0 0 1 12 0v12z"],
    ["stone2", "M15.500 4.200A6 6 0 0 1 18 9v12h-2.500z"],
    ["ink2", "M12 7v8m-2.500-5.500h5", 1.6],
  ),
  window: sign(
    ["stone2", "M4.500 22.500V12C4.500 6 8 3 12 1c4 2 7.500 5 7.500 11v10.500z"],
    ["lit", "M7 20.500V12c0-4.500 2.500-7 5-8.500 2.500 1.500 5 4 5 8.500v8.500z"],
    [
      "night",
      "M8.500 20.500c0-5 1.500-7 3.500-7s3.500 2 3.500 7zm1.200-8.700a2.300 2.300 0 1 0 4.600 0a2.300 2.300 0 1 0-4.600 0z",
    ],
  ),
  headman: sign(
    ["wood2", "M20 4v18.500", 1.6],
    ["seat", "M4 22.500c0-12 14-12 14 0z"],
    ["gold", "M8 14.500c2 2.500 4 2.500 6 0l-3 5z"],
    ["skin", circle(11, 9, 4.4)],
    ["wood2", "M3.500 7.500c5-2.500 10-2.500 15 0L15 6c-.5-5-7.500-5-8 0z"],
  ),
  rat: sign(
    ["pink", "M20 18c5 1 4-6-1-5", 1.5],
    ["rat", "M1 17c1.500-5 5-9 10-9 6 0 10 4 10 10H4c-1.500 0-2.500 0-3-1z"],
    ["rat2", "M11 8c6 0 10 4 10 10h-4c0-5-2-8-6-10z"],
    ["pink", circle(8.2, 8.8, 2.6)],
    ["night", "M5 13.400a.9.9 0 1 0 1.800 0a.9.9 0 1 0-1.800 0zM.6 16.600a1 1 0 1 0 2 0a1 1 0 1 0-2 0z"],
    ["rat2", "M6 18h3v2.500H6zm9 0h3v2.500h-3z"],
  ),
  hand: sign(
    [
      "wood",
      "M6.500 13V5a1.700 1.700 0 0 1 3.400 0v5-7.200a1.700 1.700 0 0 1 3.400 0V10 4a1.700 1.700 0 0 1 3.400 0v7-3.500a1.700 1.700 0 0 1 3.400 0V15c0 5-3 8-6.700 8S7.500 21 5 16l-1.700-3.400c.8-2 2.700-1.100 3.200.4z",
    ],
    ["paper", circle(13, 15.5, 3.6)],
  ),
  bridge: sign(
    ["water", "M1 17c3-1.500 4 1.500 7 0s4 1.500 7 0 4 1.500 8 0v6H1z"],
    ["stone", "M1 8c7-4 15-4 22 0v12h-4c0-5-3-8-7-8s-7 3-7 8H1z"],
    ["stone2", "M1 8c7-4 15-4 22 0v2.500C16 7 8 7 1 10.500z"],
  ),
  reaper: {
    box: [30, 40],
    parts: [
      ["wood", "M25 4v34", 1.8],
      ["iron", "M25 5C18-1 9 1 6 8c6-3 12-3 19 1z"],
      ["reaper", "M4 39c0-12 1-17 5-21 1-8 11-8 12 0 4 4 5 9 5 21z"],
      ["reaper2", "M15 13c5 0 6 3 6 5 4 4 5 9 5 21h-7c0-10-1-16-4-19z"],
      ["bone", "M11 17a4 4.500 0 1 1 8 0c0 2-1 2.500-1 4h-6c0-1.500-1-2-1-4z"],
      ["reaper2", "M12.200 16.500h2v2h-2zm3.600 0h2v2h-2z"],
    ],
  },
  signpost: {
    box: [24, 30],
    parts: [
      ["wood2", "M11 3h3v27h-3z"],
      ["wood", "M3 4h15l4 4-4 4H3z"],
      ["wood2", "M3 10.500h16.500L18 12H3z"],
    ],
  },

  stable: house(
    ["wood", "M6 26h48v28H6z"],
    ["wood2", "M14 26h1.500v28H14zm31 0h1.500v28H45z"],
    ["thatch", "M1 28 13 8h34l12 20z"],
    ["thatch2", "M47 8l12 20H46z"],
    ["night", "M20 54V40a10 10 0 0 1 20 0v14z"],
    ["horse", "M25 54c0-5 1-8 2.500-10l-3 1.500-2-1 .3-2 5-5.500.6-2.500 2 1.600c5 .5 8 4 8 9.900v8z"],
    ["horse2", "M30.400 36.100c5 .5 8 4 8 9.900v8h-3.600c.6-6-.6-11-5-13.500z"],
  ),
  brewery: house(
    ["roof2", "M40 4h7v16h-7z"],
    ["wall", "M12 26h38v28H12z"],
    ["wall2", "M42 26h8v28h-8z"],
    ["roof", "M8 28 18 11h26l10 17z"],
    ["roof2", "M44 11l10 17H43z"],
    ["wood2", "M12 36h38v2H12zm17-10h2v28h-2z"],
    ["lit", "M17 29h7v6h-7zm19 0h5v6h-5z"],
    ["beer2", "M16 39h18v15H16z"],
    ["wood", "M18 39c-2 5-2 10 0 15h14c2-5 2-10 0-15z"],
    ["iron2", "M17 43h16v1.600H17zm0 6h16v1.600H17z"],
    ["beer", "M38 44h9v10h-9z"],
    ["foam", "M37 45a3 3 0 0 1 3-3.500 3.500 3.500 0 0 1 6 0 2 2 0 0 1 2 3.500z"],
  ),
  forge: house(
    ["stone2", "M12 2h9v24h-9z"],
    ["ember", "M14 3.500a3 3 0 0 1 5 0z"],
    ["stone", "M8 26h44v28H8z"],
    ["stone2", "M44 26h8v28h-8z"],
    ["slate", "M3 28 14 13h34l9 15z"],
    ["slate2", "M48 13l9 15H46z"],
    ["night", "M13 54V42a9 9 0 0 1 18 0v12z"],
    ["ember", "M16 54c0-7 3-6 4-11 2 3 3 3 3 5 1-1 1.500-1.500 1.500-3 3 3 4 6 3 9z"],
    ["lit", "M19 54c0-4 2-4 2.500-6 1.500 2 3 3 2.500 6z"],
    ["iron2", "M33 43h18l-4 4h-3v3l4 4H36l4-4v-3c-4 0-6-1-7-4z"],
  ),
  office: house(
    ["wall", "M14 22h32v32H14z"],
    ["wall2", "M38 22h8v32h-8z"],
    ["slate", "M10 24 30 3l20 21z"],
    ["slate2", "M30 3l20 21h-9z"],
    ["wood2", "M14 36h32v2H14zm7-14h2v14h-2zm16 0h2v14h-2z"],
    ["lit", "M26 26h8v8h-8z"],
    ["wood2", "M18 42h8v12h-8z"],
    ["paper", "M31 41h17v10H31z"],
    ["paper2", "M29.500 39.500h3v13h-3zm17 0h3v13h-3z"],
    ["ink2", "M35 44h9m-9 3.500h6", 1.4],
  ),
  wainwright: house(
    ["wood", "M8 24h44v30H8z"],
    ["wood2", "M8 24h44v2H8zm0 9h44v1.300H8zm0 9h44v1.300H8z"],
    ["roof", "M3 26 12 10h36l9 16z"],
    ["roof2", "M48 10l9 16H46z"],
    ["night", "M14 54V34h13v20z"],
    ["paper2", circle(41, 42, 11)],
    ["cart2", circle(41, 42, 10.5), 3],
    ["cart2", "M41 31v22M30 42h22m-18.800-7.800 15.600 15.600m0-15.600L33.200 49.800", 1.6],
    ["cart", circle(41, 42, 2.6)],
  ),
  school: house(
    ["wall", "M8 26h44v28H8z"],
    ["wall2", "M44 26h8v28h-8z"],
    ["roof", "M4 28 14 14h32l10 14z"],
    ["roof2", "M46 14l10 14H45z"],
    ["wall", "M24 6h12v12H24z"],
    ["roof2", "M21 8 30 0l9 8z"],
    ["gold", "M27.500 15c0-5 5-5 5 0z"],
    ["wood2", "M26 40h9v14h-9z"],
    ["lit", "M13 33h8v8h-8zm26 0h8v8h-8z"],
    ["wood2", "M16.500 33h1v8h-1zm26 0h1v8h-1z"],
    ["book", "M22 31c3-1.500 5-1.500 8 0v6c-3-1.500-5-1.500-8 0z"],
    ["book2", "M30 31c3-1.500 5-1.500 8 0v6c-3-1.500-5-1.500-8 0z"],
  ),
  mainhouse: {
    box: [84, 64],
    parts: [
      ["shadow", "M3 61a39 3.500 0 0 0 78 0a39 3.500 0 0 0-78 0z"],
      ["stone2", "M60 5h8v18h-8z"],
      ["wall", "M12 30h60v32H12z"],
      ["wall2", "M60 30h12v32H60z"],
      ["roof", "M4 33 18 10h48l14 23z"],
      ["roof2", "M66 10l14 23H64z"],
      ["wall", "M29 33V22L42 11l13 11v11z"],
      ["roof2", "M25 25 42 8l17 17-3.500 2L42 14 28.500 27z"],
      ["lit", "M38 20h8v9h-8z"],
      ["wood2", "M12 44h60v2H12zm9-14h2v32h-2zm41 0h2v32h-2zM41.300 20h1.400v9h-1.400z"],
      ["lit", "M26 48h8v8h-8zm25 0h8v8h-8z"],
      ["wood2", "M37 62V51a5.500 5.500 0 0 1 11 0v11z"],
      ["gold", circle(45.5, 56, 0.9)],
    ],
  },
  barn: house(
    ["wood", "M10 28h40v26H10z"],
    ["wood2", "M10 34h40v1.500H10zm0 7h40v1.500H10zm0 7h40v1.500H10z"],
    ["thatch", "M4 31C6 18 18 8 30 8s24 10 26 23z"],
    ["thatch2", "M38 10c9 3 16 11 18 21H45z"],
    ["night", "M21 54V36h18v18z"],
    ["gold2", circle(30, 43, 7)],
    ["gold", circle(30, 42, 7)],
    ["gold2", circle(30, 42, 4.6), 1.2],
  ),
  clerk: house(
    ["wall", "M10 18h40v36H10z"],
    ["wall2", "M42 18h8v36h-8z"],
    ["royal", "M6 20 16 7h28l10 13z"],
    ["royal2", "M44 7l10 13H43z"],
    ["lit", "M15 24h9v9h-9zm21 0h9v9h-9z"],
    ["wood2", "M19 24h1v9h-1zm21 0h1v9h-1zM10 37h40v2H10z"],
    ["night", "M15 42h30v9H15z"],
    ["paper", "M19 43h13l3 8H17z"],
    ["ink2", "M21 46h9m-9 2.500h11", 1],
    ["foam", "M36 50c1-6 3-9 7-11-1 5-2 8-5 11z"],
    ["wood", "M12 51h36v3H12z"],
  ),
  meeting: house(
    ["wood2", "M27 28h6l2 20H25z"],
    ["leaf2", circle(17, 21, 12)],
    ["leaf2", circle(43, 21, 12)],
    ["leaf", circle(30, 14, 13)],
    ["leaf", circle(29, 25, 11)],
    ["leaf3", circle(26, 11, 6)],
    ["wood", "M6 44h48v4H6z"],
    ["wood2", "M9 48h3v6H9zm39 0h3v6h-3zM28.500 48h3v6h-3z"],
    ["paper", "M17 41.500h8l1 2.500h-8z"],
    ["beer", "M36 39h4v5h-4z"],
  ),
  field: house(
    ["soil", "M4 52 12 24h36l8 28z"],
    ["soil2", "M12.500 52 19 24h3.500L19 52zm15 0 1-28h3.500l1 28zM43 52l-4-28h3.500l7 28z"],
    ["crop", "M9 50l6-26h2l-4 26zm15 0 2-26h2l-1 26zm11 0-1-26h2l3 26zm14 0-6-26h2l8 26z"],
    [
      "leaf",
      "M10 26c1-4 2-4 3-6 1 2 2 3 3 6zm11 0c1-4 2-4 3-6 1 2 2 3 3 6zm11 0c1-4 2-4 3-6 1 2 2 3 3 6zm11 0c1-4 2-4 3-6 1 2 2 3 3 6z",
    ],
  ),
  play: house(
    ["wood", "M29 6h2.500v48H29z"],
    ["leaf2", circle(30, 9, 7), 3],
    ["roof", "M30 9C20 18 14 30 12 46", 1.6],
    ["royal", "M30 9c10 9 16 21 18 37", 1.6],
    ["gold2", "M30 9C24 22 23 32 22 46", 1.6],
    ["leaf2", "M31 9c6 13 7 23 8 37", 1.6],
    ["roof2", "M6 54c0-10 10-10 10 0zm33 0c0-8 8-8 8 0z"],
    ["royal", "M19 54c0-8 8-8 8 0zm28 0c0-10 10-10 10 0z"],
    ["skin", `${circle(11, 45, 3.4)}${circle(23, 47, 2.8)}${circle(43, 47, 2.8)}${circle(52, 45, 3.4)}`],
  ),
  stand: house(
    ["wood2", "M9 20h3v34H9zm39 0h3v34h-3z"],
    ["roof", "M6 8h48l4 14H2z"],
    ["foam", "M16 8h10l-1 14H13zm19 0h10l3 14H36z"],
    ["wood", "M6 36h48v6H6z"],
    ["wood2", "M8 42h44v10H8z"],
    ["crop", "M12 36a5 4 0 0 1 10 0zm26 0a5 4 0 0 1 10 0z"],
    ["leaf", "M25 36a5 4 0 0 1 10 0z"],
  ),
  chapel: house(
    ["stone", "M16 28h28v26H16z"],
    ["stone2", "M37 28h7v26h-7z"],
    ["roof", "M12 30 30 11l18 19z"],
    ["roof2", "M30 11l18 19h-9z"],
    CROSS,
    ["wood2", "M25 54v-8a5 5 0 0 1 10 0v8z"],
    ["lit", circle(30, 30, 4)],
  ),
  inn: house(
    ["wall", "M14 28h32v26H14z"],
    ["wall2", "M38 28h8v26h-8z"],
    ["slate", "M9 30 30 12l21 18z"],
    ["slate2", "M30 12l21 18h-9z"],
    ["wood2", "M26 41h8v13h-8z"],
    ["lit", "M17 34h6v6h-6zm19 0h6v6h-6z"],
  ),

  "church-healing": church(["book", "M39.500 27h3v4.500H47v3h-4.500V39h-3v-4.500H35v-3h4.500z"]),
  "church-monastery": church([
    "night",
    "M36.500 39c0-7 2-9 4.500-9s4.500 2 4.500 9zM38 29.500a3 3 0 1 0 6 0a3 3 0 1 0-6 0z",
  ]),
  "church-trade": church(["gold2", circle(41, 33, 6)], ["gold", circle(41, 33, 4.5)], ["gold2", "M40 30h2v6h-2z"]),
  "church-travellers": church(["wood2", "M44 27l-4 12", 1.8], ["cart", "M35 33c0-4 6-4 6 0v4h-6z"]),
  "council-finance": chamber(["gold2", circle(30, 18, 6)], ["gold", circle(30, 18, 4.6)]),
  "council-guild": chamber([
    "joker",
    "M30 11l1.800 4 4.200-.5-1.800 3.700 2.800 2.800-4 .8-.8 4-2.200-3-2.200 3-.8-4-4-.8 2.800-2.800-1.800-3.700 4.200.5z",
  ]),
  "council-territories": chamber(
    ["leaf", "M24.500 15l4-1.500v9l-4 1.500z"],
    ["crop", "M28.500 13.500l4 1.500v9l-4-1.500z"],
    ["leaf", "M32.500 15l3.500-1.500v9L32.500 24z"],
  ),
  "council-people": chamber(
    ["royal", "M23.500 24c0-7 7-7 7 0zm6 0c0-7 7-7 7 0z"],
    ["skin", `${circle(27, 15.5, 2.5)}${circle(33, 15.5, 2.5)}`],
  ),
};

/** What a place is drawn as where it is only a sign. */
const ALIKE: Record<string, string> = {
  church: "church-monastery",
  council: "council-finance",
  road: "signpost",
  house: "mainhouse",
};

export function pictureOf(name: string): Picture | undefined {
  return PICTURES[name] ?? PICTURES[ALIKE[name] ?? ""];
}
