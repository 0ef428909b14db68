// What pages in a longer language and in one from right to left have to show: room for every text, no plain English and no
// complaint of the browser (docs/content.md#languages).
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { projectRoot } from '#scripts/tree/source-files.ts';
import { cutTexts } from './cut-texts.ts';
import { openGuest, type Guest } from '../guest.ts';
import { chooseLocale, drawn, settled, visit } from '../journey.ts';
import { overWidth } from './layout-checks.ts';
import type { World } from '../world.ts';

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
        // Names of categories are content.
        .filter((element) => element.querySelector('[name=categories]') === null)
        .map((element) => (element.textContent ?? '').trim());
      return [...new Set(texts)].filter((text) => /\b[a-z]{3,} [a-z]{3,}\b/.test(text) && !/[áéíóú]/.test(text));
    },
    ['button', 'label', 'legend', 'summary', '[role=status]', 'nav a', '[role=alert]', ...heads],
  );
  return found.filter((text) => text !== brand.press_title);
}

/** Complaints but those of a page that is not there. */
export const unexpected = (complaints: readonly string[]) =>
  complaints.filter((text) => !text.startsWith('Failed to load resource: the server responded with a status of 404'));

/** Settings of a program that has both made languages. */
export const madeLanguages = { NODE_ENV: 'test', BANYAN_LOCALES: 'en_US,en_XA,ar_XB' };

/** Opens a window in a language. */
export async function openIn(world: World, name: string, width: number): Promise<Guest> {
  const guest = await openGuest(world.browser, width);
  await chooseLocale(guest.page, world.origin, name);
  return guest;
}

/** What is in view has room, and in the longer language nothing of it is cut or plain English. */
export async function expectRoom(page: Page, name: string, path: string): Promise<void> {
  expect(await overWidth(page), `${path} is too wide`).toBeLessThanOrEqual(0);
  if (name !== 'en_XA') return;
  expect([path, await cutTexts(page)]).toEqual([path, []]);
  expect([path, await plainLabels(page, path)]).toEqual([path, []]);
}

/** Opens a page on a phone and widens the window: it has room at each width, and is in its language and direction. */
export async function expectFit({ page, complaints, resize }: Guest, name: string, url: string): Promise<void> {
  const { pathname } = new URL(url);
  await resize(375);
  await visit(page, url);
  await settled(page);
  await expectRoom(page, name, pathname);
  const { lang, dir } = await page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    return { lang, dir };
  });
  expect([lang, dir]).toEqual(name === 'ar_XB' ? ['ar-XB', 'rtl'] : ['en-XA', 'ltr']);
  for (const width of [768, 1440]) {
    await resize(width);
    await drawn(page);
    await expectRoom(page, name, `${pathname} at ${width} px`);
  }
  expect(unexpected(complaints)).toEqual([]);
}
