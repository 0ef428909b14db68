import { describe, expect, it } from 'vitest';
import { addPhotos, bytesText } from './photo-rules.ts';

const rules = { max: 4, bytesBelow: 100 };
const photo = (name: string, bytes = 10, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 1 });

describe('photos that are added', () => {
  it('are at most four, pictures, and below the size', () => {
    const chosen = [
      photo('a'),
      photo('b', 100),
      photo('c', 10, 'text/plain'),
      photo('d'),
      photo('e'),
      photo('f'),
      photo('g'),
    ];
    const { files, faults } = addPhotos([], chosen, rules);
    expect(files.map(({ name }) => name)).toEqual(['a', 'd', 'e', 'f']);
    expect(faults).toEqual([
      { name: 'b', fault: 'size' },
      { name: 'c', fault: 'type' },
      { name: 'g', fault: 'count' },
    ]);
  });

  it('are not taken twice', () => {
    const first = addPhotos([], [photo('a')], rules).files;
    expect(addPhotos(first, [photo('a'), photo('b')], rules).files.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  it('show their size', () => {
    expect(bytesText(10)).toBe('1 KB');
    expect(bytesText(51_200)).toBe('50 KB');
    expect(bytesText(2_516_582)).toBe('2.4 MB');
  });
});
