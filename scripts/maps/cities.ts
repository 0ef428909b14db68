// `npm run map:cities`, optionally with catalogue files: writes each city's surroundings to config/maps
// (docs/domain/search.md#your-own-cities). Landmarks are hand-written and stay; towns and coast are computed.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapFileSchema, mapFileText, type MapFile } from '#src/server/map/map-file.ts';
import { projectFolder } from '#src/server/platform/config.ts';
import { readCommand } from '#scripts/commands/command.ts';
import { cutSea, openCoast } from './coast.ts';
import { openTowns, townsAround } from './towns.ts';

const folder = join(projectFolder, 'config/maps');

interface CatalogueCity {
  readonly slug: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

function readCatalogue(path: string): readonly CatalogueCity[] {
  const catalogue = JSON.parse(readFileSync(path, 'utf8')) as { city?: CatalogueCity; cities?: CatalogueCity[] };
  return [...(catalogue.city === undefined ? [] : [catalogue.city]), ...(catalogue.cities ?? [])];
}

function knownFiles(): Map<string, MapFile> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    names.map((name) => [
      name.slice(0, -'.json'.length),
      mapFileSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
    ]),
  );
}

function main(): number {
  // A catalogue adds files for new cities and moves centers of existing ones. Towns are chosen again with --towns,
  // otherwise only when missing.
  const { values, positionals } = readCommand('map:cities', {
    options: { 'no-coast': { type: 'boolean', default: false }, towns: { type: 'boolean', default: false } },
    words: [0, 1000],
  });
  mkdirSync(folder, { recursive: true });
  const files = knownFiles();
  for (const { slug, name, latitude, longitude } of positionals.flatMap(readCatalogue))
    files.set(slug, { towns: [], sea: [], landmarks: [], ...files.get(slug), name, latitude, longitude });
  // Another city of the catalogue is the most useful neighbor.
  const own = [...files.values()].map(({ name, latitude, longitude }) => ({
    name,
    latitude,
    longitude,
    population: 5e6,
  }));
  const towns = [...own, ...openTowns()];
  const coast = values['no-coast'] ? null : openCoast();
  for (const [slug, file] of files) {
    const sea = coast === null ? file.sea : file.hasCoast === false ? [] : cutSea(coast, file);
    const isChosen = file.towns.length > 0 && !values.towns;
    const next = { ...file, towns: isChosen ? file.towns : townsAround(file, towns), sea };
    writeFileSync(join(folder, `${slug}.json`), mapFileText(next));
    const points = sea.flat(2).length;
    console.log(`${slug}: ${file.landmarks.length} landmarks, ${next.towns.length} towns, ${points} points of coast`);
  }
  return 0;
}

process.exitCode = main();
