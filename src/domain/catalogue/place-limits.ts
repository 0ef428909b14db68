// What operators may make of cities, categories and search words (docs/reference/back-office.md#places).

/** Lengths of the name of a country, and where it may stand in lists. Apart from its rules, which need tables that no browser loads. */
export const countryLimits = { name: { min: 2, max: 80 }, position: { min: 1, max: 30_000 } } as const;

/** Kinds of search words (docs/domain/search.md#what-is-read). */
export const synonymKinds = [
  'words',
  'instead',
  'place',
  'landmark',
  'category',
  'attribute',
  'time',
  'filler',
] as const;
export type SynonymKind = (typeof synonymKinds)[number];

/** What a word of these kinds may mean, where that is one of a few. */
export const synonymMeanings: Readonly<Partial<Record<SynonymKind, readonly string[]>>> = {
  attribute: ['solo', 'family', 'couples', 'child friendly', 'big groups'],
  time: ['morning', 'afternoon', 'evening'],
};

/** Words of one term, at most. */
export const mostTermWords = 4;

/** How many tips a city has, at most. */
export const mostTips = 12;
