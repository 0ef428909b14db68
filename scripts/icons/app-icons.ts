// `npm run app-icons`: draws home screen icons from public/favicon.svg. The ground fills the square, the mark the
// circle that phones cut.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readCommand } from '#scripts/commands/command.ts';
import { projectRoot } from '#scripts/tree/source-files.ts';

readCommand('app-icons');

/** Of the width; the safe circle has 80%. */
const share = 0.72;
const sizes = [192, 512];

const mark = readFileSync(join(projectRoot, 'public/favicon.svg'), 'utf8');
const [ground, rounded] = [/<rect [^>]*fill="([^"]+)"\/>/.exec(mark)?.[1], /<rect [^>]*\/>/.exec(mark)?.[0]];
if (ground === undefined || rounded === undefined) throw new Error('public/favicon.svg has no ground');
const drawn = mark.slice(mark.indexOf('>') + 1, mark.indexOf('</svg>')).replace(rounded, '');
const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" fill="${ground}"/>
  <g transform="translate(16 16) scale(${share}) translate(-16 -16)">${drawn}</g></svg>`;

for (const size of sizes) {
  const path = join(projectRoot, `public/app-icon-${size}.png`);
  await sharp(Buffer.from(whole), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(path);
  console.log(path);
}
