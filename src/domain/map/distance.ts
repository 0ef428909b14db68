// Distances on the ground and how they are shown (docs/domain/search.md#distances).

/** In degrees. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_KM = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two points as the crow flies. */
export function distanceKm(one: GeoPoint, other: GeoPoint): number {
  const up = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const across = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const part = up + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * across;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(part)));
}

/** The nearest of several places. */
export function nearestPlace<Place extends GeoPoint>(here: GeoPoint, places: readonly Place[]): Place | undefined {
  return places.toSorted((one, other) => distanceKm(here, one) - distanceKm(here, other))[0];
}

export type LengthSystem = 'metric' | 'miles';

/** A length as shown: `350 m`, `1.2 km`, `11 km`, `800 ft`, `0.5 mi`. */
export interface LengthParts {
  readonly count: number;
  readonly unit: 'm' | 'km' | 'ft' | 'mi';
}

const KM_PER_MILE = 1.609344;
const FEET_PER_KM = 3280.84;

const systems = {
  metric: { small: 'm', perKm: 1000, smallStep: 50, big: 'km', km: 1, bigFrom: 1 },
  // Miles from a quarter of a mile on: 2,600 feet is unusual.
  miles: { small: 'ft', perKm: FEET_PER_KM, smallStep: 100, big: 'mi', km: KM_PER_MILE, bigFrom: 0.25 },
} as const;

/** A distance rounded as people do: a straight line is no walk, so it is never more exact than 50 m. */
export function sayDistance(km: number, system: LengthSystem): LengthParts {
  const { small, perKm, smallStep, big, km: unitKm, bigFrom } = systems[system];
  const inBig = km / unitKm;
  const inSmall = Math.max(1, Math.round((km * perKm) / smallStep)) * smallStep;
  if (inBig < bigFrom && inSmall < perKm * unitKm) return { count: inSmall, unit: small };
  return { count: inBig < 9.95 ? Math.round(inBig * 10) / 10 : Math.round(inBig), unit: big };
}

/** Countries with road signs in miles. */
const mileRegions: readonly string[] = ['US', 'GB', 'LR'];

/** The system of a language tag with a region (`en-US`); kilometres for any other tag. */
export function lengthSystemOf(tag: string | undefined): LengthSystem {
  const region = tag?.split('-').find((part) => /^[A-Z]{2}$/.test(part));
  return region !== undefined && mileRegions.includes(region) ? 'miles' : 'metric';
}

/** A round length with its label, for scale bars and rings. */
export interface RoundLength extends LengthParts {
  readonly km: number;
}

/** The largest of 1, 2, 5, 10, 20 … of a unit that does not exceed a length. */
export function roundLength(atMostKm: number, system: LengthSystem): RoundLength {
  const { small, perKm, big, km: unitKm, bigFrom } = systems[system];
  const isBig = atMostKm >= bigFrom * unitKm;
  const perUnit = isBig ? 1 / unitKm : perKm;
  const count = isBig && atMostKm * perUnit < 1 ? (atMostKm * perUnit < 0.5 ? 0.25 : 0.5) : lead(atMostKm * perUnit);
  return { count, unit: isBig ? big : small, km: count / perUnit };
}

function lead(atMost: number): number {
  const power = 10 ** Math.floor(Math.log10(atMost) + 1e-9);
  const first = atMost / power + 1e-9;
  return (first >= 5 ? 5 : first >= 2 ? 2 : 1) * power;
}
