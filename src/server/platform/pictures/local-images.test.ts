import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { projectFolder } from '#src/server/platform/config.ts';
import { createEncoder } from './encoder.ts';
import { variants } from './variant.ts';
import { createLocalImages } from './local-images.ts';

// Encodes for real; a busy machine needs time.
const patient = { timeout: 60_000 };

const folder = mkdtempSync(join(tmpdir(), 'banyan-pictures-'));
const demo = `${projectFolder}demo/pictures`;
const images = createLocalImages({ folder, demo, encoder: createEncoder() });
const store = join(folder, 'pictures');

afterAll(() => {
  images.close();
  rmSync(folder, { recursive: true, force: true });
});

function plain(width: number, height: number, colour = '#aa3311') {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

async function twoHalves(width: number, height: number) {
  const blue = await plain(width / 2, height, '#0000ff')
    .png()
    .toBuffer();
  return plain(width, height, '#ff0000').composite([{ input: blue, left: width / 2, top: 0 }]);
}

async function stored(bytes: Buffer) {
  const put = await images.put(bytes);
  if (!put.ok) throw new Error(put.detail);
  return put.picture;
}

async function made(id: string, name: string) {
  const found = await images.variant(id, name);
  if (!found.ok) throw new Error(found.detail);
  return sharp(await readFile(found.path));
}

describe('a picture that is put into the store', patient, () => {
  it('is kept once: the same bytes answer the same id', async () => {
    const bytes = await plain(800, 500).jpeg().toBuffer();
    const first = await images.put(bytes);
    const again = await images.put(bytes);
    expect([first.ok && first.isNew, again.ok && again.isNew]).toEqual([true, false]);
    expect(first.ok && again.ok && first.picture).toEqual(again.ok && again.picture);
  });

  it('has width, height, a tiny placeholder and its main colour', async () => {
    const picture = await stored(await plain(801, 500).png().toBuffer());
    expect(picture).toMatchObject({ width: 801, height: 500, id: picture.sha256.toString('hex').slice(0, 40) });
    expect(picture.blur).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/=]{20,300}$/);
    expect(picture.dominant).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('is turned upright and loses every mark of camera and place', async () => {
    const turned = await (
      await twoHalves(400, 200)
    )
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '27/1 43/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const picture = await stored(turned);
    expect([picture.width, picture.height]).toEqual([200, 400]);
    for (const name of ['full-1600.jpg', 'full-1600.webp', 'full-1600.avif']) {
      const meta = await (await made(picture.id, name)).metadata();
      expect([name, meta.exif, meta.orientation, meta.xmp, meta.iptc]).toEqual([name, ...Array(4).fill(undefined)]);
    }
  });

  it('is at most 2400 px long', async () => {
    const picture = await stored(await plain(4000, 3000).jpeg().toBuffer());
    expect([picture.width, picture.height]).toEqual([2400, 1800]);
  });

  it('stands on white where it was transparent', async () => {
    const clear = sharp({ create: { width: 300, height: 300, channels: 4, background: '#00000000' } });
    const picture = await stored(await clear.png().toBuffer());
    expect(picture.dominant).toMatch(/^#f[0-9a-f]f[0-9a-f]f[0-9a-f]$/);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s', async (kind) => {
    const bytes = await plain(120, 90, '#123456').toFormat(kind).toBuffer();
    expect(await images.check(bytes)).toBeNull();
    expect(await images.put(bytes)).toMatchObject({ ok: true });
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const header = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

describe('what is no picture', patient, () => {
  it.each([
    ['SVG', Buffer.from(svg)],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['GIF with a script behind it', Buffer.from('GIF89a/*\u0001\u0000\u0001\u0000*/=alert(1)//;;;;;;;;;;')],
    ['nothing', Buffer.alloc(0)],
    ['a JPEG by its first bytes only', Buffer.concat([header, Buffer.alloc(4000, 7)])],
    ['an SVG that begins like a JPEG', Buffer.concat([header, Buffer.from(svg)])],
  ])('is refused: %s', async (_what, bytes) => {
    expect(await images.check(bytes)).toMatchObject({ ok: false, code: 'photo-type' });
    expect(await images.put(bytes)).toMatchObject({ ok: false, code: 'photo-type' });
  });

  it('is refused when it was cut off', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
    const whole = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#888', noise } })
      .png()
      .toBuffer();
    expect(await images.put(whole.subarray(0, whole.length / 2))).toMatchObject({ ok: false, code: 'photo-type' });
  });

  it('is refused beyond 40 million pixels, however few its bytes', async () => {
    const bytes = await plain(10_000, 4001).png({ compressionLevel: 9 }).toBuffer();
    expect(bytes.length).toBeLessThan(1_000_000);
    expect(await images.put(bytes)).toMatchObject({ ok: false, code: 'photo-size' });
  });

  it('leaves nothing behind', () => {
    expect(readdirSync(join(store, 'drafts'))).toEqual([]);
  });
});

describe('a variant', patient, () => {
  it('comes in its size and format, also from a picture of another shape', async () => {
    const { id } = await stored(await plain(1200, 2000, '#446688').jpeg().toBuffer());
    for (const { name, shape, width, height, format } of variants.values()) {
      if (shape === 'full' || width > 1200) continue;
      const meta = await (await made(id, name)).metadata();
      expect([name, meta.width, meta.height]).toEqual([name, width, height]);
      expect(meta.format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format]);
    }
    const full = await (await made(id, 'full-1600.webp')).metadata();
    expect([full.width, full.height]).toEqual([960, 1600]);
  });

  it('is not blown up', async () => {
    const { id } = await stored(await plain(300, 300, '#987654').png().toBuffer());
    const meta = await (await made(id, 'card-885.webp')).metadata();
    expect([meta.width, meta.height]).toEqual([300, 165]);
  });

  it('is made once for many who ask at the same time, and kept', async () => {
    const { id } = await stored(await plain(700, 500, '#0f0f0f').png().toBuffer());
    const found = await Promise.all(Array.from({ length: 20 }, () => images.variant(id, 'card-295.webp')));
    expect(new Set(found.map((one) => one.ok && one.path)).size).toBe(1);
    const folder = join(store, id.slice(0, 2), id);
    expect(readdirSync(folder).toSorted()).toEqual(['card-295.webp', 'facts.json', 'master.webp']);
  });

  it('of a drawn picture is the file that comes with the program, or made from its largest', async () => {
    const ready = await images.variant('home-dawn', 'card-590.avif');
    expect(ready).toMatchObject({ ok: true, path: join(demo, 'home-dawn/card-590.avif'), isImmutable: false });
    expect(await images.variant('home-dawn', 'full-1600.avif')).toMatchObject({
      path: join(demo, 'home-dawn/wide-1600.avif'),
    });
    const jpeg = await images.variant('home-dawn', 'card-590.jpg');
    expect(jpeg.ok && jpeg.path.startsWith(store)).toBe(true);
    expect(await (await made('home-dawn', 'card-590.jpg')).metadata()).toMatchObject({ width: 590, height: 324 });
  });

  it('of a drawn portrait come in every width and format, square', async () => {
    const ready = await images.variant('host-linh', 'square-192.avif');
    expect(ready).toMatchObject({ ok: true, path: join(demo, 'host-linh/square-192.avif') });
    for (const side of [96, 192, 384])
      for (const format of ['avif', 'webp', 'jpg'])
        expect(await (await made('host-linh', `square-${side}.${format}`)).metadata()).toMatchObject({
          width: side,
          height: side,
        });
  });

  it.each([
    ['0123456789012345678901234567890123456789', 'card-590.avif'],
    ['home-dawn', 'card-591.avif'],
    ['home-dawn', 'manifest.json'],
    ['home-dawn', '../manifest.json'],
    ['..', 'card-590.avif'],
    ['../home-dawn', 'card-590.avif'],
    ['constructor', 'card-590.avif'],
    ['home-dawn', 'toString'],
  ])('is unknown: %s/%s', async (id, name) => {
    expect(await images.variant(id, name)).toMatchObject({ ok: false, reason: 'unknown' });
  });

  it('never shows the master or the facts', async () => {
    const { id } = await stored(await plain(64, 64).png().toBuffer());
    for (const name of ['master.webp', 'facts.json'])
      expect(await images.variant(id, name)).toMatchObject({ ok: false, reason: 'unknown' });
  });

  it('is not made from a broken master', async () => {
    const { id } = await stored(await plain(65, 64).png().toBuffer());
    await writeFile(join(store, id.slice(0, 2), id, 'master.webp'), 'broken');
    expect(await images.variant(id, 'card-295.jpg')).toMatchObject({ ok: false, reason: 'unreadable' });
  });
});

it('forgets a picture with all that was made of it, and takes it again', patient, async () => {
  const bytes = await plain(66, 64).png().toBuffer();
  const { id } = await stored(bytes);
  await made(id, 'card-295.jpg');
  await images.remove(id);
  expect(existsSync(join(store, id.slice(0, 2), id))).toBe(false);
  expect(await images.variant(id, 'card-295.jpg')).toMatchObject({ ok: false, reason: 'unknown' });
  expect(await images.put(bytes)).toMatchObject({ ok: true, isNew: true });
  await images.remove('../../../etc');
});
