import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { distanceKm, lengthSystemOf, roundLength, sayDistance } from './distance.ts';
import { placeSigns } from './edge-arrows.ts';
import { landmarksNear, waysTo, type Landmark } from './landmarks.ts';
import { type LabelBox, type LabelWish, markBox, overlaps, placeLabels, placeRingTexts } from './place-labels.ts';

const hanoi = { latitude: 21.0285, longitude: 105.8542 };
const market: Landmark = { name: 'Dong Xuan Market', kind: 'market', latitude: 21.0379, longitude: 105.8496 };
const station: Landmark = { name: 'Railway Station', kind: 'station', latitude: 21.0245, longitude: 105.8412 };
const airport: Landmark = { name: 'Noi Bai Airport', kind: 'airport', latitude: 21.2187, longitude: 105.8042 };

describe('lengths', () => {
  it('are those of the ground, there and back', () => {
    const [kathmandu, bhaktapur] = [
      { latitude: 27.7172, longitude: 85.324 },
      { latitude: 27.673, longitude: 85.43 },
    ];
    expect(distanceKm(kathmandu, bhaktapur)).toBeCloseTo(11.53, 1);
    expect(distanceKm(bhaktapur, kathmandu)).toBe(distanceKm(kathmandu, bhaktapur));
    expect(distanceKm(hanoi, hanoi)).toBe(0);
  });

  it.each([
    [0.01, 'metric', { count: 50, unit: 'm' }],
    [0.351, 'metric', { count: 350, unit: 'm' }],
    [0.97, 'metric', { count: 950, unit: 'm' }],
    [0.99, 'metric', { count: 1, unit: 'km' }],
    [1.24, 'metric', { count: 1.2, unit: 'km' }],
    [9.96, 'metric', { count: 10, unit: 'km' }],
    [11.5, 'metric', { count: 12, unit: 'km' }],
    [0.2, 'miles', { count: 700, unit: 'ft' }],
    [0.5, 'miles', { count: 0.3, unit: 'mi' }],
    [18.5, 'miles', { count: 11, unit: 'mi' }],
  ] as const)('%f km in %s are said as people say them', (km, system, said) => {
    expect(sayDistance(km, system)).toEqual(said);
  });

  it('are in miles for those whose roads are signed in them', () => {
    expect(['en-US', 'en-GB', 'es-US', 'en', 'vi-VN', 'zh-Hans-CN', undefined].map(lengthSystemOf)).toEqual([
      'miles',
      'miles',
      'miles',
      'metric',
      'metric',
      'metric',
      'metric',
    ]);
  });

  it('are round for rings and scale bars', () => {
    expect([0.7, 1, 1.9, 2, 4.99, 5, 9, 10, 640].map((km) => roundLength(km, 'metric').km)).toEqual([
      0.5, 1, 1, 2, 2, 5, 5, 10, 500,
    ]);
    expect(roundLength(0.7, 'metric')).toMatchObject({ count: 500, unit: 'm' });
    expect(roundLength(4, 'miles')).toMatchObject({ count: 2, unit: 'mi' });
    expect(roundLength(0.6, 'miles')).toMatchObject({ count: 0.25, unit: 'mi' });
    expect(roundLength(0.2, 'miles')).toMatchObject({ count: 500, unit: 'ft' });
  });

  it('are never above what was asked for', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.02, max: 5000, noNaN: true }),
        fc.constantFrom('metric', 'miles'),
        (km, system) => {
          const round = roundLength(km, system);
          expect(round.km).toBeLessThanOrEqual(km * 1.0001);
          expect(round.km).toBeGreaterThan(km / 2.6);
        },
      ),
    );
  });
});

describe('landmarks', () => {
  it('come from the nearest on, and not from too far', () => {
    const near = landmarksNear(hanoi, [airport, market, station], { limit: 5, withinKm: 10 });
    expect(near.map(({ landmark }) => landmark.name)).toEqual(['Dong Xuan Market', 'Railway Station']);
    expect(landmarksNear(hanoi, [airport, market], { limit: 1, withinKm: 50 })).toHaveLength(1);
  });

  it('say the way to a point, but not of what stands next door', () => {
    const centre = { ...hanoi, name: 'Hanoi' };
    const atMarket = waysTo({ latitude: 21.0379, longitude: 105.8497, centre, landmarks: [market, station, airport] });
    expect(atMarket.map(({ name, isCity }) => [name, isCity])).toEqual([
      ['Railway Station', false],
      ['Hanoi', true],
    ]);
    expect(waysTo({ ...hanoi, centre, landmarks: [] })).toEqual([]);
    expect(waysTo({ ...hanoi, centre: null, landmarks: [] })).toEqual([]);
  });
});

const frame: LabelBox = { left: 0, top: 0, right: 400, bottom: 300 };
const wish = (id: string, x: number, y: number, width = 80): LabelWish => ({ id, x, y, width, height: 16, radius: 9 });
const textOf = ({ x, y }: { x: number; y: number }, { width, height }: LabelWish): LabelBox => ({
  left: x,
  right: x + width,
  top: y - height / 2,
  bottom: y + height / 2,
});

describe('names on a map', () => {
  it('stand right of their mark, else where there is room', () => {
    expect(placeLabels([wish('a', 100, 100)], frame, [])).toEqual([{ id: 'a', text: { x: 112, y: 100 } }]);
    expect(placeLabels([wish('a', 380, 100)], frame, [])[0]?.text).toEqual({ x: 288, y: 100 });
  });

  it('give way to pins: under one there is no mark, next to one no name', () => {
    const pin = { left: 90, top: 60, right: 110, bottom: 105 };
    expect(placeLabels([wish('a', 100, 100)], frame, [pin])).toEqual([]);
    const walls = [
      { left: 110, top: 0, right: 400, bottom: 300 },
      { left: 0, top: 0, right: 90, bottom: 300 },
    ];
    expect(placeLabels([wish('a', 100, 100)], frame, walls)).toEqual([{ id: 'a', text: null }]);
  });

  it('never lie on each other, on a mark, on a pin or outside', () => {
    const one = fc.record({ x: fc.integer({ min: -50, max: 450 }), y: fc.integer({ min: -50, max: 350 }) });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 25 }), fc.array(one, { maxLength: 6 }), (places, pins) => {
        const wishes = places.map(({ x, y }, index) => wish(String(index), x, y, 40 + ((index * 37) % 90)));
        const taken = pins.map(({ x, y }) => ({ left: x - 30, right: x + 30, top: y - 44, bottom: y }));
        const placed = placeLabels(wishes, frame, taken);
        const boxes = placed.flatMap(({ id, text }) => {
          const own = wishes[Number(id)];
          if (own === undefined) throw new Error('a name nobody asked for');
          return [markBox(own), ...(text === null ? [] : [textOf(text, own)])];
        });
        for (const [index, box] of boxes.entries()) {
          expect([...taken, ...boxes.slice(0, index)].some((other) => overlaps(box, other))).toBe(false);
          expect(box.left >= 0 && box.right <= 400 && box.top >= 0 && box.bottom <= 300).toBe(true);
        }
      }),
    );
  });
});

describe('the distances of rings', () => {
  const ring = { text: '1 km', width: 30, radius: 60 };
  const middle = { x: 200, y: 150 };

  it('stand below, and elsewhere where something is in the way', () => {
    expect(placeRingTexts([ring], middle, frame, { taken: [], height: 16 })).toEqual([
      { text: '1 km', x: 200, y: 210 },
    ]);
    const taken = [{ left: 180, right: 220, top: 200, bottom: 220 }];
    expect(placeRingTexts([ring], middle, frame, { taken, height: 16 })).toEqual([{ text: '1 km', x: 200, y: 90 }]);
    expect(placeRingTexts([{ ...ring, radius: 900 }], middle, frame, { taken: [], height: 16 })).toEqual([]);
  });
});

describe('signs at the edge', () => {
  const rules = { height: 20, limit: 3 };
  const sign = (id: string, x: number, y: number) => ({ id, x, y, width: 60 });

  it('stand on the way to what lies outside, with an arrow to it', () => {
    expect(placeSigns([sign('east', 4000, 150), sign('north', 200, -900)], frame, [], rules)).toEqual([
      { id: 'east', x: 370, y: 150, turn: 90 },
      { id: 'north', x: 200, y: 10, turn: 0 },
    ]);
  });

  it('are for what is out of sight, do not lie on each other, and are few', () => {
    expect(placeSigns([sign('here', 100, 100)], frame, [], rules)).toEqual([]);
    expect(placeSigns([sign('a', 4000, 150), sign('b', 5000, 160)], frame, [], rules)).toHaveLength(1);
    const taken = [{ left: 330, right: 400, top: 120, bottom: 180 }];
    expect(placeSigns([sign('a', 4000, 150)], frame, taken, rules)).toEqual([]);
    const round = Array.from({ length: 12 }, (_, index) =>
      sign(String(index), 200 + 900 * Math.cos(index), 150 + 900 * Math.sin(index)),
    );
    expect(placeSigns(round, frame, [], rules)).toHaveLength(3);
  });

  it('stay within the map, wherever the town is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -9000, max: 9000 }), (x, y) => {
        for (const at of placeSigns([sign('a', x, y)], frame, [], rules)) {
          expect(at.x).toBeGreaterThanOrEqual(30 - 1e-6);
          expect(at.x).toBeLessThanOrEqual(370 + 1e-6);
          expect(at.y).toBeGreaterThanOrEqual(10 - 1e-6);
          expect(at.y).toBeLessThanOrEqual(290 + 1e-6);
        }
      }),
    );
  });
});
