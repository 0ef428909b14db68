import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedStop, pickupOrder, type PickupStop } from './pickup.ts';

// Along one street in Bhaktapur, about a kilometre per hundredth of a degree.
const gate = { latitude: 27.67, longitude: 85.42 };
const stop = (id: string, east: number | null, position: number | null = null): PickupStop => ({
  id,
  point: east === null ? null : { latitude: 27.67, longitude: 85.42 + east / 100 },
  position,
});

describe('the order of pickups', () => {
  it.each<[string, PickupStop[], string[]]>([
    ['nobody', [], []],
    [
      'the nearest first, then the nearest to it',
      [stop('far', 5), stop('near', 1), stop('middle', 3)],
      ['near', 'middle', 'far'],
    ],
    [
      'always from where the vehicle is',
      [stop('west', -1.1), stop('east', 1), stop('beyond', 1.9)],
      ['east', 'beyond', 'west'],
    ],
    [
      'without a point last, as they came',
      [stop('words', null), stop('other', null), stop('near', 1)],
      ['near', 'words', 'other'],
    ],
    [
      "the host's own order first, and on from there",
      [stop('near', 1), stop('far', 5, 1), stop('next', 4)],
      ['far', 'next', 'near'],
    ],
    [
      "a host's order of places in words",
      [stop('near', 1), stop('words', null, 2), stop('far', 5, 1)],
      ['far', 'words', 'near'],
    ],
    ['the same place twice', [stop('a', 1), stop('b', 1)], ['a', 'b']],
  ])('%s', (_what, stops, order) => {
    expect(pickupOrder(stops, gate)).toEqual(order);
  });

  it('has everybody once, and the set ones as they were set', () => {
    const stops = fc.uniqueArray(
      fc.record({
        id: fc.string({ minLength: 1 }),
        point: fc.option(fc.record({ latitude: fc.double({ min: -89, max: 89, noNaN: true }), longitude: fc.double({ min: -179, max: 179, noNaN: true }) })), // prettier-ignore
        position: fc.option(fc.integer({ min: 1, max: 9 })),
      }),
      { selector: ({ id }) => id, maxLength: 12 },
    );
    fc.assert(
      fc.property(stops, (list) => {
        const order = pickupOrder(list, gate);
        expect(order.toSorted()).toEqual(list.map(({ id }) => id).toSorted());
        const positions = order.map((id) => list.find((one) => one.id === id)?.position ?? Infinity);
        expect(positions).toEqual(positions.toSorted((a, b) => a - b));
      }),
    );
  });

  it.each<[string, -1 | 1, string[]]>([
    ['b', -1, ['b', 'a', 'c']],
    ['b', 1, ['a', 'c', 'b']],
    ['a', -1, ['a', 'b', 'c']],
    ['c', 1, ['a', 'b', 'c']],
    ['x', 1, ['a', 'b', 'c']],
  ])('%s moved by %i', (id, by, order) => {
    expect(movedStop(['a', 'b', 'c'], id, by)).toEqual(order);
  });
});
