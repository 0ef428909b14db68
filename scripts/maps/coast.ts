// Cuts the sea around a city out of OpenStreetMap's country outlines (ODbL). They err by up to 300 m, so maps draw it
// softly, never close up (ADR 027).
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import type { GeoPoint } from '#src/domain/map/distance.ts';
import { clipRing, ringArea, simplifyRing, type Frame, type Ring } from './rings.ts';

export interface Coast {
  readonly land: readonly { readonly ring: Ring; readonly frame: Frame }[];
}

// Degrees; enough for a regional map. Wider ones use country outlines.
const HALF_WIDTH = 0.7;
const FINE_WITHIN = 0.25;
const COARSE = 0.003;
const LEAST_ISLAND = 4e-6;
const LEAST_FAR_ISLAND = 6e-5;
// With a smaller share of sea, a city is inland.
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

/** Throws when the source's package is missing. */
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

/** The sea's outline and the land in it; empty inland. */
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
