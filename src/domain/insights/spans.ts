// How far a host looks back (docs/domain/ledger.md#weeks).

/** In weeks. */
export const weekSpans = [12, 52] as const;
export type WeekSpan = (typeof weekSpans)[number];
