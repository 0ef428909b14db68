import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { fitView, pullView, zoomView } from './use-map-view.ts';
import { type MapPoint, type MapView, ZOOM, fromWorld, pixelsPerKm, toScreen, toWorld } from './map-view.ts';

const box = { width: 800, height: 600 };
// The ten countries.
const point: fc.Arbitrary<MapPoint> = fc.record({
  latitude: fc.double({ min: -11, max: 36, noNaN: true }),
  longitude: fc.double({ min: 68, max: 141, noNaN: true }),
});
const view: fc.Arbitrary<MapView> = fc
  .tuple(point, fc.double({ min: ZOOM.least, max: ZOOM.most, noNaN: true }))
  .map(([at, zoom]) => ({ ...at, zoom }));

describe('the projection', () => {
  it('leads back to the point it came from', () => {
    fc.assert(
      fc.property(view, ({ zoom, ...at }) => {
        const back = fromWorld(toWorld(at, zoom), zoom);
        expect(back.latitude).toBeCloseTo(at.latitude, 8);
        expect(back.longitude).toBeCloseTo(at.longitude, 8);
      }),
    );
  });

  it('has the lengths of the ground: Kathmandu to Patan is a good four kilometres', () => {
    const [kathmandu, patan] = [
      { latitude: 27.7172, longitude: 85.324 },
      { latitude: 27.6766, longitude: 85.3242 },
    ];
    const [one, other] = [toWorld(kathmandu, 12), toWorld(patan, 12)];
    const km = Math.hypot(one.x - other.x, one.y - other.y) / pixelsPerKm(27.7, 12);
    expect(km).toBeGreaterThan(4.45);
    expect(km).toBeLessThan(4.6);
  });
});

describe('the first view', () => {
  it('holds every point inside of the map, with room for its label', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 20 }), (points) => {
        const fitted = fitView(points, box);
        if (fitted === null) throw new Error('no view');
        for (const at of points) {
          const { x, y } = toScreen(at, fitted, box);
          expect(x).toBeGreaterThanOrEqual(50);
          expect(x).toBeLessThanOrEqual(box.width - 50);
          expect(y).toBeGreaterThanOrEqual(60);
          expect(y).toBeLessThanOrEqual(box.height - 30);
        }
      }),
    );
  });

  it('goes no closer than a quarter of the city for a single point, and shows nothing for none', () => {
    expect(fitView([{ latitude: 21, longitude: 105.8 }], box)?.zoom).toBe(13);
    expect(fitView([], box)).toBeNull();
  });
});

describe('moving a view', () => {
  it('pulls the ground along with the finger', () => {
    fc.assert(
      // Farther out, three hundred pixels reach the ends of the world.
      fc.property(view, fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 }), (place, x, y) => {
        const at = { ...place, zoom: Math.max(2.5, place.zoom) };
        const moved = toScreen(at, pullView(at, { x, y }), box);
        expect(moved.x).toBeCloseTo(box.width / 2 + x, 3);
        expect(moved.y).toBeCloseTo(box.height / 2 + y, 3);
      }),
      { examples: [[{ latitude: 0, longitude: 100, zoom: 10 }, 300, -300]] },
    );
  });

  it('zooms round the place that is pressed', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: box.width }), y: fc.integer({ min: 0, max: box.height }) });
    fc.assert(
      fc.property(view, place, fc.double({ min: -1, max: 3, noNaN: true }), (at, pressed, steps) => {
        const middle = toWorld(at, at.zoom);
        const flat = { x: middle.x + pressed.x - box.width / 2, y: middle.y + pressed.y - box.height / 2 };
        const after = toScreen(fromWorld(flat, at.zoom), zoomView(at, steps, box, pressed), box);
        expect(Math.hypot(after.x - pressed.x, after.y - pressed.y)).toBeLessThan(0.01);
      }),
    );
  });

  it('stops at the nearest and at the farthest look', () => {
    const at = { latitude: 21, longitude: 105.8, zoom: 12 };
    expect([zoomView(at, 20, box).zoom, zoomView(at, -20, box).zoom]).toEqual([ZOOM.most, ZOOM.least]);
  });
});
