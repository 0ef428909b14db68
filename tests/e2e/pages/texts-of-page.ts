// Finds untranslated texts on a page: English that is in no catalogue, or a text's name instead of the text.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { projectRoot } from '#scripts/tree/source-files.ts';
import type { English } from '#src/texts/translate.ts';

const brand = JSON.parse(readFileSync(`${projectRoot}config/brand.json`, 'utf8')) as { press_title: string };

// In no catalogue: pages of text and titles of experiences, and the press page's name, a setting.
const isContent = (path: string) =>
  path === '/faq' || path.startsWith('/product') || path.startsWith('/admin/listings/');

/** Labels and buttons in plain English: two or more words that the longer language would change. */
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

/** Text names that are also values of settings, which the back office shows unchanged. */
const values = new Set(['host', 'discount']);

let names: Promise<ReadonlySet<string>> | undefined;

function namesOfTexts(): Promise<ReadonlySet<string>> {
  return (names ??= readNames());
}

async function readNames(): Promise<ReadonlySet<string>> {
  const files = globSync(['src/**/texts.ts', 'src/**/*-texts.ts'], { cwd: projectRoot });
  const catalogues = await Promise.all(
    files.map(async (file) => ((await import(join(projectRoot, file))) as { texts?: English }).texts ?? {}),
  );
  const keys = catalogues.flatMap((texts) => Object.keys(texts));
  // The browser gets the end of a key (`lack.` and `category`), and shows it without a text.
  return new Set([...keys, ...keys.map((key) => key.replace(/^.*\./, ''))].filter((name) => !values.has(name)));
}

/**
 * Names of texts, and their ends, shown instead of the texts. In English only a name of several parts is recognizable
 * (`step.title`); in the longer language any name is.
 */
export async function namesShown(page: Page, language: string): Promise<string[]> {
  const known = await namesOfTexts();
  const texts = await textsOf(page);
  const isName = (text: string) =>
    known.has(text) && (language === 'en_XA' ? /[aeiou]/.test(text) : text.includes('.'));
  return texts.filter(isName);
}

/** Each text of the page, and what is read aloud instead. Content is left out: it may be any word. */
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

/** The names of the page's visible controls, labels and headings. */
export function shownNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('a[href], button, summary, label, legend, h1, h2, h3')].filter((one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    return [...new Set(shown.map((one) => (one.textContent ?? '').trim()).filter((name) => name !== ''))];
  });
}
