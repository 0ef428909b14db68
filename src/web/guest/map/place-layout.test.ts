import { describe, expect, it } from 'vitest';
import { overlaps, roughTextWidth, type LabelBox } from '#src/domain/map/place-labels.ts';
import type { Surroundings } from '#src/domain/map/landmarks.ts';
import { ringStep, seaStrength } from './MapGround.tsx';
import { pinBoxes, placeText, type MapPin } from './gather-pins.ts';
import { layoutPlaces } from './place-layout.ts';

const centre = { name: 'Hanoi', latitude: 21.0285, longitude: 105.8542 };
const around: Surroundings = {
  centre,
  landmarks: [
    { name: 'Dong Xuan Market', kind: 'market', latitude: 21.0379, longitude: 105.8496 },
    { name: 'Hanoi Railway Station', kind: 'station', latitude: 21.0245, longitude: 105.8412 },
    { name: 'West Lake', kind: 'water', latitude: 21.056, longitude: 105.824 },
    { name: 'Noi Bai Airport', kind: 'airport', latitude: 21.2187, longitude: 105.8042 },
  ],
  towns: [
    { name: 'Ha Dong', latitude: 20.9714, longitude: 105.7788 },
    { name: 'Haiphong', latitude: 20.8648, longitude: 106.6834 },
    { name: 'Ha Noi Far', latitude: 30, longitude: 105 },
  ],
  sea: [],
};
const box = { width: 560, height: 640 };
const pin = (id: number, latitude: number, longitude: number): MapPin => ({ id, latitude, longitude, label: 'US$34' });

function layout(zoom: number, pins: readonly MapPin[] = [], system: 'metric' | 'miles' = 'metric') {
  const view = { latitude: centre.latitude, longitude: centre.longitude, zoom };
  const ring = ringStep(centre, view, system);
  return { view, ...layoutPlaces({ view, box, pins, around, middle: centre, centre, ring, system }) };
}

describe('what our own map names', () => {
  it('is the middle of the city, what lies in sight, and signs to the rest', () => {
    const { names, signs, rings } = layout(12.5);
    expect(names.map(({ name }) => name)).toEqual(['Hanoi', 'Dong Xuan Market', 'Hanoi Railway Station', 'West Lake']);
    expect(signs.map(({ text }) => text)).toEqual(expect.arrayContaining(['Ha Dong 10 km']));
    expect(signs.some(({ text }) => text.startsWith('Ha Noi Far'))).toBe(false);
    expect(rings.map(({ text }) => text)).toContain('2 km');
  });

  it('is said in miles where guests think in them', () => {
    const { signs, rings } = layout(12.5, [], 'miles');
    expect(signs.map(({ text }) => text)).toContain('Ha Dong 6.3 mi');
    expect(rings.every(({ text }) => / (mi|ft)$/.test(text))).toBe(true);
  });

  it('gives way to pins, and lies on nothing', () => {
    const pins = [pin(1, 21.0379, 105.8496), pin(2, 21.0285, 105.8541), pin(3, 21.05, 105.83)];
    const { view, names, signs } = layout(12.5, pins);
    expect(names.find(({ name }) => name === 'Dong Xuan Market')).toBeUndefined();
    const texts = names.flatMap(({ name, text }): LabelBox[] =>
      text === null
        ? []
        : [{ left: text.x, right: text.x + roughTextWidth(name, 12), top: text.y - 8, bottom: text.y + 8 }],
    );
    const boxes = [
      ...pinBoxes(pins, view, box),
      ...texts,
      ...signs.map(({ x, y, width }) => ({ left: x - width / 2, right: x + width / 2, top: y - 13, bottom: y + 13 })),
    ];
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(0, index)) expect(overlaps(one, other)).toBe(false);
  });

  it('is nothing from far away, where names would only crowd', () => {
    const { names, signs } = layout(6);
    expect(names.map(({ kind }) => kind)).toEqual(['centre']);
    expect(signs.some(({ text }) => text.startsWith('Noi Bai'))).toBe(false);
  });
});

describe('the sea', () => {
  it('is drawn from as far away as its source is good', () => {
    expect([10, 11.3, 12.8, 14].map(seaStrength)).toEqual([1, 1, 0, 0]);
  });
});

describe('a map of several countries', () => {
  const view = { latitude: 8, longitude: 103, zoom: 3 };
  const at = (id: number, place: string, latitude: number, longitude: number): MapPin => ({
    ...pin(id, latitude, longitude),
    place,
  });
  const all = [
    at(1, 'Hanoi', 21.03, 105.85),
    at(2, 'Hanoi', 21.04, 105.84),
    at(3, 'Kathmandu', 27.7, 85.3),
    at(4, 'Yogyakarta', -7.8, 110.4),
  ];
  const wide = (pins: readonly MapPin[], zoom = view.zoom) =>
    layoutPlaces({
      view: { ...view, zoom },
      box,
      pins,
      around: null,
      middle: undefined,
      centre: undefined,
      ring: null,
      system: 'metric',
    });

  it('names the cities of its pins, and countries where there is room', () => {
    const { names, countries } = wide(all);
    expect(names.map(({ name, text }) => [name, text !== null])).toEqual([
      ['Hanoi', true],
      ['Kathmandu', true],
      ['Yogyakarta', true],
    ]);
    expect(countries.map(({ text }) => text)).toEqual(expect.arrayContaining(['Thailand', 'Philippines']));
    expect(wide(all, 6.5).countries).toEqual([]);
  });

  it('puts no name on a pin or on another name', () => {
    const { names, countries } = wide(all);
    const captions = countries.map(({ text, x, y }) => ({ text, left: x - roughTextWidth(text, 12) / 2, y }));
    const cities = names.flatMap(({ name, text }) => (text === null ? [] : { text: name, left: text.x, y: text.y }));
    const boxes = [
      ...pinBoxes(all, view, box),
      ...[...captions, ...cities].map(({ text, left, y }) => ({
        left,
        right: left + roughTextWidth(text, 12),
        top: y - 8,
        bottom: y + 8,
      })),
    ];
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) expect(overlaps(one, other)).toBe(false);
  });

  it('says two cities by name and more by number, and none up close', () => {
    const [hanoi, , kathmandu, java] = all as [MapPin, MapPin, MapPin, MapPin];
    expect([
      placeText([hanoi], view),
      placeText([hanoi, kathmandu], view),
      placeText([hanoi, kathmandu, java], view),
      placeText([pin(9, 1, 1)], view),
      placeText([hanoi], { zoom: 12 }),
    ]).toEqual(['Hanoi', 'Hanoi, Kathmandu', '3 cities', null, null]);
  });
});
