import { describe, expect, it } from 'vitest';
import { groupsWithTrip, type Suggestion, type SuggestionGroup } from './suggestions.ts';

const line = (kind: Suggestion['kind'], href: string): SuggestionGroup => ({
  key: kind,
  title: null,
  items: [{ key: kind, kind, label: kind, detail: null, href }],
});
const groups = [
  line('city', '/2/hanoi'),
  line('category', '/2/hanoi?categories=4'),
  line('search', '/s/pho'),
  line('course', '/hanoi/7/pho'),
  line('recent', '/hanoi/8/tea'),
];
const hrefs = (all: readonly SuggestionGroup[]) => all.flatMap(({ items }) => items.map(({ href }) => href));
const day = '2026-11-28';
const none = { dates: null, pax: null };
const days = 'dates=2026-11-28%20-%20';

describe('what a search offers for a trip', () => {
  it('leads to lists with days and guests, to experiences with the one day that was named', () => {
    expect(hrefs(groupsWithTrip(groups, { dates: { start: day, end: day }, pax: 2 }, null))).toEqual([
      `/2/hanoi?${days}2026-11-28&pax=2`,
      `/2/hanoi?categories=4&${days}2026-11-28&pax=2`,
      `/s/pho?${days}2026-11-28&pax=2`,
      '/hanoi/7/pho?date=2026-11-28&pax=2',
      '/hanoi/8/tea?date=2026-11-28&pax=2',
    ]);
  });

  it('names no day of an experience among several', () => {
    const trip = { dates: { start: day, end: '2026-11-29' }, pax: null };
    expect(hrefs(groupsWithTrip(groups, trip, null))).toEqual([
      `/2/hanoi?${days}2026-11-29`,
      `/2/hanoi?categories=4&${days}2026-11-29`,
      `/s/pho?${days}2026-11-29`,
      '/hanoi/7/pho',
      '/hanoi/8/tea',
    ]);
  });

  it('adds what the words say to places and experiences, but not to a search for these words', () => {
    const read = { place: null, dates: { start: day, end: day }, pax: 2 };
    const [city, , search, course] = hrefs(groupsWithTrip(groups, { dates: null, pax: 3 }, read));
    expect([city, search, course]).toEqual([
      `/2/hanoi?${days}2026-11-28&pax=3`,
      '/s/pho?pax=3',
      '/hanoi/7/pho?date=2026-11-28&pax=3',
    ]);
  });

  it('stays as it is without one', () => {
    expect(groupsWithTrip(groups, none, null)).toBe(groups);
  });
});
