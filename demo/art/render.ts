// Renders the demo pictures whose SVG changed (all of them with --all) and writes the manifest.
// Usage: node demo/art/render.ts [--all] [id...]
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { PICTURES } from './catalogue/pictures.ts';
import { encodePicture } from './encode.ts';
import { readPortraits } from './portraits/manifest.ts';
import {
  PICTURE_FOLDER,
  describePicture,
  hashOf,
  readManifest,
  totalOf,
  type Manifest,
  type ManifestEntry,
} from './manifest.ts';
import { svgOf, type Picture } from './picture.ts';

// One thread for each of two pictures at a time: rendering must not starve whatever else the machine does.
sharp.concurrency(1);
const LANES = 2;

const wanted = process.argv.slice(2);
const all = wanted.includes('--all');
const known = readManifest();
const drawn: Manifest = {};
const queue = PICTURES.map((shown, index) => ({ shown, place: `${index + 1}/${PICTURES.length}` }));

async function runLane(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) await render(next.shown, next.place);
}

async function render(shown: Picture, place: string): Promise<void> {
  const svg = svgOf(shown);
  const facts = { ...describePicture(shown), svg_sha256: hashOf(svg) };
  const before = known[shown.id];
  if (before && isFresh(before, shown.id, facts.svg_sha256)) {
    const { width, height, dominant, blur, bytes } = before;
    drawn[shown.id] = { ...facts, width, height, dominant, blur, bytes };
    return;
  }
  const started = performance.now();
  const encoded = await encodePicture(shown, svg);
  drawn[shown.id] = { ...facts, ...encoded };
  // After each picture: a run that is broken off has not worked for nothing.
  save({ ...known, ...drawn });
  console.log(
    `${place} ${shown.id}: ${Math.round(totalOf(encoded.bytes) / 1024)} KB, ${Math.round(performance.now() - started)} ms`,
  );
}

function isFresh(before: ManifestEntry, id: string, hash: string): boolean {
  const complete = Object.keys(before.bytes).every((name) => existsSync(path.join(PICTURE_FOLDER, id, name)));
  return before.svg_sha256 === hash && complete && !all && !wanted.includes(id);
}

function save(pictures: Manifest): void {
  writeFileSync(path.join(PICTURE_FOLDER, 'manifest.json'), `${JSON.stringify(pictures, undefined, 2)}\n`);
}

await Promise.all(Array.from({ length: LANES }, runLane));
const portraits = readPortraits();
const manifest = Object.fromEntries(PICTURES.map(({ id }) => [id, drawn[id]]));
for (const entry of readdirSync(PICTURE_FOLDER, { withFileTypes: true })) {
  if (entry.isDirectory() && !(entry.name in manifest) && !(entry.name in portraits))
    rmSync(path.join(PICTURE_FOLDER, entry.name), { recursive: true });
}
save(manifest as Manifest);
