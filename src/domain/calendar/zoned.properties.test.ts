// Instants and wall times in zones that change their clocks, against a second implementation.
import { fc } from '#tests/support/properties.ts';
import { expect, it } from 'vitest';
import { dstZones as places } from '#tests/support/calendar/dst-zones.ts';
import { instantsOf, utcOf, wallOf } from '#tests/support/calendar/wall-by-intl.ts';
import { instantOf, wallTimeAt } from './zoned.ts';

const time = fc.nat(95).map((n) => `${String(n >> 2).padStart(2, '0')}:${String((n & 3) * 15).padStart(2, '0')}`);

it('an instant has one wall time, and a wall time its first instant or none', () => {
  const moment = fc
    .record({ place: fc.constantFrom(...places), pick: fc.nat(), quarters: fc.integer({ min: -200, max: 200 }) })
    .map(({ place, pick, quarters }) => ({
      zone: place.zone,
      instant: utcOf(`${place.days[pick % place.days.length] ?? ''} 00:00`) + quarters * 15 * 60_000,
    }));
  fc.assert(
    fc.property(moment, time, ({ zone, instant }, wanted) => {
      const wall = wallTimeAt(instant, zone);
      expect(wall.replace('T', ' ')).toBe(wallOf(instant, zone));
      const [date = '', shown = ''] = wall.split('T');
      expect(instantOf(date, shown, zone)).toBe(instantsOf(date, shown, zone)[0]);
      expect(instantOf(date, wanted, zone)).toBe(instantsOf(date, wanted, zone)[0] ?? null);
    }),
    { numRuns: 1500 },
  );
});
