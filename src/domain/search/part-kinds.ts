// Kinds of parts, apart from the other search files so that browser and contract load only this
// (docs/domain/search.md#query-parsing).

/** What a part of a search can be read as; the guest can undo it. */
export const partKinds = ['city', 'category', 'attribute', 'time', 'length', 'price', 'day', 'guests'] as const;
export type PartKind = (typeof partKinds)[number];
