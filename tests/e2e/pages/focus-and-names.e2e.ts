// Details for keyboards and screen readers: the focus when a control disappears, names of controls, announcements (WCAG
// 1.1.1, 2.4.3, 2.4.4, 2.5.7, 4.1.3).
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { settled, visit } from '#tests/e2e/journey.ts';
import { focusOf } from '#tests/e2e/keyboard.ts';
import { courseId, sharePayWorld, type PayWorld } from '#tests/e2e/paying/pay-world.ts';

const product = `/product/detail?id=${courseId}`;

describe.skipIf(chooseBrowser() === null)('focus and names', () => {
  let world: PayWorld;

  beforeAll(async () => {
    world = await sharePayWorld();
  });
  afterAll(() => world?.close());

  const expectFocus = (page: Page, wanted: RegExp) => expect.poll(() => focusOf(page)).toMatch(wanted);
  const open = async (path: string, width = 1440) => {
    const guest = await openGuest(world.browser, width);
    await visit(guest.page, world.origin + path);
    await settled(guest.page);
    return guest;
  };

  it.each([375, 1440])('more dates: the first new one has the focus, how many is said, at %d px', async (width) => {
    const { page, close } = await open(product, width);
    const dates = page.locator('#dates');
    const rows = dates.locator('li');
    const before = await rows.count();
    await dates.getByRole('button', { name: 'See more dates' }).focus();
    await page.keyboard.press('Enter');
    await dates.getByRole('status').filter({ hasText: '12 more dates' }).waitFor();
    expect(await rows.count()).toBe(before + 12);
    const isFirstNew = () =>
      rows.nth(before).evaluate((row) => row === document.activeElement || row.contains(document.activeElement));
    await expect.poll(isFirstNew).toBe(true);
    const inView = (selector: string) =>
      page.locator(selector).evaluate((node) => {
        const { top, bottom } = node.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
    expect(await inView(':focus')).toBe(true);
    if (width > 1000) expect(await inView('#dates button')).toBe(true);
    await close();
  });

  it('a code at checkout: into the field, to Remove, and back to the question', async () => {
    const { page, close } = await openGuest(world.browser, 1440);
    await world.openCheckout(page);
    await page.getByRole('button', { name: 'Have a discount code?' }).filter({ visible: true }).focus();
    await page.keyboard.press('Enter');
    await expectFocus(page, /^input .*Discount code/);
    await page.keyboard.type('NOSUCHCODE');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ visible: true }).first().waitFor();
    await expectFocus(page, /^input .*Discount code/);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('WELCOME5');
    await page.keyboard.press('Enter');
    await expectFocus(page, /^button Remove/);
    await page.keyboard.press('Enter');
    await expectFocus(page, /^button Have a discount code\?/);
    await page.keyboard.press('Enter');
    // By key: a late price may move the button, and a click would miss it.
    await page.getByRole('button', { name: 'Close', exact: true }).filter({ visible: true }).focus();
    await page.keyboard.press('Enter');
    await expectFocus(page, /^button Have a discount code\?/);
    await close();
  });

  it.each([
    ['the map of a list', '/2/hanoi', 'Map'],
    ['the map of the meeting point', product, 'Larger map'],
  ])('%s is moved by buttons and by keys', async (_name, path, opener) => {
    const { page, close } = await open(path, 375);
    await page.getByRole('button', { name: opener, exact: true }).filter({ visible: true }).first().click();
    const dialog = page.getByRole('dialog').filter({ visible: true }).last();
    const pin = dialog.locator('[style*="translate"], [style*="left"]').first();
    await dialog.getByRole('group', { name: 'Move the map' }).waitFor();
    const placeOf = async () => {
      const box = await pin.boundingBox();
      return { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) };
    };
    let at = await placeOf();
    const expectMoved = async (press: () => Promise<void>, by: { x: number; y: number }) => {
      await press();
      const wanted = { x: at.x + by.x, y: at.y + by.y };
      await expect.poll(placeOf).toEqual(wanted);
      at = wanted;
    };
    const button = (name: string) => () => dialog.getByRole('button', { name, exact: true }).click();
    await expectMoved(button('Move the map left'), { x: 100, y: 0 });
    await expectMoved(button('Move the map right'), { x: -100, y: 0 });
    await expectMoved(button('Move the map up'), { x: 0, y: 100 });
    await expectMoved(button('Move the map down'), { x: 0, y: -100 });
    await dialog.getByRole('application').focus();
    await expectMoved(() => page.keyboard.press('ArrowLeft'), { x: 80, y: 0 });
    await close();
  });

  it('pictures and photos say what pressing them does, and ratings are said once', async () => {
    const { page, close } = await open(product);
    const main = page.locator('#main');
    await main.getByRole('link', { name: /^Open photo 1 of \d: Illustration/ }).waitFor();
    const html = await main.ariaSnapshot();
    expect(html).not.toMatch(/(link|button) "Illustration/);
    expect(html).toMatch(/Rated \d\.\d\d out of 5(?!, from)/);
    expect(html).toMatch(/1 star: \d+ reviews?/);
    expect(html).not.toMatch(/\b1 stars/);
    await visit(page, `${world.origin}/product/detail?id=304`);
    await close();
  });

  it('a popup begins at its title or its field, not at Close', async () => {
    const { page, close } = await open(product);
    await page.getByRole('button', { name: 'Larger map' }).click();
    await expectFocus(page, /^h2 Where you’ll meet/);
    await page.keyboard.press('Tab');
    await expectFocus(page, /^button Close/);
    await page.keyboard.press('Escape');
    await expectFocus(page, /^button Larger map/);
    await page.getByRole('link', { name: 'Login' }).filter({ visible: true }).first().click();
    await expectFocus(page, /^input .*Email/);
    await close();
  });

  it('buttons have an edge where the system chooses the colours', async () => {
    const { page, close } = await open(product);
    await page.emulateMedia({ forcedColors: 'active' });
    const edgeOf = (name: string) =>
      page
        .getByRole('button', { name, exact: true })
        .filter({ visible: true })
        .first()
        .evaluate((node) => [getComputedStyle(node).borderTopStyle, getComputedStyle(node).borderTopWidth]);
    expect(await edgeOf('Reserve')).toEqual(['solid', '1px']);
    await visit(page, world.origin);
    expect(await edgeOf('Search')).toEqual(['solid', '1px']);
    await close();
  });
});
