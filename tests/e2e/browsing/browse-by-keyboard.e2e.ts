// Home to reviews without a mouse (docs/reference/design.md#popups).
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { arrived, back, visit } from '#tests/e2e/journey.ts';
import { showsFocus, tabTo } from '#tests/e2e/keyboard.ts';
import { hanoi, karsts, shareWorld, pho, type World } from '#tests/e2e/world.ts';

const countText = /^([\d,]+)\+? experiences?$/;

describe.skipIf(chooseBrowser() === null)('browsing by keyboard', () => {
  let world: World;

  beforeAll(async () => {
    world = await shareWorld();
  });
  afterAll(() => world?.close());

  async function counted(page: Page): Promise<number> {
    const text = await page.getByText(countText).first().textContent();
    return Number(countText.exec(text ?? '')?.[1]?.replaceAll(',', ''));
  }

  it('finds a city with the arrows', async () => {
    const { page, complaints, close } = await openGuest(world.browser, 1440);
    await visit(page, world.origin);
    const box = page.getByRole('combobox').first();
    await tabTo(page, box);
    expect(await showsFocus(page)).toBe(true);
    await page.keyboard.type('hano');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    const marked = await box.getAttribute('aria-activedescendant');
    expect(await page.locator(`[id="${marked}"]`).textContent()).toContain('Hanoi');
    await page.keyboard.press('Enter');
    await arrived(page, hanoi);
    await page.getByRole('heading', { level: 1, name: 'Experiences in Hanoi' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('closes the suggestions with Escape and keeps what was typed', async () => {
    const { page, close } = await openGuest(world.browser, 1440);
    await visit(page, world.origin + hanoi);
    const box = page.getByRole('combobox').first();
    await tabTo(page, box);
    await page.keyboard.type('ubu');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    expect(await box.inputValue()).toBe('ubu');
    expect(await box.getAttribute('aria-expanded')).toBe('false');
    await close();
  });

  it('searches for words', async () => {
    const { page, close } = await openGuest(world.browser, 1440);
    await visit(page, world.origin);
    await tabTo(page, page.getByRole('combobox').first());
    await page.keyboard.type('street cook');
    await page.keyboard.press('Enter');
    await arrived(page, '/s/street%20cook');
    await page.getByRole('heading', { level: 1, name: 'Search result for street cook' }).waitFor();
    expect(await page.title()).toContain('Search result for street cook');
    await close();
  });

  it('filters, takes the tag away, turns the page and comes back', async () => {
    const { page, complaints, close } = await openGuest(world.browser, 1440);
    await visit(page, world.origin + hanoi);
    const all = await counted(page);
    expect(all).toBe(18);

    await tabTo(page, page.locator('summary', { hasText: 'Time' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('checkbox', { name: 'Morning' }), 3);
    await page.keyboard.press('Space');
    await arrived(page, /[?&]times=morning/);
    const tag = page.getByRole('link', { name: 'Remove filter Morning' });
    await tag.waitFor();
    await expect.poll(() => counted(page)).toBeLessThan(all);

    await page.keyboard.press('Escape');
    await tabTo(page, tag);
    await page.keyboard.press('Enter');
    await arrived(page, (url) => url.pathname === hanoi && url.search === '');
    await expect.poll(() => counted(page)).toBe(all);

    await tabTo(page, page.getByRole('link', { name: 'Page 2', exact: true }), 90);
    await page.keyboard.press('Enter');
    await arrived(page, /[?&]page=2/);
    await page.getByText('13–18 of 18').waitFor();
    await back(page);
    await page.getByText('1–12 of 18').waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(complaints).toEqual([]);
    await close();
  });

  it('sorts in a box that closes on the choice and goes to the first page', async () => {
    const { page, close } = await openGuest(world.browser, 1440);
    await visit(page, `${world.origin}${hanoi}?page=2`);
    const sorter = page.locator('summary', { hasText: 'Sort:' });
    await tabTo(page, sorter);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: 'Price: low to high' }), 8);
    await page.keyboard.press('Enter');
    await arrived(page, (url) => url.search === '?sort=price');
    await expect
      .poll(() => sorter.evaluate((element) => (element.parentElement as HTMLDetailsElement).open))
      .toBe(false);
    await page.getByText('1–12 of 18').waitFor();
    await close();
  });

  it('opens an experience, its pictures and its reviews', async () => {
    const { page, complaints, close } = await openGuest(world.browser, 1440);
    await visit(page, world.origin + hanoi);
    await tabTo(page, page.getByRole('article').first().getByRole('link').first(), 60);
    expect(await showsFocus(page)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: karsts.title }).waitFor();

    const opener = page.getByRole('button', { name: /^All \d+ photos/ });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').first().waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);

    await visit(page, `${world.origin}/product/detail?id=${pho.id}`);
    const reviews = page.locator('#reviews');
    const shown = reviews.locator('li').filter({ hasText: 'of 5 stars' });
    const before = await shown.count();
    const sorter = page.getByLabel('Sort reviews');
    await tabTo(page, sorter, 120);
    // Newest first, oldest first, best first, lowest first: three lines down.
    for (const sort of ['date-older', 'rating-higher', 'rating-lower']) {
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => sorter.inputValue()).toBe(sort);
    }
    await expect.poll(() => shown.first().textContent()).toContain('1 of 5 stars');
    await reviews.getByText('360 ratings without a comment').waitFor();

    // Only five stars in French, then all again.
    const written = reviews.getByRole('status').filter({ hasText: /^Showing/ });
    const five = reviews.getByRole('link', { name: /^5 stars: \d+ reviews/ });
    await five.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => written.textContent()).not.toContain('of 40');
    await page.getByLabel('Language').selectOption('fr');
    await expect.poll(() => shown.count()).toBeLessThan(4);
    await page.getByLabel('Language').selectOption('');
    await reviews.getByRole('link', { name: 'All ratings' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => written.textContent()).toContain('of 40');

    await tabTo(page, page.getByRole('button', { name: 'Show more reviews' }), 40);
    await page.keyboard.press('Enter');
    await expect.poll(() => shown.count()).toBeGreaterThan(before);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });
});
