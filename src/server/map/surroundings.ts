// What lies around a point, from the files of config/maps. They are part of the program and read once (docs/domain/search.md#files).
import { readdirSync, readFileSync } from 'node:fs';
import { distanceKm, type GeoPoint } from '#src/domain/map/distance.ts';
import { landmarksNear, type Surroundings } from '#src/domain/map/landmarks.ts';
import { projectFolder } from '#src/server/platform/config.ts';
import { mapFileSchema, type MapFile } from './map-file.ts';

/** Reads all files of a folder. Throws with the file, the field and what is wrong when one cannot be used. */
export function readMapFiles(folder: string): readonly MapFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => {
    const read = mapFileSchema.safeParse(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    throw new Error(`config/maps/${name}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'cannot be read'}`);
  });
}

// A city's map is the ground for what is a day trip away from it.
const CITY_KM = 45;
const LANDMARKS_KM = 60;
const MOST_LANDMARKS = 18;

/** What lies around a point, of the given files. */
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

// Neighbours may name the same place.
function distinct(landmarks: Surroundings['landmarks']): Surroundings['landmarks'] {
  return landmarks.filter(
    (one, index) =>
      !landmarks.slice(0, index).some((other) => other.name === one.name || distanceKm(one, other) < 0.05),
  );
}

let files: readonly MapFile[] | undefined;

/** What lies around a point. Throws when a file of config/maps is broken. */
export function surroundingsOf(point: GeoPoint): Surroundings {
  files ??= readMapFiles(`${projectFolder}config/maps`);
  return surroundingsIn(files, point);
}

// The small map shows a few, and says how far the nearest one is.
const NEARBY = { limit: 6, withinKm: 25 } as const;

/** What the small map of a meeting point shows. Throws when a file of config/maps is broken. */
export function nearbyOf(point: GeoPoint) {
  const { centre, landmarks } = surroundingsOf(point);
  return { centre, landmarks: landmarksNear(point, landmarks, NEARBY).map(({ landmark }) => landmark) };
}
