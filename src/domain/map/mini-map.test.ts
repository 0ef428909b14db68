import { describe, expect, it } from 'vitest';
import { layoutMiniMap, type MiniMapSheet } from './mini-map.ts';
import type { Landmark } from './landmarks.ts';

const sheet: MiniMapSheet = {
  width: 640,
  height: 320,
  inner: { left: 150, right: 490 },
  perKm: 70,
  name: { height: 16, radius: 9 },
  sign: { height: 26, padding: 30 },
  covered: [{ left: -20, right: 20, top: -50, bottom: 8 }],
  widthOf: (text) => text.length * 7,
  lengthOf: (km) => `${km.toFixed(1)} km`,
};
const point = { latitude: 21.0285, longitude: 105.8542 };
const rings = [
  { km: 1, text: '1 km' },
  { km: 2, text: '2 km' },
];
const landmark = (name: string, latitude: number, longitude: number): Landmark => ({
  name,
  kind: 'market',
  latitude,
  longitude,
});

describe('the small map', () => {
  it('has its point in the middle, and north above', () => {
    const { middle, names } = layoutMiniMap(
      { point, centre: null, landmarks: [landmark('Market', 21.0375, 105.8542)], rings },
      sheet,
    );
    expect(middle).toEqual({ x: 320, y: 160 });
    expect(names[0]?.at.x).toBeCloseTo(320, 6);
    // A kilometre to the north is 70 units further up.
    expect(names[0]?.at.y).toBeCloseTo(90, 0);
  });

  it('shows the way to the middle of a city that lies beyond it', () => {
    const far = { name: 'Hanoi', latitude: 21.2, longitude: 105.8542 };
    const { sign, names } = layoutMiniMap({ point, centre: far, landmarks: [], rings }, sheet);
    expect(sign).toMatchObject({ text: 'Hanoi 19.1 km', x: 320, turn: 0 });
    expect(names).toEqual([]);
    const near = layoutMiniMap({ point, centre: { ...far, latitude: 21.04 }, landmarks: [], rings }, sheet);
    expect(near.sign).toBeNull();
    expect(near.names).toMatchObject([{ kind: 'centre', name: 'Hanoi' }]);
  });

  it('writes nothing across the edge of what phones show, and nothing on the pin', () => {
    const landmarks = Array.from({ length: 9 }, (_, index) =>
      landmark(`Landmark ${index}`, 21.0285 + (index - 4) * 0.003, 105.8542 - index * 0.004),
    );
    const { names } = layoutMiniMap({ point, centre: null, landmarks, rings }, sheet);
    expect(names.length).toBeGreaterThan(3);
    for (const { text, name } of names) {
      if (text === null) continue;
      const [left, right] = [text.x, text.x + sheet.widthOf(name)];
      expect(left < 150 && right > 150).toBe(false);
      expect(left < 340 && right > 300 && Math.abs(text.y - 140) < 36).toBe(false);
    }
  });

  it('leaves out a distance that could not be read', () => {
    const covered = [{ left: -320, right: 320, top: -160, bottom: 160 }];
    expect(layoutMiniMap({ point, centre: null, landmarks: [], rings }, { ...sheet, covered }).rings).toEqual([]);
    expect(layoutMiniMap({ point, centre: null, landmarks: [], rings }, sheet).rings).toHaveLength(2);
  });
});
