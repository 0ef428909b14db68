// What operators may make of cities, categories and search words (docs/back-office.md#places).

import { dateAt } from '../calendar/zoned.ts';

/** Whether the program knows a zone by exactly this name; an offset such as `+05:45` is none. */
export function isZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)+$/.test(name) && name !== 'UTC') return false;
  try {
    return dateAt(0, name) !== '';
  } catch {
    return false;
  }
}

/** Zones that may be chosen, by name. */
export function knownZones(): readonly string[] {
  return Intl.supportedValuesOf('timeZone');
}

/** Kinds of search words (docs/search.md#what-is-read). */
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
