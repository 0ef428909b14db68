// Emoji in a search as the words that they stand for (docs/domain/search.md#query-parsing).

const wordsOf: Readonly<Record<string, string>> = {
  noodles: '🍜🍝', cooking: '🍳👨‍🍳👩‍🍳🧑‍🍳🥘🔪', food: '🍽😋🍴🥢', dumpling: '🥟', rice: '🍚🍛🌾', soup: '🍲', sweet: '🍰🧁🍮🍬🍭', bread: '🥖🍞',
  fish: '🐟🎣', crab: '🦀', shrimp: '🦐', spice: '🌶', coffee: '☕', tea: '🍵🫖', wine: '🍷', beer: '🍺🍻', fruit: '🍍🥭🍌',
  bike: '🚲🚴', scooter: '🛵🏍', rickshaw: '🛺', train: '🚂🚆', boat: '⛵🚤🛥⛴🚣', kayak: '🛶', swimming: '🏊', snorkeling: '🤿', surfing: '🏄',
  hike: '🥾🧗', mountain: '⛰🏔🗻', walk: '🚶', waterfall: '💦', beach: '🏖', island: '🏝', forest: '🌳🌴🎋', flower: '🌸🌺💐🪷', garden: '🌱🪴',
  temple: '🛕⛩', monk: '🙏', market: '🛒🏪', painting: '🎨🖌', pottery: '🏺', weaving: '🧵🧶', lantern: '🏮', kite: '🪁', mask: '🎭', jewellery: '💍',
  music: '🎵🎶🎼🎻🪕', drum: '🥁', singing: '🎤', dance: '💃🕺', wildlife: '🐘🦏🐅🐒🦧', bird: '🐦🦜', bat: '🦇', farm: '🚜🐄', buffalo: '🐃',
  photography: '📷📸', yoga: '🧘', massage: '💆', sunrise: '🌅🌄', sunset: '🌇', night: '🌙🌃', romantic: '💑❤🥰', family: '👪👨‍👩‍👧👨‍👩‍👧‍👦', kids: '🧒👶',
}; // prettier-ignore

const picture = /\p{RGI_Emoji}|\p{Extended_Pictographic}/gv;
/** Without variation selectors and skin tones. */
const bare = (one: string) => one.replaceAll(/\ufe0f|\p{Emoji_Modifier}/gu, '');
const known = new Map(
  Object.entries(wordsOf).flatMap(([words, pictures]) =>
    (pictures.match(picture) ?? []).map((one) => [bare(one), words] as const),
  ),
);

/** The text with known emoji replaced by words; the others stay. */
export function wordsOfPictures(text: string): string {
  return text.replaceAll(picture, (one) => {
    const words = known.get(bare(one));
    return words === undefined ? one : ` ${words} `;
  });
}
