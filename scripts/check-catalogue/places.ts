// Places are real (docs/reference/texts.md#demo-world): cities are in their country and zone, meeting points near their
// city.
import { faultAt, type Fault } from '#src/server/catalogue-import/faults.ts';
import { countries } from '#src/domain/catalogue/countries.ts';
import type { City, DemoWorld, Listing } from './demo-world.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** South, west, north and east bounds of each country, rounded outwards to degrees. */
const extents: Readonly<Record<string, readonly [number, number, number, number]>> = {
  NP: [26, 80, 31, 89],
  IN: [6, 68, 36, 98],
  KH: [9, 102, 15, 108],
  VN: [8, 102, 24, 110],
  LA: [13, 100, 23, 108],
  ID: [-11, 95, 6, 141],
  TH: [5, 97, 21, 106],
  PH: [4, 116, 21, 127],
  MY: [0, 99, 8, 120],
  MM: [9, 92, 29, 102],
};
// How far away a host meets guests; later stops may be farther.
const farthestKm = 40;

export function placeFaults({ cities, listings }: DemoWorld): Fault[] {
  const known = new Map(cities.map(({ value }) => [value.slug, value]));
  return [
    ...cities.flatMap(faultsOfCity),
    ...listings.flatMap((listing) => {
      const city = known.get(listing.value.city);
      return city === undefined ? [] : faultsOfMeeting(listing, city);
    }),
  ];
}

function faultsOfCity({ at, value }: City): Fault[] {
  const [south, west, north, east] = extents[value.country_code] ?? [0, 0, 0, 0];
  const { latitude, longitude } = value;
  const zones = countries.find(({ code }) => code === value.country_code)?.zones ?? [];
  const isInside = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  return [
    ...(isInside
      ? []
      : [faultAt(at, ['latitude'], { wrong: `and longitude lie outside ${value.country_code}`, right: 'its own' })]),
    ...(zones.includes(value.time_zone)
      ? []
      : [faultAt(at, ['time_zone'], { wrong: `is ${value.time_zone}`, right: zones.join(' or ') })]),
  ];
}

function faultsOfMeeting({ at, value: { meeting } }: Listing, city: Point): Fault[] {
  const distance = kilometres(meeting, city);
  if (distance <= farthestKm) return [];
  return [
    faultAt(at, ['meeting'], {
      wrong: `lies ${Math.round(distance)} km from the city`,
      right: `${farthestKm} at most`,
    }),
  ];
}

/** On a sphere with the earth's mean radius. */
function kilometres(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * 6371 * Math.asin(Math.sqrt(chord));
}
