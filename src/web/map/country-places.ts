// Where the names of the ten countries stand on a map: inside, clear of neighbours and of the sea.
import type { MapPoint } from './map-view.ts';

const codes = ['NP', 'IN', 'KH', 'VN', 'LA', 'ID', 'TH', 'PH', 'MY', 'MM'] as const;

/** A country and the place of its name. */
export interface CountryPlace extends MapPoint {
  readonly code: (typeof codes)[number];
}

/** The ten countries of spec 3. */
export const countryPlaces: readonly CountryPlace[] = [
  { code: 'NP', latitude: 28.4, longitude: 83.8 },
  { code: 'IN', latitude: 22.5, longitude: 78.8 },
  { code: 'KH', latitude: 12.7, longitude: 105 },
  { code: 'VN', latitude: 15.9, longitude: 107.6 },
  { code: 'LA', latitude: 19.4, longitude: 103 },
  { code: 'ID', latitude: -1.2, longitude: 113.5 },
  { code: 'TH', latitude: 15.6, longitude: 101 },
  { code: 'PH', latitude: 12.6, longitude: 122.4 },
  { code: 'MY', latitude: 3.9, longitude: 102.3 },
  { code: 'MM', latitude: 21.2, longitude: 95.8 },
];
