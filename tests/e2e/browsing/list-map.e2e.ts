// The map of a list: next to it on wide screens, hidden on request, and streets as they load
// (docs/domain/search.md#maps).
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { drawn, reload, visit } from '#tests/e2e/journey.ts';
import { tabTo } from '#tests/e2e/keyboard.ts';
import { hanoi, karsts, openWorld, type World } from '#tests/e2e/world.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==',
  'base64',
);

/** A provider of streets that can be away. */
async function openStreets(): Promise<{
  server: Server;
  origin: string;
  asked: string[];
  set: (isUp: boolean) => void;
}> {
  let isUp = false;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { url = '' } = request;
    asked.push(url);
    if (!isUp) return void request.socket.destroy();
    response.setHeader('access-control-allow-origin', '*');
    if (!url.startsWith('/style.json')) return void response.setHeader('content-type', 'image/png').end(pixel);
    const { port } = server.address() as AddressInfo;
    const tiles = [`http://127.0.0.1:${port}/{z}/{x}/{y}.png`];
    const source = { type: 'raster', tiles, tileSize: 256, attribution: 'Streets of a test' };
    const style = {
      version: 8,
      sources: { streets: source },
      layers: [{ id: 'a', type: 'raster', source: 'streets' }],
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(style));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${port}`, asked, set: (up) => (isUp = up) };
}

describe.skipIf(chooseBrowser() === null)('the map of a list', () => {
  let world: World;
  let streets: Awaited<ReturnType<typeof openStreets>>;

  beforeAll(async () => {
    streets = await openStreets();
    world = await openWorld({ MAP_STYLE_URL: `${streets.origin}/style.json` });
  });
  beforeEach(() => {
    streets.set(false);
    streets.asked.length = 0;
  });
  afterAll(async () => {
    await world?.close();
    streets?.server.close();
  });

  const map = (page: Page) => page.locator('.list-map').getByRole('region');
  const columns = (page: Page) =>
    page
      .locator('ul.beside-map')
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  const watchShifts = (page: Page) =>
    page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) shifts.sum += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
  const shifted = (page: Page) =>
    page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum);

  it.each([1024, 1440])('is open beside the list at %i px, names places, and nothing moves', async (width) => {
    const { page, expectSound, close } = await openGuest(world.browser, width);
    await watchShifts(page);
    await visit(page, world.origin + hanoi);
    await map(page).getByText('Hanoi Railway Station').waitFor();
    expect(await columns(page)).toBe(2);
    expect(await page.getByRole('button', { name: 'Map', exact: true }).getAttribute('aria-pressed')).toBe('true');
    await expectSound(`list with map at ${width}`);
    expect(await shifted(page)).toBeLessThanOrEqual(0.02);
    await close();
  });

  it('marks the pin of the card under the pointer or the focus, and the card of the pin', async () => {
    const { page, close } = await openGuest(world.browser, 1440);
    await visit(page, world.origin + hanoi);
    await map(page).getByRole('application').waitFor();
    const card = page.locator('.beside-map > li').first();
    const marked = map(page).locator('li.z-10');
    expect(await marked.count()).toBe(0);
    await card.hover();
    await marked.first().waitFor();
    await page.mouse.move(5, 5);
    await expect.poll(() => marked.count()).toBe(0);
    await card.getByRole('link').first().focus();
    await marked.first().waitFor();
    const pin = map(page).getByRole('link').first();
    await pin.focus();
    await page.locator('.beside-map > li[class*=outline]').waitFor();
    await close();
  });

  it('is hidden with the keyboard, and stays hidden without a jump', async () => {
    const { page, expectSound, close } = await openGuest(world.browser, 1440);
    await watchShifts(page);
    await visit(page, world.origin + hanoi);
    const control = page.getByRole('button', { name: 'Map', exact: true });
    await tabTo(page, control);
    await page.keyboard.press('Enter');
    await expect.poll(() => columns(page)).toBe(4);
    expect(await control.getAttribute('aria-pressed')).toBe('false');
    await reload(page);
    expect([await columns(page), await page.locator('.list-map').isVisible()]).toEqual([4, false]);
    expect(await shifted(page)).toBeLessThanOrEqual(0.02);
    await expect.poll(() => control.getAttribute('aria-pressed')).toBe('false');
    await expectSound('list without map');
    await control.click();
    await map(page).getByRole('application').waitFor();
    expect(await columns(page)).toBe(2);
    await close();
  });

  it('names cities where a search finds several countries, and a press on a group goes closer', async () => {
    const { page, expectSound, close } = await openGuest(world.browser, 768);
    await visit(page, `${world.origin}/s/walk`);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    const sheet = page.getByRole('dialog').getByRole('region');
    const group = sheet.getByRole('button', { name: /^\d+ experiences in .*Zoom in$/ }).first();
    await group.waitFor();
    await sheet.getByText('Indonesia').waitFor();
    await sheet.locator('path').first().waitFor({ state: 'attached' });
    await expectSound('map of several countries');
    const [, count = ''] = /^(\d+)/.exec((await group.getAttribute('aria-label')) ?? '') ?? [];
    await group.click();
    await expect.poll(() => sheet.getByText('Indonesia').count()).toBe(0);
    expect(await sheet.getByRole('link').count()).toBeLessThanOrEqual(Number(count));
    await close();
  });

  it('is behind a pill on phones, with the same names', async () => {
    const { page, expectSound, close } = await openGuest(world.browser, 375);
    await visit(page, world.origin + hanoi);
    expect(await page.locator('.list-map').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await page.getByRole('dialog').getByText('Hanoi Railway Station').waitFor();
    await expectSound('map on a phone');
    await close();
  });

  it('is not there without script', async () => {
    const { page, close } = await openGuest(world.browser, 1440, { javaScriptEnabled: false });
    await visit(page, world.origin + hanoi);
    expect([await columns(page), await page.locator('.list-map').isVisible()]).toEqual([4, false]);
    await close();
  });

  const hasGl = (page: Page) => page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);
  // Longer than the page itself waits for idle time, which a busy machine may never have.
  const idle = (page: Page) =>
    page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 6000 })));
  const streetMap = (page: Page) => page.getByRole('button', { name: 'Street map' });
  const simpleMap = (page: Page) => page.getByRole('button', { name: 'Simple map' });

  it('stays as we draw it when the streets do not come, and tells only visitors who pressed', async () => {
    const { page, close } = await openGuest(world.browser, 1440);
    await visit(page, world.origin + hanoi);
    await expect.poll(() => streets.asked.length, { timeout: 20_000 }).toBeGreaterThan(0);
    await map(page).getByText('Hanoi Railway Station').waitFor();
    expect(await page.getByText('street map didn’t load').count()).toBe(0);
    await streetMap(page).click();
    await page.getByText('street map didn’t load').waitFor({ timeout: 20_000 });
    await map(page).getByText('Hanoi Railway Station').waitFor();
    await close();
  });

  it('gets streets below its pins, which stay where they are, and remembers who goes back', async () => {
    streets.set(true);
    const { page, expectSound, close } = await openGuest(world.browser, 1440);
    await watchShifts(page);
    await visit(page, world.origin + hanoi);
    if (!(await hasGl(page))) return close();
    const pin = map(page).locator('li').first();
    await pin.waitFor();
    const at = await pin.boundingBox();
    await simpleMap(page).waitFor({ timeout: 20_000 });
    expect(streets.asked.some((url) => url.endsWith('.png'))).toBe(true);
    await page.getByText('Streets of a test').waitFor();
    expect(await pin.boundingBox()).toEqual(at);
    expect(await shifted(page)).toBeLessThanOrEqual(0.02);
    await expectSound('list with streets');
    await simpleMap(page).click();
    await map(page).getByText('Hanoi Railway Station').waitFor();
    streets.asked.length = 0;
    await reload(page);
    await map(page).getByText('Hanoi Railway Station').waitFor();
    await idle(page);
    await drawn(page);
    expect(streets.asked).toEqual([]);
    await streetMap(page).click();
    await simpleMap(page).waitFor({ timeout: 20_000 });
    await close();
  });

  it('waits for a press where the visitor saves data', async () => {
    streets.set(true);
    const { page, close } = await openGuest(world.browser, 1440);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    await visit(page, world.origin + hanoi);
    await map(page).getByText('Hanoi Railway Station').waitFor();
    await idle(page);
    await drawn(page);
    expect(streets.asked).toEqual([]);
    if (await hasGl(page)) {
      await streetMap(page).click();
      await simpleMap(page).waitFor({ timeout: 20_000 });
    }
    await close();
  });

  it('gets streets around a meeting point only once it is in view', async () => {
    streets.set(true);
    const { page, expectSound, close } = await openGuest(world.browser, 375);
    await visit(page, `${world.origin}/product/detail?id=${karsts.id}`);
    await idle(page);
    await drawn(page);
    expect(streets.asked).toEqual([]);
    if (await hasGl(page)) {
      await page.locator('#meeting').scrollIntoViewIfNeeded();
      await page.locator('#meeting').getByText('Streets of a test').waitFor({ timeout: 20_000 });
      await expectSound('meeting point with streets');
    }
    await close();
  });
});
