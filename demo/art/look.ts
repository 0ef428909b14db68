// Draws chosen pictures as PNG into a folder, to be looked at while a scene is being made.
// Usage: node demo/art/look.ts <folder> <width> <id>...
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { PICTURES } from './catalogue/pictures.ts';
import { svgOf } from './picture.ts';

const [folder = '.', width = '800', ...ids] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const shown of PICTURES.filter(({ id }) => ids.some((wanted) => id.startsWith(wanted)))) {
  const svg = svgOf(shown);
  const started = performance.now();
  await sharp(Buffer.from(svg))
    .resize(Number(width))
    .png()
    .toFile(path.join(folder, `${shown.id}.png`));
  console.log(`${shown.id}: ${Math.round(svg.length / 1024)} KB of SVG, ${Math.round(performance.now() - started)} ms`);
}
