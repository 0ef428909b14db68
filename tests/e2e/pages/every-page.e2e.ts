// Every page at three widths, light and dark: nothing for axe, nothing too wide, too small or jumping
//.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { expectWholeWithLargeTexts } from './cut-texts.ts';
import { openGuest } from '../guest.ts';
import { drawn, settled, visit } from '../journey.ts';
import { coveredByBars, motions, overWidth, readThrough, smallTargets, watchShifts } from './layout-checks.ts';
import { pages, popups } from './page-list.ts';
import { violationsIn } from './violations.ts';
import { hanoi, karsts, openWorld, type World } from '../world.ts';

const widths = [375, 768, 1440];
const product = `/product/detail?id=${karsts.id}`;

describe.skipIf(chooseBrowser() === null)('every page', () => {
  let world: World;

  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world?.close());

  it.each(pages)('%s is fit for everybody: axe, thumbs, narrow and magnified windows, large texts', async (path) => {
    const found: unknown[] = [];
    const { page, resize, close } = await openGuest(world.browser, 1440);
    for (const width of widths) {
      await resize(width);
      await visit(page, world.origin + path);
      await settled(page);
      found.push(...(await violationsIn(page, width)));
      if (width === 375) {
        expect(await smallTargets(page)).toEqual([]);
        // A window of 1440 or 1280 px at twice the size has half of its pixels.
        for (const narrow of [320, 640, 720]) {
          await page.setViewportSize({ width: narrow, height: 700 });
          expect(await overWidth(page), `wider than ${narrow} px`).toBeLessThanOrEqual(0);
        }
        await resize(width);
      }
      expect(await overWidth(page), `wider than ${width} px`).toBeLessThanOrEqual(0);
      if (width === 375) await expectWholeWithLargeTexts(page);
    }
    await close();
    expect(found).toEqual([]);
  });

  it.each(popups)('axe finds nothing while $name is open', async ({ path, at, open }) => {
    const found: unknown[] = [];
    const { page, complaints, resize, close } = await openGuest(world.browser, 1440);
    for (const width of at) {
      await resize(width);
      await visit(page, world.origin + path);
      await settled(page);
      await open(page);
      found.push(...(await violationsIn(page, width)));
      expect(await overWidth(page), `wider than ${width} px`).toBeLessThanOrEqual(0);
      if (width === 375) await expectWholeWithLargeTexts(page);
    }
    expect(complaints).toEqual([]);
    await close();
    expect(found).toEqual([]);
  });

  it.each(['/', hanoi, '/s/walk', '/s/zzqqxx', `${hanoi}?price=499-500`, product])('%s does not jump', async (path) => {
    for (const width of [375, 1440]) {
      const { page, close } = await openGuest(world.browser, width, { reducedMotion: 'no-preference' });
      const shifts = await watchShifts(page);
      await visit(page, world.origin + path);
      await settled(page);
      await readThrough(page);
      const { sum, worst } = await shifts();
      expect([width, sum <= 0.02 ? 'steady' : `${sum.toFixed(3)}: ${worst.join('; ')}`]).toEqual([width, 'steady']);
      await close();
    }
  });

  it('no list moves when the fonts come after the first lines', async () => {
    for (const width of [375, 1440]) {
      const { page, close } = await openGuest(world.browser, width, { reducedMotion: 'no-preference' });
      const shifts = await watchShifts(page);
      await page.route(/\.woff2$/, async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await route.continue();
      });
      await visit(page, `${world.origin}/s/walk`);
      await settled(page);
      await drawn(page);
      const { sum, worst } = await shifts();
      expect([width, sum <= 0.02 ? 'steady' : `${sum.toFixed(3)}: ${worst.join('; ')}`]).toEqual([width, 'steady']);
      await close();
    }
  });

  it.each(['/', hanoi, product])('the first picture of %s is the one its head names', async (path) => {
    for (const width of [375, 1440]) {
      const { page, close } = await openGuest(world.browser, width);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
      });
      await visit(page, world.origin + path);
      await settled(page);
      const first = page.locator('main img[fetchpriority=high]').filter({ visible: true }).first();
      const shown = new URL(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).pathname;
      const named = await page
        .locator('link[rel=preload][as=image]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('imagesrcset') ?? '').join(' '));
      expect(named).toContain(shown);
      // Named and shown are one request: two sizes of the same picture would be two.
      const picture = shown.split('/').slice(0, 3).join('/');
      expect(asked.filter((one) => one.startsWith(`${picture}/wide`))).toEqual(shown.includes('/wide') ? [shown] : []);
      await close();
    }
  });

  it.each(['/', hanoi, product])('%s stands still for who asked for it', async (path) => {
    const { page, close } = await openGuest(world.browser, 1440);
    await visit(page, world.origin + path);
    await settled(page);
    expect(await motions(page)).toEqual([]);
    await close();
  });

  it.each([hanoi, product])('bars cover at most a quarter of a low window on %s', async (path) => {
    const { page, close } = await openGuest(world.browser, 375, { viewport: { width: 375, height: 667 } });
    await visit(page, world.origin + path);
    await settled(page);
    for (const top of [900, 1400, 1200]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await drawn(page);
      expect([top, await coveredByBars(page)]).toEqual([top, expect.closeTo(0.125, 0.125)]);
    }
    await close();
  });
});
