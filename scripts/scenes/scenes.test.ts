import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PICTURES } from './catalogue/pictures.ts';
import { PICTURE_FOLDER, WIDTHS, describePicture, hashOf, readManifest } from './manifest.ts';
import { svgOf } from './picture.ts';

const KB = 1024;
const manifest = readManifest();
const entries = Object.entries(manifest);
const DEMO = path.join(PICTURE_FOLDER, '..');

interface DemoCatalogue {
  home_picture?: string;
  city?: { slug: string; picture: string };
  listings?: { key: string; pictures: string[] }[];
}

/** What the demo's files show, by the name of who shows it. */
function galleries(): [string, string[]][] {
  const cities = readdirSync(path.join(DEMO, 'cities')).map((name) => `cities/${name}`);
  return ['catalogue.json', ...cities].flatMap((name) => {
    const file = JSON.parse(readFileSync(path.join(DEMO, name), 'utf8')) as DemoCatalogue;
    return [
      ...(file.home_picture === undefined ? [] : [['home', [file.home_picture]] as [string, string[]]]),
      ...(file.city === undefined ? [] : [[file.city.slug, [file.city.picture]] as [string, string[]]]),
      ...(file.listings ?? []).map(({ key, pictures }): [string, string[]] => [key, pictures]),
    ];
  });
}

// How many a listing has, and which stand side by side, is for `npm run check:catalogue`.
const GALLERIES = galleries();

describe('the catalogue of pictures', () => {
  it('has unique ids, and the manifest holds exactly these', () => {
    const ids = PICTURES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(manifest)).toEqual(ids);
  });

  it('names only known pictures in galleries, and shows every picture somewhere', () => {
    const shown = new Set(GALLERIES.flatMap(([, ids]) => ids));
    expect([...shown].toSorted()).toEqual(PICTURES.map(({ id }) => id).toSorted());
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

describe('rendered files', () => {
  it.each(entries)('%s keeps the byte budgets', (_, { bytes }) => {
    const names = Object.entries(WIDTHS).flatMap(([shape, sizes]) => sizes.map((width) => `${shape}-${width}.avif`));
    expect(Object.keys(bytes).toSorted()).toEqual(names.toSorted());
    expect(bytes['card-295.avif']).toBeLessThanOrEqual(25 * KB);
    expect(bytes['card-590.avif']).toBeLessThanOrEqual(25 * KB);
    expect(bytes['wide-1600.avif']).toBeLessThanOrEqual(80 * KB);
  });

  it.each(entries)('%s has a small placeholder and a main colour', (_, { blur, dominant }) => {
    expect(blur).toMatch(/^data:image\/webp;base64,/);
    expect(blur.length).toBeLessThan(420);
    expect(dominant).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('exist in the size that the manifest names', () => {
    for (const [id, { bytes }] of entries) {
      for (const [name, size] of Object.entries(bytes)) {
        const file = path.join(PICTURE_FOLDER, id, name);
        expect(existsSync(file), `${id}/${name}`).toBe(true);
        expect(statSync(file).size, `${id}/${name}`).toBe(size);
      }
    }
  });

  it('weigh 12 MB at most, all together', () => {
    const total = entries.flatMap(([, { bytes }]) => Object.values(bytes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThanOrEqual(12_000_000);
  });
});
