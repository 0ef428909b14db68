// How far a host looks back (docs/domain/ledger.md#weeks).

/** How many weeks a host may look back. */
export const weekSpans = [12, 52] as const;
export type WeekSpan = (typeof weekSpans)[number];
