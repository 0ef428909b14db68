// Renders the hosts' portraits whose SVG changed (all of them with --all) and writes their manifest.
// Usage: node demo/art/portraits/render.ts [--all]
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { PICTURE_FOLDER, hashOf, totalOf } from '#demo/art/manifest.ts';
import {
  PORTRAIT_MANIFEST,
  SQUARES,
  describePortrait,
  readPortraits,
  type PortraitEntry,
  type PortraitManifest,
} from './manifest.ts';
import { portraitSvg } from './portrait.ts';
import { hostPortraits } from './portraits.ts';

sharp.concurrency(1);
// Faces bear less saving than landscapes, and small ones less than large ones: the eyes would smear.
const QUALITY = { 96: 62, 192: 56, 384: 52 } as const;

const all = process.argv.includes('--all');
const known = readPortraits();
const drawn: PortraitManifest = {};

async function encode(id: string, svg: string): Promise<Pick<PortraitEntry, 'dominant' | 'blur' | 'bytes'>> {
  const folder = path.join(PICTURE_FOLDER, id);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const full = await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  const bytes: Record<string, number> = {};
  for (const width of SQUARES) {
    const name = `square-${width}.avif`;
    await sharp(full)
      .resize(width)
      .avif({ quality: QUALITY[width], effort: 4, chromaSubsampling: '4:2:0' })
      .toFile(path.join(folder, name));
    bytes[name] = statSync(path.join(folder, name)).size;
  }
  const { dominant } = await sharp(full).stats();
  const tiny = await sharp(full).resize(12).webp({ quality: 40 }).toBuffer();
  return {
    dominant: `#${[dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
    blur: `data:image/webp;base64,${tiny.toString('base64')}`,
    bytes,
  };
}

for (const portrait of hostPortraits()) {
  const svg = portraitSvg(portrait);
  const side = SQUARES[2];
  const facts = { ...describePortrait(portrait), svg_sha256: hashOf(svg), width: side, height: side };
  const before = known[portrait.id];
  const isFresh =
    before?.svg_sha256 === facts.svg_sha256 &&
    Object.keys(before.bytes).every((name) => existsSync(path.join(PICTURE_FOLDER, portrait.id, name)));
  const rest = isFresh && !all && before ? before : await encode(portrait.id, svg);
  drawn[portrait.id] = { ...facts, dominant: rest.dominant, blur: rest.blur, bytes: rest.bytes };
}
for (const id of Object.keys(known))
  if (!(id in drawn)) rmSync(path.join(PICTURE_FOLDER, id), { recursive: true, force: true });
writeFileSync(PORTRAIT_MANIFEST, `${JSON.stringify(drawn, undefined, 2)}\n`);
const total = Object.values(drawn).reduce((sum, { bytes }) => sum + totalOf(bytes), 0);
console.log(`${Object.keys(drawn).length} portraits, ${Math.round(total / 1024)} KB`);
