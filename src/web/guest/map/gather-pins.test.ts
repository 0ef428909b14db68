import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { canPart, gatherPins, type MapPin } from './gather-pins.ts';

const pin = (id: number, latitude: number, longitude: number): MapPin => ({ id, latitude, longitude, label: 'US$21' });
const pins = fc
  .array(fc.tuple(fc.double({ min: 27.6, max: 27.8, noNaN: true }), fc.double({ min: 85.2, max: 85.5, noNaN: true })), {
    maxLength: 40,
  })
  .map((places) => places.map(([latitude, longitude], id) => pin(id, latitude, longitude)));

describe('pins that stand too close', () => {
  it('are gathered until no label covers another, and none is lost', () => {
    fc.assert(
      fc.property(pins, fc.double({ min: 3, max: 17, noNaN: true }), (all, zoom) => {
        const groups = gatherPins(all, zoom);
        expect(groups.flatMap((group) => group.pins.map(({ id }) => id)).toSorted()).toEqual(
          all.map(({ id }) => id).toSorted(),
        );
        for (const [index, one] of groups.entries())
          for (const other of groups.slice(index + 1)) {
            const apart = Math.abs(one.at.x - other.at.x) >= 52 || Math.abs(one.at.y - other.at.y) >= 44;
            expect(apart).toBe(true);
          }
      }),
    );
  });

  it('stand alone when there is room', () => {
    expect(gatherPins([pin(1, 27.7, 85.3), pin(2, 27.75, 85.4)], 13)).toHaveLength(2);
    expect(gatherPins([pin(1, 27.7, 85.3), pin(2, 27.75, 85.4)], 4)).toHaveLength(1);
  });

  it('can be parted by going closer, unless they stand on one and the same place', () => {
    expect(canPart([pin(1, 27.7, 85.3), pin(2, 27.701, 85.301)])).toBe(true);
    expect(canPart([pin(1, 27.7, 85.3), pin(2, 27.7, 85.3)])).toBe(false);
  });
});
