// A page requests its scripts once its photo and fonts are painted, or on a press (ADR 023).
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { drawn, live, settled, visit, visitHeld } from '#tests/e2e/journey.ts';
import { watchShifts } from './layout-checks.ts';
import { hanoi, karsts, shareWorld, type World } from '#tests/e2e/world.ts';

const isScript = (url: string) => /\/assets\/[^/]+\.js$/.test(new URL(url).pathname);

/** Names of the page's script files in the order of their requests. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isScript(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Holds every image that the page does not contain itself, until it is released. */
async function holdPictures(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/images/**', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

describe.skipIf(chooseBrowser() === null)('what is seen first', () => {
  let world: World;

  beforeAll(async () => {
    world = await shareWorld();
  });
  afterAll(() => world?.close());

  it.each(['/', hanoi, '/s/walk', `/product/detail?id=${karsts.id}`])(
    'of %s is there before any script is asked for',
    async (path) => {
      const { page, close } = await openGuest(world.browser, 375);
      await visit(page, world.origin + path);
      await settled(page);
      const { seen, scripts } = await page.evaluate(() => {
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const picture = [...document.querySelectorAll<HTMLImageElement>('main img[fetchpriority=high]')]
          .map(({ currentSrc }) => entries.find(({ name }) => name === currentSrc))
          .find((entry) => entry !== undefined);
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        return {
          seen: Math.max(picture?.responseEnd ?? Number.NaN, paint?.startTime ?? Number.NaN),
          scripts: entries.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
        };
      });
      expect(scripts.length).toBeGreaterThan(2);
      expect(Math.min(...scripts)).toBeGreaterThanOrEqual(seen);
      await close();
    },
  );

  it.each(['/', hanoi, '/s/walk', `/product/detail?id=${karsts.id}`])(
    'of %s stays in place when the fonts come late, and its picture is asked for once',
    async (path) => {
      for (const width of [375, 1440]) {
        const { page, close } = await openGuest(world.browser, width, { reducedMotion: 'no-preference' });
        const shifts = await watchShifts(page);
        const asked: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
        });
        await page.route(/\.woff2$/, async (route) => {
          await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
          await route.continue();
        });
        await visit(page, world.origin + path);
        await settled(page);
        await drawn(page);
        const { sum, worst } = await shifts();
        expect([width, sum <= 0.02 ? [] : worst]).toEqual([width, []]);
        // The head of the page names the first image. Two sizes of it would be two requests.
        const first = page.locator('main img[fetchpriority=high]').filter({ visible: true }).first();
        const shown = new URL(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).pathname;
        const named = await page
          .locator('link[rel=preload][as=image]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('imagesrcset') ?? '').join(' '));
        if (path !== '/s/walk') expect(named).toContain(shown);
        const picture = shown.split('/').slice(0, 3).join('/');
        expect(asked.filter((one) => one.startsWith(`${picture}/wide`))).toEqual(
          shown.includes('/wide') ? [shown] : [],
        );
        await close();
      }
    },
  );

  it('is not waited for by anyone who presses something', async () => {
    const { page, close } = await openGuest(world.browser, 375);
    const scripts = scriptsOf(page);
    const release = await holdPictures(page);
    await visitHeld(page, world.origin + hanoi);
    expect(scripts).toEqual([]);
    await page.getByRole('button', { name: 'Filters' }).first().click();
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    expect(scripts.length).toBeGreaterThan(2);
    release();
    await close();
  });

  it('is not waited for without end', async () => {
    const { page, close } = await openGuest(world.browser, 375);
    const release = await holdPictures(page);
    await visitHeld(page, `${world.origin}/`);
    await live(page);
    release();
    await close();
  });

  it('is no popup: their script comes with the first sign of somebody, and what was pressed before it opens then', async () => {
    const { page, complaints, close } = await openGuest(world.browser, 375);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/Popups-*.js', async (route) => {
      await released;
      await route.continue();
    });
    const scripts = scriptsOf(page);
    const ofPopups = () => scripts.filter((url) => url.includes('/Popups-'));
    await visit(page, world.origin + hanoi);
    expect(ofPopups()).toEqual([]);
    await page.getByRole('button', { name: 'Where to? City or experience' }).click();
    await expect.poll(() => ofPopups().length).toBe(1);
    release();
    await page.getByRole('dialog', { name: 'City or experience' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
