// Puts portraits side by side, to be looked at: node demo/art/portraits/sheet.ts <file.png> <side> <columns> [id...]
import sharp from 'sharp';
import { hostPortraits } from './portraits.ts';
import { portraitSvg } from './portrait.ts';

const [file = 'sheet.png', side = '96', columns = '12', ...wanted] = process.argv.slice(2);
const [size, wide] = [Number(side), Number(columns)];
sharp.concurrency(1);
const shown = hostPortraits().filter(
  ({ id }) => wanted.length === 0 || wanted.some((start) => id.startsWith(`host-${start}`)),
);
const tiles = [];
for (const [i, portrait] of shown.entries()) {
  const input = await sharp(Buffer.from(portraitSvg(portrait)))
    .resize(size)
    .png()
    .toBuffer();
  tiles.push({ input, left: (i % wide) * (size + 4), top: Math.floor(i / wide) * (size + 4) });
}
const high = Math.ceil(shown.length / wide) * (size + 4);
await sharp({ create: { width: wide * (size + 4), height: high, channels: 3, background: '#ffffff' } })
  .composite(tiles)
  .png()
  .toFile(file);
