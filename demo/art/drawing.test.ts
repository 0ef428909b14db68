import { describe, expect, it } from 'vitest';
import { PICTURES } from './catalogue/pictures.ts';
import { describePicture, hashOf, readManifest } from './manifest.ts';
import { svgOf } from './picture.ts';

const manifest = readManifest();

describe('the catalogue of pictures', () => {
  it('has unique ids, and the manifest holds exactly these', () => {
    const ids = PICTURES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(manifest)).toEqual(ids);
  });
});

describe.each(PICTURES.map((shown) => [shown.id, shown] as const))('picture %s', (id, shown) => {
  it('is drawn from its seed exactly as it was when it was rendered', () => {
    const svg = svgOf(shown);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(hashOf(svg)).toBe(manifest[id]?.svg_sha256);
    expect(svgOf(shown)).toBe(svg);
  });

  it('is described in the manifest as in the catalogue', () => {
    const { alt } = describePicture(shown);
    expect(manifest[id]).toMatchObject(describePicture(shown));
    expect(alt).toMatch(/^Illustration: .{20,}\.$/);
  });
});
