// An own marketplace, with photos as hosts take them: no crop loses its subject, text stays readable on every photo,
// and white photos end before the paper does.
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contrast } from '#src/domain/setting/theme.ts';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { findSubject, ordinaryPhotos, type PhotoName, withSubject } from '#tests/support/pictures/ordinary-photos.ts';
import { giveTokens } from '#tests/support/app/tokens.ts';
import { openGuest, type Guest } from '#tests/e2e/guest.ts';
import { settled, visit } from '#tests/e2e/journey.ts';
import { openPayWorld, type PayWorld } from '#tests/e2e/paying/pay-world.ts';
import { hanoi } from '#tests/e2e/world.ts';
import { overWidth } from './layout-checks.ts';

interface Stored {
  readonly id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly dominant: string;
}

describe.skipIf(chooseBrowser() === null)('ordinary photos', () => {
  let world: PayWorld;
  let guest: Guest;
  const stored = new Map<PhotoName, Stored>();

  beforeAll(async () => {
    world = await openPayWorld();
    await uploadAll();
    await useEverywhere();
    guest = await openGuest(world.browser, 1440);
  });
  afterAll(() => world?.close());

  /** By the form of the editor, as a host. */
  async function uploadAll(): Promise<void> {
    const [host] = await world.rows<{ id: string }>('select user_id as id from host order by 1 limit 1');
    await giveTokens({ query: world.rows } as never, { photographer: host?.id ?? '' });
    for (const [name, make] of Object.entries(ordinaryPhotos)) {
      const form = new FormData();
      form.set('purpose', 'course');
      form.set('file', new Blob([new Uint8Array(await make())], { type: 'image/jpeg' }), 'photo.jpg');
      const answer = await fetch(`${world.origin}/api/image/upload`, {
        method: 'POST',
        body: form,
        headers: { authorization: 'Bearer photographer' },
      });
      const { data } = (await answer.json()) as { data?: Stored };
      if (data === undefined) throw new Error(`${name} was refused: ${answer.status}`);
      stored.set(name as PhotoName, { ...data, alt: name });
    }
  }

  /** No photo of the demo remains; the first experience of Hanoi has the white product, its city too. */
  async function useEverywhere(): Promise<void> {
    const names = [...stored.keys()].toSorted((a, b) => Number(b === 'white product') - Number(a === 'white product'));
    const photos = JSON.stringify(names.map((name) => stored.get(name)));
    const turned = (by: string) => `$1::jsonb -> ((${by}) % ${names.length})::int`;
    await world.rows(
      `update course c set images = (select jsonb_agg(${turned('c.id + 9 + n')}) from generate_series(0, 4) n)`,
      [photos],
    );
    await world.rows(`update city t set image = ${turned('case when t.id < 3 then 0 else t.id end')}`, [photos]);
    await world.rows(`update category k set image = ${turned('k.id')}`, [photos]);
    await world.rows(
      `update user_account set image = (${turned('abs(hashtext(id::text))')}) ->> 'id' where image is not null`,
      [photos],
    );
  }

  it.each([
    ['card-295.webp', 0.01],
    ['wide-640.webp', 0.01],
    ['square-96.webp', 0.01],
  ] as const)('keep their subject in %s', async (file, least) => {
    for (const name of withSubject) {
      const answer = await fetch(`${world.origin}/images/${stored.get(name)?.id}/${file}`);
      const found = await findSubject(Buffer.from(await answer.arrayBuffer()));
      expect(found?.share, `${name}: its share`).toBeGreaterThan(least);
      expect(found?.top, `${name}: the top of the head`).toBeGreaterThan(0);
    }
  });

  it('are upright, and wait behind a colour of their own', () => {
    const turned = stored.get('turned');
    expect([turned?.width, turned?.height]).toEqual([900, 1350]);
    const light = (name: PhotoName) => contrast(stored.get(name)?.dominant ?? '', '#000000');
    expect(light('white product')).toBeGreaterThan(15);
    expect(light('dark')).toBeLessThan(1.6);
  });

  it.each([360, 1440])('fit the pages at %d px', async (width) => {
    await guest.resize(width);
    for (const path of ['/', hanoi, '/product/detail?id=201']) {
      await visit(guest.page, world.origin + path);
      await settled(guest.page);
      expect(await overWidth(guest.page), path).toBeLessThanOrEqual(0);
      expect(await brokenImages(guest.page), path).toEqual([]);
    }
  });

  it.each([
    [360, 'white'],
    [1440, 'white'],
    [1440, 'black'],
  ] as const)('leave the text over them readable at %d px: %s', async (width, tone) => {
    await guest.resize(width);
    const photo = await sharp({ create: { width: 640, height: 400, channels: 3, background: tone } })
      .webp()
      .toBuffer();
    await guest.page.route('**/images/**', (route) => route.fulfill({ body: photo, contentType: 'image/webp' }));
    await visit(guest.page, `${world.origin}/`);
    await settled(guest.page);
    for (const place of ['h1', 'h1 ~ p', '#city-rail li:first-child a'])
      expect(await worstContrast(guest.page, place), place).toBeGreaterThanOrEqual(4.5);
    await guest.page.unroute('**/images/**');
  });

  it.each(['light', 'dark'] as const)('end before the %s page does', async (colorScheme) => {
    await guest.resize(1440);
    await guest.page.emulateMedia({ colorScheme });
    const [product] = await world.rows<{ id: number }>(
      `select id from course where city_id = 2 and images -> 0 ->> 'alt' = $1 limit 1`,
      [colorScheme === 'light' ? 'white product' : 'dark'],
    );
    await visit(guest.page, `${world.origin}/product/detail?id=${product?.id}`);
    await settled(guest.page);
    const box = await guest.page.locator('main .picture').first().boundingBox();
    if (box === null) throw new Error('no photo');
    const strip = { x: box.x - 4, y: box.y + box.height / 2, width: 12, height: 1 };
    const { data } = await sharp(await guest.page.screenshot({ clip: strip }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const tones = Array.from({ length: 12 }, (_, n) => hex(data.subarray(n * 3, n * 3 + 3)));
    const [paper = '', photo = ''] = [tones[0], tones.at(-1)];
    const edge = Math.max(...tones.map((tone) => Math.min(contrast(tone, paper), contrast(tone, photo))));
    expect(edge, tones.join(' ')).toBeGreaterThan(1.15);
    await guest.page.emulateMedia({ colorScheme: null });
  });
});

const hex = (bytes: Uint8Array) => `#${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

function brokenImages(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src),
  );
}

/** The least contrast of the first such element's letters with the pixels behind them. */
async function worstContrast(page: Page, place: string): Promise<number> {
  const element = page.locator(place).first();
  await element.scrollIntoViewIfNeeded();
  await settled(page);
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${place} is not shown`);
  const written = await pixelsIn(page, box);
  const inks = await element.evaluate((root) => {
    const parts = [root as HTMLElement, ...root.querySelectorAll<HTMLElement>('span')];
    const colours = new Set(parts.map((part) => getComputedStyle(part).color));
    for (const part of parts) part.style.color = 'transparent';
    return [...colours].map((colour) => [...colour.matchAll(/\d+/g)].map(([digits]) => Number(digits)));
  });
  const bare = await pixelsIn(page, box);
  let [worst, letters] = [21, 0];
  for (let at = 0; at < bare.length; at += 3) {
    const ink = inks.find((tones) => tones.every((tone, n) => Math.abs(tone - (written[at + n] ?? 0)) < 6));
    if (ink === undefined || Math.abs((written[at] ?? 0) - (bare[at] ?? 0)) < 20) continue;
    letters += 1;
    worst = Math.min(worst, contrast(hex(Uint8Array.from(ink)), hex(bare.subarray(at, at + 3))));
  }
  expect(letters, `${place} has letters`).toBeGreaterThan(20);
  return worst;
}

async function pixelsIn(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<Buffer> {
  return sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
}
