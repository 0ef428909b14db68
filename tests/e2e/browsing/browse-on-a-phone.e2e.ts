// Sheets, pills and the slide-out menu at the width of a phone (docs/reference/design.md#small-menu,
// docs/reference/design.md#filters).
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { arrived, back, drawn, settled, visit } from '#tests/e2e/journey.ts';
import { hanoi, karsts, shareWorld, pho, type World } from '#tests/e2e/world.ts';

const phone = 375;

describe.skipIf(chooseBrowser() === null)('browsing on a phone', () => {
  let world: World;

  beforeAll(async () => {
    world = await shareWorld();
  });
  afterAll(() => world?.close());

  /** Turns a wheel over the middle of the window and returns whether the page below has moved. */
  async function scrolls(page: Page): Promise<boolean> {
    await page.evaluate(() => {
      Object.assign(globalThis, { wheel: new Promise((turned) => addEventListener('wheel', turned, { once: true })) });
    });
    await page.mouse.move(180, 500);
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => (globalThis as unknown as { wheel: Promise<unknown> }).wheel);
    await drawn(page);
    return (await page.evaluate(() => window.scrollY)) > 0;
  }

  it('searches in a sheet', async () => {
    const { page, complaints, expectSound, close } = await openGuest(world.browser, phone);
    await visit(page, world.origin);
    expect(await scrolls(page)).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', { name: 'Where to? City or experience' }).first().click();
    const sheet = page.getByRole('dialog');
    const box = sheet.getByRole('combobox', { name: 'City or experience' });
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await box.getAttribute('placeholder')).toBe('City or Experience');
    expect(await scrolls(page)).toBe(false);
    await expectSound('search sheet');
    await box.fill('lantern');
    await sheet.getByRole('listbox').getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await arrived(page, '/s/lantern');
    await sheet.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await close();
  });

  it('filters in a sheet that says how many there would be', async () => {
    const { page, complaints, expectSound, close } = await openGuest(world.browser, phone);
    await visit(page, world.origin + hanoi);
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('button', { name: 'Show 18 experiences' }).waitFor();
    await expectSound('filter sheet');
    await sheet.getByText('Free pickup', { exact: true }).click();
    const show = sheet.getByRole('button', { name: /^Show (?!18)\d+ experiences?$/ });
    await show.waitFor();
    const promised = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]);
    expect(promised).toBeLessThan(18);
    // Nothing has changed yet: it is a draft.
    expect(new URL(page.url()).search).toBe('');
    await show.click();
    await arrived(page, /[?&]free_pickup=1/);
    await sheet.waitFor({ state: 'hidden' });
    await page.getByText(`${promised} experiences`, { exact: true }).waitFor();
    await back(page);
    await page.getByText('18 experiences', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('leaves a sheet with Back and stays on the page', async () => {
    const { page, close } = await openGuest(world.browser, phone);
    await visit(page, world.origin + hanoi);
    const place = page.url();
    for (const [button, name] of [
      ['Filters', 'Filters'],
      ['Map', 'Map'],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click();
      const sheet = page.getByRole('dialog', { name });
      await sheet.waitFor();
      await back(page);
      await sheet.waitFor({ state: 'hidden' });
      expect(page.url()).toBe(place);
    }
    await close();
  });

  it('shows the page of the list on a map', async () => {
    const { page, complaints, expectSound, close } = await openGuest(world.browser, phone);
    await visit(page, world.origin + hanoi);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Map' });
    await sheet.getByText('US$').first().waitFor();
    await expectSound('map sheet');
    await sheet.getByRole('button', { name: 'Close', exact: true }).click();
    await sheet.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await close();
  });

  it('opens and closes the menu', async () => {
    const { page, complaints, expectSound, close } = await openGuest(world.browser, phone);
    await visit(page, world.origin + hanoi);
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    const menu = page.locator('#drawer');
    await expect.poll(() => menu.getAttribute('data-state')).toBe('ready');
    for (const name of ['About', 'How it Works', 'Login', 'Contact us', 'Help'])
      await menu.getByRole('link', { name, exact: true }).waitFor();
    await expectSound('menu');
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.getAttribute('data-state')).toBe('closed');
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);

    await opener.click();
    await menu.getByRole('link', { name: 'How it Works', exact: true }).click();
    await arrived(page, '/how-it-works');
    await expect.poll(() => menu.getAttribute('data-state')).toBe('closed');
    expect(complaints).toEqual([]);
    await close();
  });

  it('swipes through the pictures and counts them', async () => {
    const { page, close } = await openGuest(world.browser, phone);
    await visit(page, `${world.origin}/product/detail?id=${karsts.id}`);
    await page.getByText('1 / 5').first().waitFor();
    await page
      .getByRole('list', { name: 'Photos', exact: true })
      .evaluate((row) => row.scrollTo({ left: row.clientWidth * 2, behavior: 'instant' }));
    await page.getByText('3 / 5').first().waitFor();
    await close();
  });

  it('keeps the list when the line is gone, and brings it with the line', async () => {
    const { page, close } = await openGuest(world.browser, phone);
    await visit(page, world.origin + hanoi);
    await page.getByText('1–12 of 18').waitFor();
    await settled(page);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await page
      .getByText(/You’re offline/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.context().setOffline(false);
    await page.getByText('13–18 of 18').waitFor();
    await close();
  });

  it('says that reviews failed to load, and tries again', async () => {
    const { page, close } = await openGuest(world.browser, phone);
    await visit(page, `${world.origin}/product/detail?id=${pho.id}`);
    await settled(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Show more reviews' }).click();
    await page.getByText('failed to load. try again!').waitFor();
    await page.context().setOffline(false);
    const again = page.getByRole('button', { name: /Try again|Show more reviews/ }).last();
    await again.click();
    await page.getByText('failed to load. try again!').waitFor({ state: 'hidden' });
    await close();
  });
});
