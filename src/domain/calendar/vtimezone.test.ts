import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { dstZones } from '#tests/support/calendar/dst-zones.ts';
import { vtimezone } from './vtimezone.ts';
import { instantOf, wallTimeAt } from './zoned.ts';

const from = Date.UTC(2026, 9, 1);
const until = Date.UTC(2027, 10, 1);
const hour = 3_600_000;

it('tells the clocks of each zone as they are, in the hours around every change too', () => {
  for (const zone of ['Asia/Kathmandu', 'UTC', 'Africa/Casablanca', ...dstZones.map((one) => one.zone)]) {
    const text = vtimezone(zone, { from, until }).join('\r\n');
    const described = new ICAL.Timezone({ component: new ICAL.Component(ICAL.parse(text) as never), tzid: zone });
    for (let at = from; at < until; at += hour) {
      const wall = wallTimeAt(at, zone);
      // The library has no name for the first occurrence of a repeated hour, and we have none for the second.
      const isSecond = instantOf(wall.slice(0, 10), wall.slice(11), zone) !== at;
      if (isSecond || [0.5, 1, 2].some((hours) => wallTimeAt(at + hours * hour, zone) === wall)) continue;
      const time = ICAL.Time.fromDateTimeString(`${wall}:00`);
      time.zone = described;
      expect(`${zone} ${new Date(time.toUnixTime() * 1000).toISOString()}`).toBe(
        `${zone} ${new Date(at).toISOString()}`,
      );
    }
  }
});
