import { describe, expect, it } from 'vitest';
import {
  largestFile,
  pictureFile,
  pictureSrcset,
  previewFile,
  squareFile,
  squareSrcset,
} from '#src/web/ui/media/picture-sources.ts';
import { projectFolder } from '#src/server/platform/config.ts';
import { demoMaster, readDemoPictures } from './demo-pictures.ts';
import { variants } from './variant.ts';

const nameOf = (address: string) => address.split('/').at(-1) ?? '';

describe('the variants of a picture', () => {
  it('are all that a page can ask for', () => {
    const srcsets = (['card', 'wide'] as const).flatMap((shape) =>
      (['avif', 'webp'] as const).flatMap((format) => pictureSrcset('/images', 'x', shape, format).split(', ')),
    );
    const squares = (['avif', 'webp'] as const).flatMap((format) => squareSrcset('/images', 'x', format).split(', '));
    const asked = [
      ...squares.map((one) => one.split(' ')[0] ?? ''),
      squareFile('/images', 'x'),
      ...srcsets.map((one) => one.split(' ')[0] ?? ''),
      ...(['card', 'wide'] as const).map((shape) => pictureFile('/images', 'x', shape)),
      ...(['avif', 'webp', 'jpg'] as const).map((format) => largestFile('/images', 'x', format)),
      previewFile('/images', 'x'),
    ].map(nameOf);
    expect(asked).toHaveLength(6 + 1 + 11 + 2 + 3 + 1);
    expect(asked.filter((name) => !variants.has(name))).toEqual([]);
  });

  it('have the sizes of cards, galleries and previews', () => {
    const sizes = new Set([...variants.values()].map(({ shape, width, height }) => `${shape} ${width} ${height}`));
    expect([...sizes]).toEqual([
      'card 295 162',
      'card 590 324',
      'card 885 486',
      'wide 640 400',
      'wide 960 600',
      'wide 1600 1000',
      'square 96 96',
      'square 192 192',
      'square 384 384',
      'full 1600 1600',
      'og 1200 630',
    ]);
  });

  it('hold every file that comes with the program, the master among them', async () => {
    for (const [id, picture] of await readDemoPictures(`${projectFolder}demo/pictures`)) {
      const names = Object.keys(picture.bytes);
      expect([id, names.filter((name) => !variants.has(name))]).toEqual([id, []]);
      expect([id, names.includes(demoMaster(picture))]).toEqual([id, true]);
    }
  });
});
