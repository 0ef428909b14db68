import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { dayIn, tidyDuration, tidyRule, tidyTime } from './spelling.ts';

describe('times as programs spell them', () => {
  it.each([
    ['20261201', '20261201'],
    ['20261201T090000', '20261201T090000'],
    [' 20261201t090000z ', '20261201T090000Z'],
    ['2026-12-01', '20261201'],
    ['2026-12-01T09:00:00Z', '20261201T090000Z'],
    ['2026-12-01T09:00:00.000Z', '20261201T090000Z'],
    ['2026/12/1 9:00', '20261201T090000'],
    ['20261201T0900', '20261201T090000'],
    ['20261201T090000+0700', '20261201T020000Z'],
    ['20261201T190000-05:00', '20261202T000000Z'],
    ['20261231T240000', '20270101T000000'],
    ['20261201T', '20261201'],
    ['20261201T235960', '20261201T235959'],
    ['20260230', null],
    ['2026-12-01Tmorning', null],
    ['20261201T2500', null],
    ['20261201T090000+9999', null],
    ['12/01/2026', null],
    ['whenever', null],
    ['', null],
  ])('%s', (text, tidy) => {
    expect(tidyTime(text)).toBe(tidy);
  });

  it('that are right stay what they are, and no text throws', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          const right = date.toISOString().replace(/[-:]|\.\d+/g, '');
          expect(tidyTime(right)).toBe(right);
          expect(tidyTime(date.toISOString())).toBe(right);
        },
      ),
    );
    fc.assert(
      fc.property(fc.string(), (text) => void [tidyTime(text), tidyRule(text), tidyDuration(text), dayIn(text)]),
    );
  });
});

describe('what else is spelled freely', () => {
  it.each([
    ['FREQ=WEEKLY;BYDAY=MO, TU, WE', 'FREQ=WEEKLY;BYDAY=MO,TU,WE'],
    ['freq=weekly;byday=mo,tu', 'FREQ=WEEKLY;BYDAY=MO,TU'],
    ['FREQ=DAILY;UNTIL=2026-12-31;', 'FREQ=DAILY;UNTIL=20261231'],
    ['FREQ=DAILY;BYDAY=;;COUNT=3', 'FREQ=DAILY;COUNT=3'],
    ['FREQ=DAILY;COUNT=-1;X-A=1', 'FREQ=DAILY'],
    ['FREQ=MONTHLY;BYDAY=-1Friday', 'FREQ=MONTHLY;BYDAY=-1FR'],
    ['FREQ=DAILY;UNTIL=later', null],
    ['FREQ=WEEKLY;BYDAY=someday', null],
    ['RRULE:FREQ=DAILY', null],
    ['COUNT=3', null],
  ])('the rule %s', (text, tidy) => {
    expect(tidyRule(text)).toBe(tidy);
  });

  it.each([
    ['PT1H30M', 5400],
    ['pt 1h', 3600],
    ['P1H', 3600],
    ['P2W', 1_209_600],
    ['-PT1H', -3600],
    ['P', null],
    ['PT', null],
    ['PT1.5H', null],
    ['an hour', null],
  ])('the duration %s', (text, seconds) => {
    expect(tidyDuration(text)).toBe(seconds);
  });

  it.each([
    ['DTSTART:2026-12-10Tmorning', '2026-12-10'],
    ['on 20261210 at nine', '2026-12-10'],
    ['99999999 20261210', '2026-12-10'],
    ['DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20261210Tx', '2026-12-10'],
    ['+84 123456789', null],
  ])('the day in %s', (text, day) => {
    expect(dayIn(text)).toBe(day);
  });
});
