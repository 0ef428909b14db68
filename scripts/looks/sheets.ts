// Combines many screenshots into sheets for review.
import { join } from 'node:path';
import sharp from 'sharp';

export interface Taken {
  name: string;
  file: string;
}

const gap = 12;
const label = 22;

/** Pixels of one picture, and how many fit in a row. */
function gridOf(width: number): { wide: number; high: number; columns: number } {
  if (width < 700) return { wide: 300, high: 860, columns: 6 };
  return width < 1000 ? { wide: 450, high: 860, columns: 4 } : { wide: 620, high: 620, columns: 3 };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Writes `sheet-<width>-<n>.png`, two rows each, and cuts long pages; returns how many. */
export async function makeSheets(taken: readonly Taken[], folder: string, width: number): Promise<number> {
  const { wide, high, columns } = gridOf(width);
  const each = columns * 2;
  const count = Math.ceil(taken.length / each);
  for (let at = 0; at < count; at += 1) {
    const parts = await Promise.all(
      taken.slice(at * each, (at + 1) * each).map(async ({ name, file }, index) => {
        const left = gap + (index % columns) * (wide + gap);
        const top = gap + Math.floor(index / columns) * (high + label + gap);
        const small = await sharp(file).resize({ width: wide }).toBuffer({ resolveWithObject: true });
        const cut = await sharp(small.data)
          .extract({ left: 0, top: 0, width: wide, height: Math.min(high, small.info.height) })
          .toBuffer();
        const title = `<svg width="${wide}" height="${label}"><text x="0" y="16" font-family="sans-serif" font-size="14">${escaped(name)}</text></svg>`;
        return [
          { input: Buffer.from(title), left, top },
          { input: cut, left, top: top + label },
        ];
      }),
    );
    await sharp({
      create: {
        width: gap + columns * (wide + gap),
        height: gap + 2 * (high + label + gap),
        channels: 3,
        background: '#d8d8d8',
      },
    })
      .composite(parts.flat())
      .png()
      .toFile(join(folder, `sheet-${width}-${at + 1}.png`));
  }
  return count;
}
