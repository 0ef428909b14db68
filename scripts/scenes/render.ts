// Renders the demo pictures whose SVG changed (all of them with --all) and writes the manifest.
// Usage: node scripts/scenes/render.ts [--all] [id...]
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { PICTURES } from './catalogue/pictures.ts';
import { encodePicture } from './encode.ts';
import { PICTURE_FOLDER, describePicture, hashOf, readManifest } from './manifest.ts';
import type { Manifest, ManifestEntry } from './manifest.ts';
import { svgOf } from './picture.ts';

// One thread: rendering must not starve whatever else the machine does.
sharp.concurrency(1);

const wanted = process.argv.slice(2);
const all = wanted.includes('--all');
const known = readManifest();
const manifest: Manifest = {};

for (const [index, shown] of PICTURES.entries()) {
  const svg = svgOf(shown);
  const hash = hashOf(svg);
  const before: ManifestEntry | undefined = known[shown.id];
  const complete =
    before !== undefined &&
    Object.keys(before.bytes).every((name) => existsSync(path.join(PICTURE_FOLDER, shown.id, name)));
  const fresh = before !== undefined && before.svg_sha256 === hash && complete;
  const facts = { ...describePicture(shown), svg_sha256: hash };
  if (fresh && !all && !wanted.includes(shown.id)) {
    const { width, height, dominant, blur, bytes } = before;
    manifest[shown.id] = { ...facts, width, height, dominant, blur, bytes };
    continue;
  }
  const started = performance.now();
  manifest[shown.id] = { ...facts, ...(await encodePicture(shown, svg)) };
  const total = Object.values(manifest[shown.id]?.bytes ?? {}).reduce((sum, size) => sum + size, 0);
  console.log(
    `${index + 1}/${PICTURES.length} ${shown.id}: ${Math.round(total / 1024)} KB, ${Math.round(performance.now() - started)} ms`,
  );
}

for (const entry of readdirSync(PICTURE_FOLDER, { withFileTypes: true })) {
  if (entry.isDirectory() && manifest[entry.name] === undefined)
    rmSync(path.join(PICTURE_FOLDER, entry.name), { recursive: true });
}
writeFileSync(path.join(PICTURE_FOLDER, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
