import { describe, expect, it } from 'vitest';
import type { Suggestion, SuggestionGroup } from './suggestions.ts';
import { groupsWithTrip } from './use-search-box.ts';

const line = (kind: Suggestion['kind'], href: string): SuggestionGroup => ({
  key: kind,
  kind,
  title: null,
  items: [{ key: kind, kind, label: kind, detail: null, href }],
});
const groups = [
  line('city', '/2/hanoi'),
  line('search', '/s/pho'),
  line('course', '/hanoi/7/pho'),
  line('recent', '/hanoi/8/tea'),
];
const hrefs = (all: readonly SuggestionGroup[]) => all.flatMap(({ items }) => items.map(({ href }) => href));
const day = '2026-11-28';
const days = 'dates=2026-11-28%20-%20';

describe('what a search offers for a trip', () => {
  it('leads to lists with days and guests, to experiences with the one day that was named', () => {
    expect(hrefs(groupsWithTrip(groups, { dates: { start: day, end: day }, pax: 2 }))).toEqual([
      `/2/hanoi?${days}2026-11-28&pax=2`,
      `/s/pho?${days}2026-11-28&pax=2`,
      '/hanoi/7/pho?date=2026-11-28&pax=2',
      '/hanoi/8/tea?date=2026-11-28&pax=2',
    ]);
  });

  it('names no day of an experience among several', () => {
    const trip = { dates: { start: day, end: '2026-11-29' }, pax: null };
    expect(hrefs(groupsWithTrip(groups, trip))).toEqual([
      `/2/hanoi?${days}2026-11-29`,
      `/s/pho?${days}2026-11-29`,
      '/hanoi/7/pho',
      '/hanoi/8/tea',
    ]);
  });

  it('stays as it is without one', () => {
    expect(groupsWithTrip(groups, { dates: null, pax: null })).toBe(groups);
  });
});
