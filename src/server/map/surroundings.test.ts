import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { distanceKm, type GeoPoint } from '#src/domain/map/distance.ts';
import { projectFolder } from '#src/server/platform/config.ts';
import { mapFileSchema, mapFileText, type MapFile } from './map-file.ts';
import { nearbyOf, readMapFiles, surroundingsIn, surroundingsOf } from './surroundings.ts';

interface DemoCity {
  readonly city: { readonly slug: string; readonly name: string } & GeoPoint;
  readonly listings: readonly { readonly meeting: { readonly text: string } & GeoPoint }[];
}

const demo = readdirSync(`${projectFolder}demo/cities`).map(
  (name) => JSON.parse(readFileSync(`${projectFolder}demo/cities/${name}`, 'utf8')) as DemoCity,
);
const fileOf = (slug: string): MapFile =>
  mapFileSchema.parse(JSON.parse(readFileSync(`${projectFolder}config/maps/${slug}.json`, 'utf8')));

/** Kilometres to the nearest shore; edges of the cut are no shore. */
function kmToShore(point: GeoPoint, rings: MapFile['sea'][number]): number {
  const flat = ([longitude, latitude]: [number, number]) => ({
    x: (longitude - point.longitude) * 111.2 * Math.cos((point.latitude * Math.PI) / 180),
    y: (latitude - point.latitude) * 111.2,
  });
  const toEdges = rings.slice(1).flatMap((ring) =>
    ring.map((corner, index) => {
      const [a, b] = [flat(corner), flat(ring[(index + 1) % ring.length] ?? corner)];
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const part = Math.max(0, Math.min(1, -(a.x * dx + a.y * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(a.x + part * dx, a.y + part * dy);
    }),
  );
  return Math.min(...toEdges);
}

function isInSea({ latitude, longitude }: GeoPoint, rings: MapFile['sea'][number]): boolean {
  const crossings = rings.flatMap((ring) =>
    ring.filter(([x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return y > latitude !== nextY > latitude && longitude < x + ((latitude - y) / (nextY - y)) * (nextX - x);
    }),
  );
  return crossings.length % 2 === 1;
}

// The gate of a hill or temple park is away from its centre.
const GATE_KM = 1;

describe('the maps of the demo', () => {
  const maps = demo.map(({ city, listings }) => ({ slug: city.slug, city, listings, file: fileOf(city.slug) }));

  it('are round their cities', () => {
    expect(maps.length).toBeGreaterThan(30);
    for (const { slug, city, file } of maps)
      expect.soft(file, slug).toMatchObject({ name: city.name, latitude: city.latitude, longitude: city.longitude });
  });

  it('name three to six landmarks that lie in or near the city, each at a place of its own', () => {
    for (const { slug, city, file } of maps) {
      expect.soft(file.landmarks.length, slug).toBeGreaterThanOrEqual(3);
      expect.soft(file.landmarks.length, slug).toBeLessThanOrEqual(6);
      const away = file.landmarks.map((landmark) => distanceKm(city, landmark));
      expect.soft(Math.max(...away), slug).toBeLessThan(27);
      expect.soft(away.filter((km) => km < 8).length, slug).toBeGreaterThanOrEqual(3);
      for (const [index, one] of file.landmarks.entries())
        for (const other of file.landmarks.slice(0, index)) {
          expect.soft(one.name, slug).not.toBe(other.name);
          expect.soft(distanceKm(one, other), `${slug}: ${one.name}, ${other.name}`).toBeGreaterThan(0.05);
        }
    }
  });

  it('have their landmarks where meeting points of the same name are', () => {
    for (const { slug, listings, file } of maps)
      for (const landmark of file.landmarks)
        for (const { meeting } of listings)
          if (new RegExp(`(?<!Jalan )\\b${landmark.name}(,|$)`, 'i').test(meeting.text))
            expect.soft(distanceKm(landmark, meeting), `${slug}: ${landmark.name}`).toBeLessThan(GATE_KM);
  });

  it('name towns that are neighbours, each once', () => {
    for (const { slug, city, file } of maps) {
      for (const town of file.towns) {
        expect.soft(distanceKm(city, town), `${slug}: ${town.name}`).toBeGreaterThan(5.9);
        expect.soft(distanceKm(city, town), `${slug}: ${town.name}`).toBeLessThan(121);
      }
      expect.soft(new Set(file.towns.map(({ name }) => name)).size, slug).toBe(file.towns.length);
      expect
        .soft(
          file.towns.map(({ name }) => name),
          slug,
        )
        .not.toContain(city.name);
    }
  });

  it('have no meeting point and no landmark out at sea', () => {
    for (const { slug, city, listings, file } of maps) {
      const ashore = file.landmarks.filter(({ kind }) => kind !== 'water');
      for (const point of [city, ...ashore, ...listings.map(({ meeting }) => meeting)])
        for (const rings of file.sea)
          if (isInSea(point, rings))
            expect.soft(kmToShore(point, rings), `${slug}: ${JSON.stringify(point)}`).toBeLessThan(0.4);
    }
  });
});

describe('what lies around a point', () => {
  const city = (name: string, longitude: number, landmark: string): MapFile => ({
    name,
    latitude: 10,
    longitude,
    landmarks: [{ name: landmark, kind: 'market', latitude: 10, longitude: longitude + 0.01 }],
    towns: [],
    sea: [],
  });
  const files = [city('West', 100, 'West Market'), city('East', 100.3, 'East Market')];

  it('comes from the nearest city, with landmarks of its neighbours', () => {
    const around = surroundingsIn(files, { latitude: 10, longitude: 100.25 });
    expect(around.centre?.name).toBe('East');
    expect(around.landmarks.map(({ name }) => name)).toEqual(['East Market', 'West Market']);
  });

  it('is nothing far from every city', () => {
    const nothing = { centre: null, landmarks: [], towns: [], sea: [] };
    expect(surroundingsIn(files, { latitude: 12, longitude: 100 })).toEqual(nothing);
    expect(surroundingsOf({ latitude: 0, longitude: 0 })).toEqual(nothing);
  });

  it('is said of a meeting point: the city and the nearest landmarks', () => {
    const { centre, landmarks } = nearbyOf({ latitude: 21.0379, longitude: 105.8496 });
    expect(centre?.name).toBe('Hanoi');
    expect(landmarks.map(({ name }) => name).slice(0, 2)).toEqual(['Dong Xuan Market', 'Hoan Kiem Lake']);
    expect(landmarks.length).toBeLessThanOrEqual(6);
  });
});

describe('a file', () => {
  it('is written as it is read', () => {
    for (const { city } of demo) {
      const text = readFileSync(`${projectFolder}config/maps/${city.slug}.json`, 'utf8');
      expect(mapFileText(mapFileSchema.parse(JSON.parse(text)))).toBe(text);
    }
  });

  it('that cannot be used is named, with the field', () => {
    expect(() => readMapFiles(`${projectFolder}demo/cities`)).toThrow(/config\/maps\/.+\.json: name/);
  });
});
