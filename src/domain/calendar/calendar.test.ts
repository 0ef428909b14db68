import { describe, expect, it } from 'vitest';
import { isZone, knownZones } from './zone-clock.ts';
import { addDays, datesOfMonth, monthOf, weekdayOf } from './civil.ts';
import { dateAt, datesWithClockChange, instantOf, nextClockChange, wallTimeAt } from './zoned.ts';

const at = (text: string) => Date.parse(text);

describe('civil dates', () => {
  it.each([
    ['2026-02', 28, '2026-02-28'],
    ['2028-02', 29, '2028-02-29'],
    ['2100-02', 28, '2100-02-28'],
    ['2026-12', 31, '2026-12-31'],
  ])('%s has %i days', (month, count, last) => {
    const dates = datesOfMonth(month);
    expect([dates.length, dates[0], dates.at(-1)]).toEqual([count, `${month}-01`, last]);
  });

  it('counts over month and year ends', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([1, 7]);
    expect(monthOf('2026-11-23')).toBe('2026-11');
    expect(() => weekdayOf('2026-02-30')).toThrow(RangeError);
  });
});

describe('wall time and instants', () => {
  it.each([
    ['2026-11-21', '09:00', 'Asia/Kathmandu', '2026-11-21T03:15:00Z'],
    ['2026-11-21', '09:00', 'Asia/Yangon', '2026-11-21T02:30:00Z'],
    ['2026-11-21', '00:30', 'Asia/Kolkata', '2026-11-20T19:00:00Z'],
    ['2026-01-01', '00:00', 'Pacific/Apia', '2025-12-31T11:00:00Z'],
  ])('%s %s in %s is %s', (date, time, zone, instant) => {
    expect(instantOf(date, time, zone)).toBe(at(instant));
    expect(wallTimeAt(at(instant), zone)).toBe(`${date}T${time}`);
    expect(dateAt(at(instant), zone)).toBe(date);
  });

  it('has no instant for a time that is left out', () => {
    expect(instantOf('2026-03-29', '02:30', 'Europe/Berlin')).toBeNull();
    expect(instantOf('2026-03-29', '03:00', 'Europe/Berlin')).toBe(at('2026-03-29T01:00:00Z'));
    expect(instantOf('2011-12-30', '10:00', 'Pacific/Apia')).toBeNull();
  });

  it('takes the first of a time that comes twice', () => {
    expect(instantOf('2026-10-25', '02:30', 'Europe/Berlin')).toBe(at('2026-10-25T00:30:00Z'));
  });

  it('knows on which dates the clocks change', () => {
    expect(datesWithClockChange('2026-03-01', '2026-03-31', 'Europe/Berlin')).toEqual([
      { from: '2026-03-29', to: '2026-03-29' },
    ]);
    expect(datesWithClockChange('2011-12-01', '2011-12-31', 'Pacific/Apia')).toEqual([
      { from: '2011-12-29', to: '2011-12-31' },
    ]);
    expect(datesWithClockChange('2026-01-01', '2026-12-31', 'Asia/Kathmandu')).toEqual([]);
    expect(nextClockChange(at('2026-11-21T00:00:00Z'), 'Asia/Kathmandu')).toBeNull();
  });
});

describe('a zone', () => {
  it.each(['Asia/Kathmandu', 'Asia/Ho_Chi_Minh', 'America/Argentina/Buenos_Aires', 'UTC'])('%s is one', (name) => {
    expect(isZone(name)).toBe(true);
  });

  it.each(['', 'Asia', 'Asia/Nowhere', '+05:45', 'asia/kathmandu', 'Asia/Kathmandu ', "Asia/'; drop table city"])(
    '%j is none',
    (name) => {
      expect(isZone(name)).toBe(false);
    },
  );

  it('can be chosen from a list of zones alone', () => {
    expect(knownZones().length).toBeGreaterThan(300);
    expect(knownZones().filter((name) => !isZone(name))).toEqual([]);
  });
});
