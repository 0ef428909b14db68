import { describe, expect, it } from 'vitest';
import { nextDay, spanText } from './span-text.ts';

describe('days as text', () => {
  it.each([
    ['2026-12-05', '2026-12-05', '5 Dec'],
    ['2026-12-05', '2026-12-09', '5–9 Dec'],
    ['2026-11-28', '2026-12-03', '28 Nov – 3 Dec'],
    ['2026-12-28', '2027-01-03', '28 Dec – 3 Jan 2027'],
    ['2027-03-01', '2027-03-02', '1–2 Mar 2027'],
    ['2027-03-30', '2027-04-02', '30 Mar – 2 Apr 2027'],
  ])('%s to %s is %s', (start, end, text) => {
    expect(spanText(start, end, '2026-11-21')).toBe(text);
  });

  it.each([
    ['2026-11-21', '2026-11-22'],
    ['2026-12-31', '2027-01-01'],
    ['2028-02-28', '2028-02-29'],
    ['2027-02-28', '2027-03-01'],
  ])('after %s comes %s', (day, next) => {
    expect(nextDay(day)).toBe(next);
  });
});
