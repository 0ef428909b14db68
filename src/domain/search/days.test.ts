import { describe, expect, it } from 'vitest';
import { readDays, weekendFrom } from './days.ts';

// A Wednesday.
const today = '2026-11-25';
const read = (text: string, from = today) => readDays(text.split(' '), from);

describe('days', () => {
  it.each([
    ['today', 1, '2026-11-25', '2026-11-25'],
    ['tonight', 1, '2026-11-25', '2026-11-25'],
    ['tomorrow morning', 1, '2026-11-26', '2026-11-26'],
    ['this weekend', 2, '2026-11-28', '2026-11-29'],
    ['weekend', 1, '2026-11-28', '2026-11-29'],
    ['next weekend', 2, '2026-12-05', '2026-12-06'],
    ['next week', 2, '2026-11-30', '2026-12-06'],
    ['this week', 2, '2026-11-25', '2026-11-29'],
    ['saturday', 1, '2026-11-28', '2026-11-28'],
    ['on sat', 2, '2026-11-28', '2026-11-28'],
    ['wednesdays', 1, '2026-11-25', '2026-11-25'],
    ['5 dec', 2, '2026-12-05', '2026-12-05'],
    ['dec 5th', 2, '2026-12-05', '2026-12-05'],
    ['5th of december', 3, '2026-12-05', '2026-12-05'],
    ['on 2 january', 3, '2027-01-02', '2027-01-02'],
    ['2026 12 05', 3, '2026-12-05', '2026-12-05'],
    ['december', 1, '2026-12-01', '2026-12-31'],
    ['in november', 2, '2026-11-25', '2026-11-30'],
    ['in may', 2, '2027-05-01', '2027-05-31'],
  ])('%s', (text, count, start, end) => expect(read(text)).toEqual({ count, value: { start, end } }));

  it.each(['sun', 'march', 'may', '31 feb', '2026 13 01', 'hanoi', 'dec', 'next door'])('are none: %s', (text) =>
    expect(read(text)).toBeNull(),
  );

  it('of a weekend that has begun are those that are left', () => {
    expect(weekendFrom('2026-11-28')).toEqual({ start: '2026-11-28', end: '2026-11-29' });
    expect(weekendFrom('2026-11-29')).toEqual({ start: '2026-11-29', end: '2026-11-29' });
  });
});
