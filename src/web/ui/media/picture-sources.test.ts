import { describe, expect, it } from 'vitest';
import { limits } from '#src/domain/limits.ts';
import { pictureBox, pictureSrcset } from './picture-sources.ts';

describe('the picture of a card', () => {
  const { width, height } = limits.cardImage;

  it('comes in 295 px and in two and three times that', () => {
    const widths = [...pictureSrcset('/images', 'x', 'card', 'avif').matchAll(/card-(\d+)\.avif (\d+)w/g)];
    expect(widths.map(([, file, said]) => [Number(file), Number(said)])).toEqual(
      [1, 2, 3].map((times) => [width * times, width * times]),
    );
  });

  it('has a box of 295 to 162', () => {
    const box = pictureBox('card');
    expect(box.height).toBe((box.width / width) * height);
  });
});
