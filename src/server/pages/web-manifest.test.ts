import Fastify from 'fastify';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { configure, settle } from '#src/server/platform/config/configure.ts';
import { registerWebManifest, webManifest } from './web-manifest.ts';

const folder = fileURLToPath(new URL('../../..', import.meta.url));
const read = configure({ environment: {}, folder });
if (!read.ok) throw new Error(read.problems.join('\n'));
const { brand } = settle(read.config, { port: 3000, stripe: { kind: 'none' } });

describe('the web manifest', () => {
  it('has the name of the brand, and a short one where that is long', () => {
    const named = (name: string) => webManifest({ brand: { ...brand, name } }).short_name;
    expect(webManifest({ brand }).name).toBe(brand.name);
    expect([named('Banyan'), named('Lisbon Neighbourhood Days')]).toEqual(['Banyan', 'Lisbon']);
    expect(webManifest({ brand: { ...brand, tagline: '' } })).not.toHaveProperty('description');
  });

  it('has an icon of each size for whole and for cut corners, and each is what it says', async () => {
    const { icons } = webManifest({ brand });
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).toSorted()).toEqual([
      '192x192 any',
      '192x192 maskable',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of icons) {
      const { width, height, format } = await sharp(`${folder}public/${src.replace('/static/', '')}`).metadata();
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    }
  });

  it('keeps what it draws within the circle that a phone may cut', async () => {
    const { data, info } = await sharp(`${folder}public/app-icon-512.png`)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).join();
    const ground = at(0, 0);
    const outside = Array.from(
      { length: info.width * info.height },
      (_, n) => [n % info.width, Math.floor(n / info.width)] as const,
    )
      // The safe zone is a circle of 80% of the width.
      .filter(([x, y]) => Math.hypot(x - info.width / 2, y - info.height / 2) > info.width * 0.4);
    expect(outside.filter(([x, y]) => at(x, y) !== ground)).toHaveLength(0);
    expect(at(info.width / 2, info.height / 2)).not.toBe(ground);
  });

  it('is served as one, and iOS finds the icon at the root', async () => {
    const app = Fastify();
    registerWebManifest(app as never, { brand });
    const manifest = await app.inject('/manifest.webmanifest');
    expect([manifest.statusCode, manifest.headers['content-type'], manifest.json().name]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
      brand.name,
    ]);
    const icon = await app.inject('/apple-touch-icon.png');
    expect([icon.statusCode, icon.headers.location]).toEqual([308, '/static/app-icon-192.png']);
    await app.close();
  });
});
