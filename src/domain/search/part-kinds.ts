// The browser and the contract read these names, and nothing of the rest (docs/domain/search.md#what-is-read).

/** What a part of a search can be taken for, and taken back from. */
export const partKinds = ['city', 'category', 'attribute', 'time', 'length', 'price', 'day', 'guests'] as const;
export type PartKind = (typeof partKinds)[number];
