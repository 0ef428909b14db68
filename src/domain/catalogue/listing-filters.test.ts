import { describe, expect, it } from 'vitest';
import { limits } from '#src/domain/limits.ts';
import { type FilterRow, flagNames, listingFilters, wantedTraits, timeBandOf } from './listing-filters.ts';

const rows: readonly FilterRow[] = Object.values(listingFilters);

describe('the filters of a listing', () => {
  it('have one bit each', () => {
    const bits = rows.flatMap((row) =>
      row.kind === 'flag' ? [row.bit] : row.kind === 'choices' ? Object.values(row.bits) : [],
    );
    expect(bits.reduce((sum, bit) => sum + bit, 0)).toBe(2 ** bits.length - 1);
  });

  it('know the values that calls take, and the bands of every time', () => {
    expect(Object.keys(listingFilters.attributes.bits)).toEqual(limits.attributes);
    expect(Object.keys(listingFilters.times.bits)).toEqual(Object.keys(limits.timeBands));
    expect(Object.keys(listingFilters.times.bits)).toContain(timeBandOf('09:00'));
    expect([listingFilters.free_pickup.value, listingFilters.pickup_service.value]).toEqual(limits.transports);
    expect(flagNames(listingFilters)).toContain('ba_host');
    expect(flagNames(listingFilters)).not.toContain('free_pickup');
  });

  it('ask all attributes, any time and any pickup', () => {
    expect(wantedTraits({})).toEqual({ all: 0, any: new Map() });
    expect(
      wantedTraits({
        time_type: ['morning', 'evening'],
        transport: ['addon'],
        attributes: ['solo', 'couples'],
        ba_host: 1,
      }),
    ).toEqual({
      all: 64 + 256 + 32,
      any: new Map([
        ['time_type', 5],
        ['transport', 16],
      ]),
    });
  });
});
