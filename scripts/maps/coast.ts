// The sea around a city, cut out of the outlines of the countries as OpenStreetMap has them (ODbL). The source is off by up
// to three hundred metres: our maps draw it softly and never near the ground (ADR 027).
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import type { GeoPoint } from '#src/domain/map/distance.ts';
import { clipRing, ringArea, simplifyRing, type Frame, type Ring } from './rings.ts';

/** Outlines of land with the rectangle that each fills. */
export interface Coast {
  readonly land: readonly { readonly ring: Ring; readonly frame: Frame }[];
}

// Wide enough for a map that shows a region; from farther away the outlines of the countries are drawn.
const HALF_WIDTH = 0.7;
const FINE_WITHIN = 0.25;
const COARSE = 0.003;
const LEAST_ISLAND = 4e-6;
const LEAST_FAR_ISLAND = 6e-5;
// A city whose map shows less sea than this lies inland.
const LEAST_SEA = 0.02;
const DIGITS = 4;

function frameOf(ring: Ring): Frame {
  const frame = [180, 90, -180, -90] as [number, number, number, number];
  for (const [x, y] of ring) {
    frame[0] = Math.min(frame[0], x);
    frame[1] = Math.min(frame[1], y);
    frame[2] = Math.max(frame[2], x);
    frame[3] = Math.max(frame[3], y);
  }
  return frame;
}

/** Reads the source. Throws when its package is not there. */
export function openCoast(): Coast {
  const path = createRequire(import.meta.url).resolve('@geo-maps/countries-coastline-1m/map.geo.json');
  const source = JSON.parse(readFileSync(path, 'utf8')) as FeatureCollection<Polygon | MultiPolygon>;
  const rings = source.features.flatMap(({ geometry }) =>
    (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).flatMap(([outline]) =>
      outline === undefined ? [] : [outline as unknown as Ring],
    ),
  );
  return { land: rings.map((ring) => ({ ring, frame: frameOf(ring) })) };
}

function around({ latitude, longitude }: GeoPoint, half: number): Frame {
  return [longitude - half, latitude - half, longitude + half, latitude + half];
}

function meets(one: Frame, other: Frame): boolean {
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
}

/** One sea: its outline and the land in it; nothing for a city inland. */
export function cutSea({ land }: Coast, centre: GeoPoint): Ring[][] {
  const near = around(centre, FINE_WITHIN);
  const whole = around(centre, HALF_WIDTH);
  const cut = (frame: Frame, least: number) =>
    land
      .filter((one) => meets(one.frame, frame))
      .map(({ ring }) => clipRing(ring, frame))
      .filter((ring) => ringArea(ring) > least);
  const dry = cut(near, LEAST_ISLAND).reduce((sum, ring) => sum + ringArea(ring), 0);
  if (1 - dry / (2 * FINE_WITHIN) ** 2 < LEAST_SEA) return [];
  const [left, bottom, right, top] = whole;
  const outline: Ring = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
  const isNear = ([x, y]: Ring[number]) => x > near[0] && x < near[2] && y > near[1] && y < near[3];
  const shores = cut(whole, LEAST_ISLAND)
    .filter((ring) => ringArea(ring) > LEAST_FAR_ISLAND || ring.some(isNear))
    .map((ring) => simplifyRing(ring, (point) => (isNear(point) ? 0 : COARSE)));
  return [[outline, ...shores].map((ring) => ring.map(([x, y]) => [round(x), round(y)] satisfies Ring[number]))];
}

function round(degrees: number): number {
  return Number(degrees.toFixed(DIGITS));
}
