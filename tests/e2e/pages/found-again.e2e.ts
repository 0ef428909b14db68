// Lost and found: the page for unknown addresses, and a guest's recently viewed experiences
// (docs/reference/addresses.md#not-found).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { arrived, settled, visit } from '#tests/e2e/journey.ts';
import { hanoi, karsts, shareWorld, type World } from '#tests/e2e/world.ts';

const missing = '/hanoi/no-such/page';

describe.skipIf(chooseBrowser() === null)('an address that does not exist', () => {
  let world: World;

  beforeAll(async () => {
    world = await shareWorld();
  });
  afterAll(() => world?.close());

  it.each([
    [1440, 4],
    [481, 4],
    [480, 2],
    [375, 2],
  ])('at %i px lists the cities in %i columns', async (width, columns) => {
    const { page, close } = await openGuest(world.browser, width);
    expect((await visit(page, world.origin + missing))?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'This page could not be found' }).waitFor();
    const country = page.getByRole('main').getByRole('heading', { name: 'Vietnam' });
    const tracks = await country.evaluate((heading) => {
      let element: Element | null = heading;
      while (element !== null && getComputedStyle(element).display !== 'grid') element = element.parentElement;
      return element === null ? '' : getComputedStyle(element).gridTemplateColumns;
    });
    expect(tracks.split(' ')).toHaveLength(columns);
    await close();
  });

  it('filters the cities while one types, and leads to the city or to the search', async () => {
    const { page, expectSound, close } = await openGuest(world.browser, 1440);
    await visit(page, world.origin + missing);
    const main = page.getByRole('main');
    const box = main.getByLabel('City', { exact: true });
    await main.getByRole('link', { name: 'Kathmandu', exact: true }).waitFor();
    await box.fill('hano');
    await main.getByRole('link', { name: 'Kathmandu', exact: true }).waitFor({ state: 'hidden' });
    await main.getByRole('link', { name: 'Hanoi', exact: true }).first().waitFor();
    await expectSound('404 while typing');
    await box.fill('HANOI');
    await box.press('Enter');
    await arrived(page, hanoi);

    await visit(page, world.origin + missing);
    await box.fill('noodles');
    await box.press('Enter');
    await arrived(page, '/s/noodles');
    await close();
  });

  it('shows five experiences of the city in the address, a way home and a contact', async () => {
    const { page, close } = await openGuest(world.browser, 1440);
    await visit(page, world.origin + missing);
    const main = page.getByRole('main');
    expect(await main.getByRole('article').count()).toBe(5);
    expect(await page.title()).toContain('Banyan');
    await main.getByRole('link', { name: /@/ }).first().waitFor();
    await main.getByRole('link', { name: 'Go to the home page' }).click();
    await arrived(page, `${world.origin}/`);
    await close();
  });

  it('is a 404 for a city, a course and a page that are not there', async () => {
    const { page, close } = await openGuest(world.browser, 1440);
    for (const path of ['/2/not-hanoi', '/999/nowhere', '/ubud/201/x', '/hanoi/99999/x', '/no-such-page', '/a/b/c/d'])
      expect([path, (await visit(page, world.origin + path))?.status()]).toEqual([path, 404]);
    await close();
  });

  it('leads a wrong title to the right one and keeps the query', async () => {
    const { page, close } = await openGuest(world.browser, 1440);
    await visit(page, `${world.origin}/hanoi/${karsts.id}/old-title?utm_source=x`);
    const { pathname, search } = new URL(page.url());
    expect([pathname, search]).toEqual([
      `/hanoi/${karsts.id}/sail-among-the-karsts-for-a-day-on-a-family-junk`,
      '?utm_source=x',
    ]);
    await close();
  });
});

describe.skipIf(chooseBrowser() === null)('what was looked at before', () => {
  let world: World;

  beforeAll(async () => {
    world = await shareWorld();
  });
  afterAll(() => world?.close());

  it('stands in the popup, newest first, and goes when it shall', async () => {
    const { page, complaints, expectSound, close } = await openGuest(world.browser, 1440);
    for (const id of [101, 201]) {
      await visit(page, `${world.origin}/product/detail?id=${id}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('v3')));
    }
    await page.waitForFunction(() => Object.values(localStorage).some((value) => String(value).includes('201')));
    await visit(page, world.origin + hanoi);
    await page.getByRole('button', { name: 'Recently viewed experiences' }).click();
    const popup = page.getByRole('dialog', { name: 'Recently viewed' });
    await popup.getByRole('link').first().waitFor();
    const links = await popup.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.map((href) => href?.split('/')[2])).toEqual(['201', '101']);
    await expectSound('recently viewed');
    await popup.getByRole('button', { name: 'Clear' }).click();
    await popup.getByText('Nothing yet').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('survives a storage that holds nonsense, and one that is forbidden', async () => {
    for (const spoil of [
      () => Object.keys(localStorage).forEach((key) => localStorage.setItem(key, '{"not": [')),
      () =>
        Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new Error('forbidden');
          },
        }),
    ]) {
      const { page, complaints, close } = await openGuest(world.browser, 1440);
      await visit(page, `${world.origin}/product/detail?id=${karsts.id}`);
      await settled(page);
      await page.addInitScript(spoil);
      await visit(page, world.origin + hanoi);
      await page.getByRole('button', { name: 'Recently viewed experiences' }).click();
      await page.getByRole('dialog', { name: 'Recently viewed' }).waitFor();
      expect(complaints).toEqual([]);
      await close();
    }
  });
});
