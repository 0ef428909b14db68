import { describe, expect, it } from 'vitest';
import { chooseLocale } from '#tests/support/choose-locale.ts';
import { daysText, nearDays, nextDay, spanText } from './days.ts';

describe('days with a name', () => {
  it.each([
    ['a Wednesday', '2026-11-25', ['25', '26', '28-29', '25-01']],
    ['a Friday', '2026-11-27', ['27', '28', '28-29', '27-03']],
    ['a Saturday', '2026-11-28', ['28', '29', '28-29', '28-04']],
    ['a Sunday, when the weekend is today', '2026-11-29', ['29', '30', '05-06', '29-05']],
    ['the last day of a year', '2026-12-31', ['31', '01', '02-03', '31-06']],
  ])('on %s', (_name, today, expected) => {
    const short = nearDays(today).map(({ days: { start, end } }) =>
      (start === end ? [start] : [start, end]).map((day) => day.slice(8)).join('-'),
    );
    expect(short).toEqual(expected);
  });

  it.each([
    ['2026-11-25', '2026-11-25', 'Today'],
    ['2026-11-26', '2026-11-26', 'Tomorrow'],
    ['2026-11-28', '2026-11-29', 'This weekend'],
    ['2026-11-25', '2026-12-01', 'Next 7 days'],
    ['2026-11-28', '2026-11-28', '28 Nov'],
  ])('%s to %s are called %s', (start, end, text) => {
    expect(daysText({ start, end }, '2026-11-25')).toBe(text);
  });
});

describe('days in another language', () => {
  it.each([
    ['de_DE', '2026-12-05', '2026-12-09', '5.–9. Dez.'],
    ['de_DE', '2026-12-28', '2027-01-03', '28. Dez. 2026 – 3. Jan. 2027'],
    ['en_US', '2026-12-05', '2026-12-09', '5–9 Dec'],
    ['ja_JP', '2026-12-05', '2026-12-05', '12月5日'],
  ])('%s: %s to %s is %s', (name, start, end, text) => {
    chooseLocale(name);
    expect(spanText(start, end, '2026-11-21').replaceAll(/\s/g, ' ')).toBe(text);
  });
});

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
