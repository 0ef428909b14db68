import { describe, expect, it } from 'vitest';
import { dstZones } from '#tests/support/calendar/dst-zones.ts';
import { wallOf } from '#tests/support/calendar/wall-by-intl.ts';
import { offsetsOf, zoneFault } from './zone-offsets.ts';

const from = Date.UTC(2026, 10, 26, 12);
const days = 400;

describe('the clocks of a zone', () => {
  it('stand before UTC as far as Intl says, on every day over a year', () => {
    for (const { zone } of dstZones) {
      const expected = Array.from({ length: days }, (_, day) => {
        const at = from + day * 86_400_000;
        return (Date.parse(`${wallOf(at, zone).replace(' ', 'T')}:00Z`) - at) / 60_000;
      });
      expect([zone, offsetsOf(zone, from, days)]).toEqual([zone, expected]);
    }
  });

  it('stand still where nothing changes', () => {
    expect(new Set(offsetsOf('Asia/Kathmandu', from, days))).toEqual(new Set([345]));
  });

  it('are right, wrong from a day on, or unknown to one side', () => {
    const own = offsetsOf('Europe/Lisbon', from, days);
    expect(zoneFault('Europe/Lisbon', own, from)).toBeNull();
    const other = own.map((offset, day) => (day < 10 ? offset : offset + 60));
    expect(zoneFault('Europe/Lisbon', other, from)).toBe('Europe/Lisbon (from 2026-12-06)');
    expect(zoneFault('Europe/Lisbon', null, from)).toBe('Europe/Lisbon (unknown to PostgreSQL)');
    expect(zoneFault('Asia/Atlantis', own, from)).toBe('Asia/Atlantis (unknown to Node.js)');
  });
});
