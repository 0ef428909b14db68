// Landmarks: well-known places that help guests find a point (docs/domain/search.md#landmarks).
import { distanceKm, type GeoPoint } from './distance.ts';

/** Kinds of landmarks; each has its symbol. */
export const landmarkKinds = [
  'temple',
  'church',
  'mosque',
  'palace',
  'museum',
  'market',
  'square',
  'park',
  'hill',
  'water',
  'beach',
  'pier',
  'bridge',
  'station',
  'airport',
  'village',
] as const;

export type LandmarkKind = (typeof landmarkKinds)[number];

/** A well-known place in or near a city. */
export interface Landmark extends GeoPoint {
  readonly name: string;
  readonly kind: LandmarkKind;
}

/** A town around a city, or the city centre itself. */
export interface NamedPoint extends GeoPoint {
  readonly name: string;
}

/**
 * The surroundings of a point. `sea` holds rings of degrees, longitude first: first the outline, then land within it.
 */
export interface Surroundings {
  /** The city centre; null where no city is known near the point. */
  readonly centre: NamedPoint | null;
  readonly landmarks: Landmark[];
  readonly towns: NamedPoint[];
  readonly sea: number[][][][];
}

/** A landmark with its distance from a point, in kilometres as the crow flies. */
export interface LandmarkAway {
  readonly landmark: Landmark;
  readonly km: number;
}

/** The nearest landmarks first, at most `limit`, none farther than `withinKm`. */
export function landmarksNear(
  point: GeoPoint,
  landmarks: readonly Landmark[],
  { limit, withinKm }: { readonly limit: number; readonly withinKm: number },
): readonly LandmarkAway[] {
  return landmarks
    .map((landmark) => ({ landmark, km: distanceKm(point, landmark) }))
    .filter(({ km }) => km <= withinKm)
    .toSorted((one, other) => one.km - other.km)
    .slice(0, limit);
}

export interface PointAround extends GeoPoint {
  readonly centre: NamedPoint | null;
  readonly landmarks: readonly Landmark[];
}

// A landmark next door is in the address already.
const NEXT_DOOR_KM = 0.075;
const SAID = { limit: 2, withinKm: 15 } as const;

/** Distances from a point to the two nearest landmarks and to the city centre; empty where none is known. */
export function waysTo(
  point: PointAround,
): readonly { readonly name: string; readonly km: number; readonly isCity: boolean }[] {
  const near = landmarksNear(point, point.landmarks, { ...SAID, limit: SAID.limit + 1 })
    .filter(({ km }) => km > NEXT_DOOR_KM)
    .slice(0, SAID.limit)
    .map(({ landmark, km }) => ({ name: landmark.name, km, isCity: false }));
  if (point.centre === null) return near;
  const km = distanceKm(point, point.centre);
  return km < NEXT_DOOR_KM ? near : [...near, { name: point.centre.name, km, isCity: true }];
}
