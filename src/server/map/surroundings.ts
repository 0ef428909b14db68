// Surroundings of a point, from config/maps, read once (docs/domain/search.md#files).
import { readdirSync, readFileSync } from 'node:fs';
import { distanceKm, type GeoPoint } from '#src/domain/map/distance.ts';
import { landmarksNear, type Surroundings } from '#src/domain/map/landmarks.ts';
import { projectFolder } from '#src/server/platform/config.ts';
import { mapFileSchema, type MapFile } from './map-file.ts';

/** Throws with file, field and fault. */
export function readMapFiles(folder: string): readonly MapFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => {
    const read = mapFileSchema.safeParse(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    throw new Error(`config/maps/${name}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'cannot be read'}`);
  });
}

// A city's map covers day trips.
const CITY_KM = 45;
const LANDMARKS_KM = 60;
const MOST_LANDMARKS = 18;

export function surroundingsIn(files: readonly MapFile[], point: GeoPoint): Surroundings {
  const near = files
    .map((file) => ({ file, km: distanceKm(point, file) }))
    .filter(({ km }) => km <= LANDMARKS_KM)
    .toSorted((one, other) => one.km - other.km);
  const own = near[0];
  if (own === undefined || own.km > CITY_KM) return { centre: null, landmarks: [], towns: [], sea: [] };
  const { name, latitude, longitude, towns, sea } = own.file;
  const landmarks = near.flatMap(({ file }) => file.landmarks).slice(0, MOST_LANDMARKS);
  return { centre: { name, latitude, longitude }, landmarks: distinct(landmarks), towns, sea };
}

// Neighboring files may repeat a place.
function distinct(landmarks: Surroundings['landmarks']): Surroundings['landmarks'] {
  return landmarks.filter(
    (one, index) =>
      !landmarks.slice(0, index).some((other) => other.name === one.name || distanceKm(one, other) < 0.05),
  );
}

let files: readonly MapFile[] | undefined;

export function surroundingsOf(point: GeoPoint): Surroundings {
  files ??= readMapFiles(`${projectFolder}config/maps`);
  return surroundingsIn(files, point);
}

// Limits of the small map.
const NEARBY = { limit: 6, withinKm: 25 } as const;

export function nearbyOf(point: GeoPoint) {
  const { centre, landmarks } = surroundingsOf(point);
  return { centre, landmarks: landmarksNear(point, landmarks, NEARBY).map(({ landmark }) => landmark) };
}
