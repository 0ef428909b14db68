// The height of the home page on a phone, and its row of cities on wide screens (docs/reference/design.md#rows).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { drawn, settled, visit } from '#tests/e2e/journey.ts';
import { readThrough } from '#tests/e2e/pages/layout-checks.ts';
import { shareWorld, type World } from '#tests/e2e/world.ts';

// As on phones, the scroll bar takes no room.
const phone = { isMobile: true, hasTouch: true };
const heights = { home: 5000, footer: 600, firstScreen: 812 };

describe.skipIf(chooseBrowser() === null)('the home page', () => {
  let world: World;

  beforeAll(async () => {
    world = await shareWorld();
  });
  afterAll(() => world?.close());

  it('is at most 5,000 px high on a phone, with what one can do on the first screen', async () => {
    const { page, complaints, expectSound, close } = await openGuest(world.browser, 375, phone);
    await visit(page, world.origin);
    await readThrough(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(heights.home);
    const chips = page.getByRole('region', { name: 'Browse by category' }).getByRole('link');
    const first = await chips.first().boundingBox();
    expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThan(heights.firstScreen);
    // Two rows, for any number of chips.
    const tops = await chips.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect([tops.length > 6, new Set(tops).size]).toEqual([true, 2]);
    await expectSound('home on a phone');
    expect(complaints).toEqual([]);
    await close();
  });

  it('folds the footer on a phone, and unfolds it without script', async () => {
    const { page, close } = await openGuest(world.browser, 375, { ...phone, javaScriptEnabled: false });
    await visit(page, world.origin);
    const footer = page.getByRole('contentinfo');
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(heights.footer);
    const link = footer.getByRole('link', { name: 'Trust and safety' });
    expect(await link.isVisible()).toBe(false);
    await footer.locator('summary', { hasText: 'Discover' }).click();
    await link.waitFor();
    await close();
  });

  it('shows whole tiles of cities on a wide screen, their words at one height, and turns to the next by arrows', async () => {
    const { page, expectSound, close } = await openGuest(world.browser, 1440);
    await visit(page, world.origin);
    const row = page.locator('#city-rail');
    await row.scrollIntoViewIfNeeded();
    await settled(page);
    const seen = () =>
      row.evaluate((list) => {
        const { left, right } = list.getBoundingClientRect();
        return [...list.querySelectorAll('a')].flatMap((tile) => {
          const box = tile.getBoundingClientRect();
          if (box.right <= left + 1 || box.left >= right - 1) return [];
          const lines = [...tile.querySelectorAll('.truncate, .truncate + span > span:first-child')];
          const places = lines.map((line) => Math.round(line.getBoundingClientRect().bottom - box.top));
          return [{ isWhole: box.left >= left && box.right <= right, height: Math.round(box.height), places }];
        });
      });
    const tiles = await seen();
    expect(tiles).toHaveLength(6);
    expect(tiles).toEqual(Array.from({ length: 6 }, () => ({ ...tiles[0], isWhole: true })));

    const on = page.getByRole('button', { name: 'More cities' });
    const before = page.getByRole('button', { name: 'Previous cities' });
    expect(await before.getAttribute('aria-disabled')).toBe('true');
    await on.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(1000);
    await drawn(page);
    expect((await seen()).every(({ isWhole }) => isWhole)).toBe(true);
    await expectSound('the row of cities');
    for (let turn = 0; turn < 9 && (await on.getAttribute('aria-disabled')) === null; turn += 1) {
      await page.keyboard.press('Enter');
      await drawn(page);
    }
    // At the end the arrow keeps the keyboard's focus and does nothing more.
    await expect.poll(() => on.getAttribute('aria-disabled')).toBe('true');
    expect(await on.evaluate((button) => button === document.activeElement)).toBe(true);
    await before.click();
    await expect.poll(() => on.getAttribute('aria-disabled')).toBeNull();
    await close();
  });
});
