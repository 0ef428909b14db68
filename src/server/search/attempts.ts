// The ways to relax a search that finds nothing, from the smallest loss on: days, price and length before the activity,
// the activity before the place (docs/domain/search.md#partial-matches). Pure.
import type { NearPoint, SearchPlan } from '#src/domain/search/plan.ts';
import type { PartKind } from '#src/domain/search/part-kinds.ts';
import { rankAny, wantAll, wantAny, wantNamed, type WordsQuery } from '#src/domain/search/query.ts';
import type { Part } from '#src/domain/search/read.ts';
import { limitsOf, withRead } from './recognised.ts';
import type { Fit, SearchFilters } from './search-port.ts';
import type { Place } from './words/frequent-words.ts';

export interface Attempt {
  readonly fit: Fit;
  readonly place: Place;
  readonly filters: SearchFilters;
  /** Kinds of parts that it ignores. */
  readonly dropped: readonly PartKind[];
  /** Also made when matches are only in descriptions, for one outside of them. */
  readonly triesBetter?: boolean;
}

/** `isCityChosen`: the guest is in a city, which no relaxation leaves. */
export type Planned = SearchPlan & { readonly isCityChosen?: boolean };

/** Parts that limit, in the order in which they are given up. */
const limiting: readonly PartKind[] = ['day', 'price', 'length', 'distance'];
const topics: readonly PartKind[] = ['category', 'attribute', 'need', 'time'];

/** In the order to try; empty when the search means nothing. */
export function attemptsOf(parts: readonly Part[], plan: Planned, chosen: SearchFilters): Attempt[] {
  const { cityIds, countryCityIds, groups, elsewhere, isCityChosen = false } = plan;
  if (!isMeant(parts, plan)) return [];
  const read = limiting.filter((kind) => parts.some((part) => part.kind === kind));
  // A distance from nothing limits nothing.
  const unplaced = read.filter((kind) => kind === 'distance' && plan.near === null);
  const limits = read.filter((kind) => !unplaced.includes(kind));
  // Other cities are all too far.
  const away: readonly PartKind[] = ['city', ...read.filter((kind) => kind === 'distance')];
  const attempt = (
    fit: Fit,
    dropped: readonly PartKind[],
    ids: Place['cityIds'],
    words: WordsQuery | null,
  ): Attempt => ({
    fit,
    dropped: [...new Set([...dropped, ...unplaced])],
    place: { cityIds: ids, words, near: dropped.includes('distance') ? anyFar(plan.near) : plan.near },
    filters: withRead(chosen, limitsOf(parts.filter(({ kind }) => !dropped.some((one) => one === kind)))),
  });
  /** With the limits, then without. */
  const both = (fit: Fit, dropped: readonly PartKind[], ids: Place['cityIds'], words: WordsQuery | null) => {
    const left = limits.filter((kind) => !dropped.includes(kind));
    return [
      attempt(fit, dropped, ids, words),
      ...(left.length > 0 ? [attempt(fit, [...dropped, ...left], ids, words)] : []),
    ];
  };
  const hasWords = groups.length > 0;
  const all = wantAll(plan);
  // Far from all cities, only the words count.
  if (elsewhere !== null && cityIds === null) return hasWords ? both('other_city', away, null, all) : [];
  const isAnchored = hasWords || cityIds !== null;
  const single = isAnchored ? limits.map((kind) => [kind]) : [];
  const attempts = [
    elsewhere === null ? attempt('all', [], cityIds, all) : attempt('near_place', ['city'], cityIds, all),
    ...[...single, ...(single.length > 1 ? [limits] : [])].map((dropped) => ({
      ...attempt('other_limits', dropped, cityIds, all),
      triesBetter: hasWords,
    })),
    ...(groups.length > 1 ? both('some_words', [], cityIds, wantAny(plan)) : []),
  ];
  if (cityIds === null || !hasWords || isCityChosen) return attempts;
  const titled = wantNamed(plan);
  return [
    ...attempts,
    ...(countryCityIds === null ? [] : both('other_city', away, countryCityIds, titled)),
    ...both('other_city', away, null, titled),
    ...both('city_only', topics, cityIds, wantAll({ ...plan, groups: [] })),
  ];
}

const anyFar = (near: NearPoint | null) => near && { ...near, withinKm: null };

/** A city, or a few: what else is there follows few matches. */
const citiesMost = 3;

/** What joins a search's few full matches, after them; null for nothing. */
export function moreOf(parts: readonly Part[], plan: Planned, chosen: SearchFilters): Attempt | null {
  const { cityIds, groups, near } = plan;
  const isCity = cityIds !== null && cityIds.length <= citiesMost;
  const words = isCity ? rankAny(plan) : groups.length > 2 ? wantAny(plan) : null;
  if (words === null) return null;
  return {
    fit: 'all',
    dropped: [],
    place: { cityIds, words, near: anyFar(near) },
    filters: withRead(chosen, limitsOf(parts)),
  };
}

/** Whether a search says anything that can be searched for. */
function isMeant(
  parts: readonly Part[],
  { cityIds, groups, boosts, missing, isNonsense, isCityChosen }: Planned,
): boolean {
  if (isNonsense) return false;
  const says: ReadonlySet<Part['kind']> = new Set(['city', 'price', 'length', 'day', 'guests', 'order', 'not']);
  return (
    groups.length > 0 ||
    (cityIds !== null && isCityChosen !== true) ||
    parts.some(({ kind }) => says.has(kind)) ||
    (boosts.length > 0 && missing.length === 0)
  );
}
