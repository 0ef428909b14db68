// Kinds of parts, apart from the other search files so that browser and contract load only this
// (docs/domain/search.md#query-parsing).

/** What a part of a search can be read as; the guest can drop it. `spelling` are corrections. */
export const partKinds = [
  'city',
  'category',
  'attribute',
  'need',
  'time',
  'length',
  'distance',
  'price',
  'day',
  'guests',
  'order',
  'not',
  'spelling',
] as const;
export type PartKind = (typeof partKinds)[number];

/** Orders that words such as "cheapest" ask for. */
export const readOrders = ['price', 'rating', 'newest', 'popularity'] as const;
export type ReadOrder = (typeof readOrders)[number];

/** Characters of a search. */
export const keywordMax = 200;
