// The drawn images in demo/pictures, which an installation needs; the drawing is tested where it changes.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#scripts/tree/source-files.ts';

const DEMO = path.join(projectRoot, 'demo');
const PICTURE_FOLDER = path.join(DEMO, 'pictures');
const WIDTHS = { card: [295, 590, 885], wide: [640, 960, 1600] } as const;
const KB = 1024;

interface DrawnPicture {
  dominant: string;
  blur: string;
  bytes: Record<string, number>;
}

const manifest = JSON.parse(readFileSync(path.join(PICTURE_FOLDER, 'manifest.json'), 'utf8')) as Record<
  string,
  DrawnPicture
>;
const entries = Object.entries(manifest);

const portraits = JSON.parse(readFileSync(path.join(PICTURE_FOLDER, 'portraits.json'), 'utf8')) as Record<
  string,
  DrawnPicture & { alt: string; width: number; height: number }
>;

interface DemoCatalogue {
  home_picture?: string;
  hosts?: { key: string; first_name: string; last_name?: string; picture?: string }[];
  city?: { slug: string; picture: string };
  listings?: { key: string; pictures: string[] }[];
}

/** The images that the demo shows, by listing or person. */
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

// `npm run check:catalogue` checks their number and order in a listing.
describe('the galleries of the demo', () => {
  it('name only drawn pictures, and show every picture somewhere', () => {
    const shown = new Set(galleries().flatMap(([, ids]) => ids));
    expect([...shown].toSorted()).toEqual(Object.keys(manifest).toSorted());
  });
});

describe('the hosts of the demo', () => {
  const hosts = readdirSync(path.join(DEMO, 'cities')).flatMap(
    (name) => (JSON.parse(readFileSync(path.join(DEMO, 'cities', name), 'utf8')) as DemoCatalogue).hosts ?? [],
  );

  it('have a portrait each, and no portrait is without a host', () => {
    expect(hosts.map(({ key, picture }) => [key, picture])).toEqual(hosts.map(({ key }) => [key, `host-${key}`]));
    expect(Object.keys(portraits).toSorted()).toEqual(hosts.map(({ key }) => `host-${key}`).toSorted());
  });

  it('are named by their portraits, as drawings', () => {
    for (const { key, first_name, last_name = '' } of hosts)
      expect(portraits[`host-${key}`]?.alt).toBe(
        `Illustration of ${`${first_name} ${last_name}`.trim()}, a host of the demo.`,
      );
  });

  it('have files of every width, in the size that the manifest names, within 6 MB together', () => {
    let total = 0;
    for (const [id, { bytes, width, height }] of Object.entries(portraits)) {
      expect([id, Object.keys(bytes), width, height]).toEqual([
        id,
        [96, 192, 384].map((side) => `square-${side}.avif`),
        384,
        384,
      ]);
      for (const [name, size] of Object.entries(bytes)) {
        expect(statSync(path.join(PICTURE_FOLDER, id, name)).size, `${id}/${name}`).toBe(size);
        total += size;
      }
    }
    expect(total).toBeLessThanOrEqual(6_000_000);
  });
});

describe('rendered files', () => {
  it('are of every width, and keep the byte budgets', () => {
    const names = Object.entries(WIDTHS).flatMap(([shape, sizes]) => sizes.map((width) => `${shape}-${width}.avif`));
    expect(entries.length).toBeGreaterThan(200);
    for (const [id, { bytes }] of entries) {
      expect.soft(Object.keys(bytes).toSorted(), id).toEqual(names.toSorted());
      expect.soft(bytes['card-295.avif'], id).toBeLessThanOrEqual(25 * KB);
      expect.soft(bytes['card-590.avif'], id).toBeLessThanOrEqual(25 * KB);
      expect.soft(bytes['wide-1600.avif'], id).toBeLessThanOrEqual(80 * KB);
    }
  });

  it('have a small placeholder and a main colour', () => {
    for (const [id, { blur, dominant }] of entries) {
      expect.soft(blur, id).toMatch(/^data:image\/webp;base64,/);
      expect.soft(blur.length, id).toBeLessThan(420);
      expect.soft(dominant, id).toMatch(/^#[0-9a-f]{6}$/);
    }
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

  it('weigh 13.5 MB at most, all together', () => {
    const total = entries.flatMap(([, { bytes }]) => Object.values(bytes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThanOrEqual(13_500_000);
  });
});
