// A party with what phones have done, as the panel and the list of a phone show it (docs/check-in.md#several-phones).
import type { Act } from '#src/domain/host-day/act.ts';
import { mergeActs, type Merged } from '#src/domain/host-day/merge.ts';
import type { DepartureRow, PartyRow } from './departure-queries.ts';
import type { ActRow } from './sync-queries.ts';

/** How many of a party are in, since when, and what phones disagree on. */
export interface Arrival {
  readonly heads: number;
  /** ms since 1970 */
  readonly since: number | null;
  readonly remarks: Merged['remarks'];
}

/** What acts and the booking's own state say together: one that was checked in without a phone is in with everybody. */
export function arrivalOf(
  party: Pick<PartyRow, 'status' | 'pax' | 'checked_in_at'>,
  departure: Pick<DepartureRow, 'starts_at' | 'ends_at'>,
  acts: readonly ActRow[],
): Arrival {
  const merged = mergeActs({ pax: party.pax, ...departure }, acts as readonly Act[]);
  const { remarks } = merged;
  if (merged.heads > 0) return { heads: merged.heads, since: merged.since, remarks };
  const isIn = party.status === 'checked_in';
  return { heads: isIn ? party.pax : 0, since: isIn ? party.checked_in_at : null, remarks };
}

/** 'Maya S.': enough to greet somebody, and no more than that on a phone that may be lost. */
export function shortName({ first_name, last_name }: Pick<PartyRow, 'first_name' | 'last_name'>): string {
  const [initial = ''] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(last_name.trim());
  const letter = typeof initial === 'string' ? initial : initial.segment;
  return letter === '' ? first_name.trim() : `${first_name.trim()} ${letter}.`;
}
