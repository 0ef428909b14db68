// What the texts of a page say about where they come from: no English that is in no catalogue, no name of a text instead of the text.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { projectRoot } from '#scripts/tree/source-files.ts';
import type { English } from '#src/texts/translate.ts';

const brand = JSON.parse(readFileSync(`${projectRoot}config/brand.json`, 'utf8')) as { press_title: string };

// Pages of text and titles of experiences are content, and the name of the press page is a setting: they are in no catalogue.
const isContent = (path: string) =>
  path === '/faq' || path.startsWith('/product') || path.startsWith('/admin/listings/');

/** Labels and buttons in plain English: two words or more, of letters that the longer language would have changed. */
export async function plainLabels(page: Page, path: string): Promise<string[]> {
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

/** Names of texts that are values of settings as well, which the back office shows as they are. */
const values = new Set(['host', 'discount']);

let names: Promise<ReadonlySet<string>> | undefined;

/** The names of all texts of all catalogues. */
function namesOfTexts(): Promise<ReadonlySet<string>> {
  return (names ??= readNames());
}

async function readNames(): Promise<ReadonlySet<string>> {
  const files = globSync(['src/**/texts.ts', 'src/**/*-texts.ts'], { cwd: projectRoot });
  const catalogues = await Promise.all(
    files.map(async (file) => ((await import(join(projectRoot, file))) as { texts?: English }).texts ?? {}),
  );
  const keys = catalogues.flatMap((texts) => Object.keys(texts));
  // What comes over the wire is the end of a key (`lack.` and `category`), which is shown where the text is not found.
  return new Set([...keys, ...keys.map((key) => key.replace(/^.*\./, ''))].filter((name) => !values.has(name)));
}

/**
 * Names of texts, and their ends, that stand on the page instead of the texts. In English a name of several parts is told apart
 * (`step.title`); the longer language changes each text, so that any name is.
 */
export async function namesShown(page: Page, language: string): Promise<string[]> {
  const known = await namesOfTexts();
  const texts = await textsOf(page);
  const isName = (text: string) =>
    known.has(text) && (language === 'en_XA' ? /[aeiou]/.test(text) : text.includes('.'));
  return texts.filter(isName);
}

/** Every text of the page by itself, and what is read out instead of one. Content is left out: it may be any word. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const read = ['aria-label', 'title', 'placeholder', 'alt'];
    const isOwn = (element: Element | null) =>
      element !== null &&
      element.closest('[data-content], article, address, script, style, noscript, code, [lang]:not(html, main)') ===
        null;
    const texts = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (isOwn(node.parentElement)) texts.add((node.textContent ?? '').trim());
    for (const element of document.body.querySelectorAll(read.map((name) => `[${name}]`).join(', ')))
      if (isOwn(element)) for (const name of read) texts.add((element.getAttribute(name) ?? '').trim());
    return [...texts];
  });
}

/** What the visible controls, labels and headings of a page say. */
export function shownNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('a[href], button, summary, label, legend, h1, h2, h3')].filter((one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    return [...new Set(shown.map((one) => (one.textContent ?? '').trim()).filter((name) => name !== ''))];
  });
}
