// What comes while a page loads or is read moves nothing, and covers little: no jump, one first picture, no motion for anyone
// who asked for none, low bars.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '../guest.ts';
import { drawn, settled, visit } from '../journey.ts';
import { coveredByBars, motions, readThrough, watchShifts } from './layout-checks.ts';
import { hanoi, karsts, openWorld, type World } from '../world.ts';

const product = `/product/detail?id=${karsts.id}`;

async function expectSteady(width: number, shifts: Awaited<ReturnType<typeof watchShifts>>): Promise<void> {
  const { sum, worst } = await shifts();
  const seen = sum <= 0.02 ? 'steady' : `${sum.toFixed(3)}: ${worst.join('; ')}`;
  expect(`${width} px: ${seen}`).toBe(`${width} px: steady`);
}

describe.skipIf(chooseBrowser() === null)('every kind of page', () => {
  let world: World;

  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world?.close());

  it.each(['/', hanoi, '/s/walk', '/s/zzqqxx', `${hanoi}?price=499-500`, product])('%s does not jump', async (path) => {
    for (const width of [375, 1440]) {
      const { page, close } = await openGuest(world.browser, width, { reducedMotion: 'no-preference' });
      const shifts = await watchShifts(page);
      await visit(page, world.origin + path);
      await settled(page);
      await readThrough(page);
      await expectSteady(width, shifts);
      await close();
    }
  });

  it.each(['/s/walk', hanoi, product])('%s stays in place when the fonts come after the first lines', async (path) => {
    for (const width of [375, 1440]) {
      const { page, close } = await openGuest(world.browser, width, { reducedMotion: 'no-preference' });
      const shifts = await watchShifts(page);
      await page.route(/\.woff2$/, async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await route.continue();
      });
      await visit(page, world.origin + path);
      await settled(page);
      await drawn(page);
      await expectSteady(width, shifts);
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
