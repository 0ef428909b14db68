// Every page in a longer language and in one from right to left: nothing is hard-coded, nothing too wide or cut, nothing
// that the browser's script and the server see differently (docs/content.md#languages).
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { projectRoot } from '#scripts/tree/source-files.ts';
import { chooseBrowser, launchBrowser } from '../support/browser/browser.ts';
import { startProgram } from '../support/process/running-program.ts';
import { cutTexts } from './cut-texts.ts';
import { openGuest } from './guest.ts';
import { settled, visit } from './journey.ts';
import { overWidth, smallTargets } from './layout-checks.ts';
import { pages } from './page-list.ts';
import type { World } from './world.ts';

const brand = JSON.parse(readFileSync(`${projectRoot}config/brand.json`, 'utf8')) as { press_title: string };

// Pages of text and titles of experiences are content, and the name of the press page is a setting: they are in no catalogue.
const isContent = (path: string) => path === '/faq' || path.startsWith('/product');

/** Labels and buttons in plain English: two words or more, of letters that the made language would have changed. */
async function plainLabels(page: Page, path: string): Promise<string[]> {
  const heads = isContent(path) ? [] : ['h1'];
  const found = await page.evaluate(
    (selectors) => {
      const spoken = selectors.join(', ');
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const texts = [...document.querySelectorAll(spoken)]
        .filter(isShown)
        .filter((element) => element.closest('[data-content], article, address') === null)
        .map((element) => (element.textContent ?? '').trim());
      return [...new Set(texts)].filter((text) => /\b[a-z]{3,} [a-z]{3,}\b/.test(text) && !/[áéíóú]/.test(text));
    },
    ['button', 'label', 'legend', 'summary', '[role=status]', 'nav a', '[role=alert]', ...heads],
  );
  return found.filter((text) => text !== brand.press_title);
}

/** Complaints but those of a page that is not there. */
const unexpected = (complaints: readonly string[]) =>
  complaints.filter((text) => !text.startsWith('Failed to load resource: the server responded with a status of 404'));

async function openIn(world: World, name: string, width: number) {
  const guest = await openGuest(world.browser, width);
  await guest.page.context().addCookies([{ name: 'i18n_redirected', value: name, url: world.origin }]);
  return guest;
}

describe.skipIf(chooseBrowser() === null)('every page in every language', () => {
  let world: World;

  beforeAll(async () => {
    const settings = { NODE_ENV: 'test', BANYAN_LOCALES: 'en_US,en_XA,ar_XB' };
    const [program, browser] = await Promise.all([startProgram(settings), launchBrowser()]);
    world = {
      program,
      browser,
      origin: program.origin,
      async close() {
        await browser.close();
        await program.stop();
      },
    };
  });
  afterAll(() => world?.close());

  it.each(pages)('%s has room for longer texts, and all of them from catalogues', async (path) => {
    const { page, complaints, resize, close } = await openIn(world, 'en_XA', 1440);
    for (const width of [1440, 768, 375]) {
      await resize(width);
      await visit(page, world.origin + path);
      await settled(page);
      expect(await page.locator('html').getAttribute('lang')).toBe('en-XA');
      expect(await overWidth(page), `wider than ${width} px`).toBeLessThanOrEqual(0);
    }
    expect(await smallTargets(page)).toEqual([]);
    expect(await cutTexts(page)).toEqual([]);
    expect(await plainLabels(page, path)).toEqual([]);
    expect(unexpected(complaints)).toEqual([]);
    await close();
  });

  it('is chosen in the footer, and kept on the next page', async () => {
    const { page, complaints, close } = await openGuest(world.browser, 375);
    await visit(page, `${world.origin}/faq`);
    await settled(page);
    await page.getByLabel('Language').selectOption('ar_XB');
    await page.locator('html[dir=rtl]').waitFor();
    await visit(page, `${world.origin}/user/login`);
    await settled(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('ar-XB');
    await page.getByLabel('Language').selectOption('en_US');
    await page.locator('html[dir=ltr]').waitFor();
    expect(unexpected(complaints)).toEqual([]);
    await close();
  });

  it.each(pages)('%s is mirrored from right to left', async (path) => {
    const { page, complaints, resize, close } = await openIn(world, 'ar_XB', 1440);
    for (const width of [1440, 375]) {
      await resize(width);
      await visit(page, world.origin + path);
      await settled(page);
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      expect(await overWidth(page), `wider than ${width} px`).toBeLessThanOrEqual(0);
    }
    const { left, right } = await page
      .locator('header a')
      .filter({ visible: true })
      .first()
      .evaluate((node) => {
        const box = node.getBoundingClientRect();
        return { left: box.left, right: innerWidth - box.right };
      });
    expect(right, 'the logo stands on the right').toBeLessThan(left);
    expect(unexpected(complaints)).toEqual([]);
    await close();
  });
});
