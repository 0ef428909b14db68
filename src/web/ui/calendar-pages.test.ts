import { describe, expect, it } from 'vitest';
import { isTurnTooFar, monthsShown } from './calendar-pages.ts';

describe('pages of a calendar', () => {
  it.each([
    ['on the first day', '2026-12-01', '2026-12', ['2026-12']],
    ['with three weeks left', '2026-11-21', '2026-11', ['2026-11']],
    ['with two weeks left', '2026-11-22', '2026-11', ['2026-11', '2026-12']],
    ['for the month after, then', '2026-11-28', '2026-12', ['2026-11', '2026-12']],
    ['for the month after that', '2026-11-28', '2027-01', ['2027-01']],
    ['over a new year', '2026-12-31', '2026-12', ['2026-12', '2027-01']],
  ])('%s', (_name, today, month, months) => expect(monthsShown(today, month)).toEqual(months));

  it.each([
    ['2026-12-05', '2027-02-05', true],
    ['2026-12-05', '2027-01-05', false],
    ['2026-11-28', '2027-01-28', false],
    ['2026-12-05', '2027-12-05', false],
  ])('a turn from %s to %s is too far: %j', (from, to, isFar) => {
    expect(isTurnTooFar({ shown: ['2026-11', '2026-12'], from, to })).toBe(isFar);
  });
});
