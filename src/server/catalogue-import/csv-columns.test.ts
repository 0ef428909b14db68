import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { parseWeeklyTimes } from './csv-columns.ts';

const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

describe('weekly times in one cell', () => {
  it.each([
    ['mon 09:00 10', [{ weekdays: [1], times: ['09:00'], capacity: 10 }]],
    ['Mon 9:00 10', [{ weekdays: [1], times: ['09:00'], capacity: 10 }]],
    ['sat,sun 08:00,14:00 8;', [{ weekdays: [6, 7], times: ['08:00', '14:00'], capacity: 8 }]],
    ['monday-wednesday 10:00 2', [{ weekdays: [1, 2, 3], times: ['10:00'], capacity: 2 }]],
    ['fri-mon 10:00 2', [{ weekdays: [1, 5, 6, 7], times: ['10:00'], capacity: 2 }]],
    ['daily 17:00 4', [{ weekdays: [1, 2, 3, 4, 5, 6, 7], times: ['17:00'], capacity: 4 }]],
    ['', []],
  ])('%s', (cell, rules) => {
    expect(parseWeeklyTimes(cell)).toEqual(rules);
  });

  it.each(['mon', 'mon 09:00', 'mon 09:00 many', 'moon 09:00 4', 'mon-tue-wed 09:00 4', 'mon 09:00 4 5', '09:00 4'])(
    'does not guess: %s',
    (cell) => {
      expect(parseWeeklyTimes(cell)).toBeNull();
    },
  );

  it('reads back what was written, whatever it is', () => {
    const rule = fc.record({
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      times: fc.uniqueArray(fc.constantFrom('00:00', '06:30', '12:00', '23:59'), { minLength: 1 }),
      capacity: fc.integer({ min: 1, max: 100_000 }),
    });
    fc.assert(
      fc.property(fc.array(rule), (rules) => {
        const sorted = rules.map((one) => ({ ...one, weekdays: one.weekdays.toSorted((a, b) => a - b) }));
        const cell = sorted
          .map(({ weekdays, times, capacity }) =>
            [weekdays.map((day) => names[day - 1]).join(','), times.join(','), capacity].join(' '),
          )
          .join('; ');
        expect(parseWeeklyTimes(cell)).toEqual(sorted);
      }),
    );
  });
});
