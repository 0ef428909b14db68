// All checks of a page in one window: in English narrowed from a wide screen, then in a longer language widened from a
// phone, then from right to left (docs/operations/testing.md#proofs). Reports all faults at once.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findLayoutViolations, findPoorContrast, findViolations, type Violation } from '#tests/support/browser/axe.ts';
import { isDue } from '#tests/support/third.ts';
import { openGuest, type Guest } from '#tests/e2e/guest.ts';
import { chooseLocale, drawn, settled, visit } from '#tests/e2e/journey.ts';
import { cutTexts } from './cut-texts.ts';
import { coveredByBars, motions, overWidth, readThrough, smallTargets, watchShifts } from './layout-checks.ts';
import { namesShown, plainLabels, shownNames } from './texts-of-page.ts';
import type { World } from '#tests/e2e/world.ts';

export const madeLanguages = { NODE_ENV: 'test', BANYAN_LOCALES: 'en_US,en_XA,ar_XB' };

/** The language with the longest texts: what fits there fits everywhere. */
export const longest = 'en_XA';

/** A window that checks one page after the other. */
export interface Viewer extends Guest {
  world: World;
  shifts: Awaited<ReturnType<typeof watchShifts>>;
}

export async function viewerOf(world: World, guest: Guest): Promise<Viewer> {
  return { ...guest, world, shifts: await watchShifts(guest.page) };
}

export async function openViewer(world: World): Promise<Viewer> {
  return viewerOf(world, await openGuest(world.browser, 1440));
}

/** The faults so far, each with the window's state. */
class Faults {
  readonly #found: string[] = [];
  readonly #viewer: Viewer;
  seen = '';

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
  }

  add(...faults: readonly string[]): void {
    this.#found.push(...faults.map((fault) => `${this.seen}: ${fault}`));
  }

  /** Browser errors since the last call, such as a hydration mismatch. */
  addComplaints(): void {
    this.add(...unexpected(this.#viewer.complaints).map((text) => `the browser says ${text}`));
    this.#viewer.complaints.length = 0;
  }

  expectNone(): void {
    expect(this.#found).toEqual([]);
  }
}

/** Errors except those of a missing page. */
export const unexpected = (complaints: readonly string[]): string[] =>
  complaints.filter((text) => !text.startsWith('Failed to load resource: the server responded with a status of 404'));

const heightOf = (width: number) => (width < 768 ? 812 : 900);
const size = (page: Page, width: number, height = heightOf(width)) => page.setViewportSize({ width, height });

/**
 * Checks the page of an address: in English, in the longest language, and from right to left. A third of the pages
 * loads in the made right-to-left language; the others are mirrored in place.
 */
export async function lookAtPage(viewer: Viewer, path: string): Promise<void> {
  const faults = new Faults(viewer);
  await openIn(viewer, 'en_US', 1440, path);
  await lookInEnglish(viewer, faults);
  await openIn(viewer, longest, 375, path);
  await lookInLonger(viewer, faults, path);
  if (isDue(new URL(path, viewer.world.origin).pathname)) {
    await openIn(viewer, 'ar_XB', 375, path);
    faults.seen = 'from right to left';
    await addLanguage(viewer.page, faults, ['ar-XB', 'rtl']);
  } else await turn(viewer.page, 'rtl');
  await lookMirrored(viewer, faults);
  faults.expectNone();
}

/**
 * Checks a page of hosts or staff, which shares its parts with those of guests: one load, in the longest language.
 * @param isForThumbs whether phones use it: staff sit at a desk, with targets of 24 px in tables (checked by axe)
 */
export async function lookAtPanel(viewer: Viewer, path: string, isForThumbs: boolean): Promise<void> {
  const { page } = viewer;
  const faults = new Faults(viewer);
  await openIn(viewer, longest, 1440, path);
  faults.seen = 'in longer texts at 1440 px';
  faults.addComplaints();
  await addRoom(page, faults, path);
  await addViolations(page, faults, 1440);
  await size(page, 375);
  await drawn(page);
  // Its colours are those of the wide window.
  faults.seen = 'in longer texts at 375 px';
  faults.add(...(await findLayoutViolations(page)).map(said));
  if (isForThumbs) faults.add(...(await smallTargets(page)).map((target) => `too small for a thumb: ${target}`));
  await addRoom(page, faults, path);
  await addOverWidths(page, faults, [320, 768]);
  faults.addComplaints();
  faults.expectNone();
}

/** Mirrors a page in place, whose styles use no left and right (`scripts/lint`). */
const turn = (page: Page, dir: 'ltr' | 'rtl') => page.evaluate((to) => void (document.documentElement.dir = to), dir);

async function openIn({ page, world }: Viewer, language: string, width: number, path: string): Promise<void> {
  await size(page, width);
  await chooseLocale(page, world.origin, language);
  await visit(page, path.startsWith('http') ? path : world.origin + path);
  await settled(page);
}

async function lookInEnglish({ page, shifts }: Viewer, faults: Faults): Promise<void> {
  faults.seen = 'at 1440 px';
  await readThrough(page);
  await addJumps(shifts, faults, 0.02);
  faults.addComplaints();
  faults.add(...(await namesShown(page, 'en_US')).map((name) => `the name of a text is shown: ${name}`));
  faults.add(...(await motions(page)).map((one) => `moves for who wants no motion: ${one}`));
  await addViolations(page, faults, 1440);
  await addOverWidths(page, faults, [1440, 768, 720, 640]);
  await size(page, 375);
  await addViolations(page, faults, 375, true);
  faults.seen = 'at 375 px';
  faults.add(...(await smallTargets(page)).map((target) => `too small for a thumb: ${target}`));
  await addBars(page, faults);
  await addNarrowest(page, faults);
  await addLargeTexts(page, faults);
  faults.addComplaints();
}

async function lookInLonger({ page, shifts }: Viewer, faults: Faults, path: string): Promise<void> {
  faults.seen = 'in longer texts';
  // Doubled vowels take an extra line until the fonts load: the limit of what readers notice.
  await addJumps(shifts, faults, 0.1);
  await addLanguage(page, faults, ['en-XA', 'ltr']);
  faults.add(...(await smallTargets(page)).map((target) => `too small for a thumb: ${target}`));
  await addRoom(page, faults, path);
  for (const width of [768, 1440]) {
    await size(page, width);
    await drawn(page);
    faults.seen = `in longer texts at ${width} px`;
    await addRoom(page, faults, path);
  }
  faults.addComplaints();
}

async function lookMirrored({ page }: Viewer, faults: Faults): Promise<void> {
  faults.seen = 'from right to left';
  await addOverWidths(page, faults, [375, 768, 1440]);
  faults.seen = 'from right to left';
  const logo = page.locator('header a').filter({ visible: true }).first();
  if ((await logo.count()) > 0) {
    const [left, right] = await logo.evaluate((node) => {
      const box = node.getBoundingClientRect();
      return [box.left, innerWidth - box.right] as const;
    });
    if (right >= left) faults.add('the logo is not on the right');
  }
  faults.addComplaints();
}

const said = ({ rule, elements }: Violation) => `${rule}: ${elements.join(' | ')}`;

/**
 * Axe findings in light and in dark, where only colours differ.
 * @param isAgain whether another width was checked completely: then only checks what a layout can break
 */
async function addViolations(page: Page, faults: Faults, width: number, isAgain = false): Promise<void> {
  faults.seen = `at ${width} px`;
  const look = isAgain ? findLayoutViolations : findViolations;
  faults.add(...(await look(page)).map(said));
  await addDark(page, faults, width);
}

async function addDark(page: Page, faults: Faults, width: number, within?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  faults.seen = `at ${width} px in dark`;
  faults.add(...(await findPoorContrast(page, within)).map(said));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

// A window of 1440 or 1280 px at twice the size has half of its pixels.
async function addOverWidths(page: Page, faults: Faults, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await size(page, width, width < 375 ? 700 : heightOf(width));
    const over = await overWidth(page);
    if (over > 0) faults.add(`${over} px wider than a window of ${width} px`);
  }
}

/** Everything in a window of 375 px is also in one of 320 px, uncut. Ends at 375 px. */
async function addNarrowest(page: Page, faults: Faults): Promise<void> {
  await size(page, 375);
  const named = await shownNames(page);
  await addOverWidths(page, faults, [320]);
  faults.seen = 'at 320 px';
  faults.add(...(await cutTexts(page)));
  const left = new Set(await shownNames(page));
  faults.add(...named.filter((name) => !left.has(name)).map((name) => `"${name}" is gone`));
  await addOverWidths(page, faults, [375]);
  faults.seen = 'at 375 px';
}

async function addLargeTexts(page: Page, faults: Faults, percent = 200, within = 'body'): Promise<void> {
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent);
  await drawn(page);
  faults.add(...(await cutTexts(page, within)).map((cut) => `with texts of ${percent}% ${cut}`));
  const over = await overWidth(page);
  if (over > 0) faults.add(`${over} px too wide with texts of ${percent}%`);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

async function addRoom(page: Page, faults: Faults, path: string, within = 'body'): Promise<void> {
  const over = await overWidth(page);
  if (over > 0) faults.add(`${over} px too wide`);
  faults.add(...(await cutTexts(page, within)));
  faults.add(...(await plainLabels(page, path)).map((text) => `in no catalogue: ${text}`));
  faults.add(...(await namesShown(page, longest)).map((name) => `the name of a text is shown: ${name}`));
}

async function addLanguage(page: Page, faults: Faults, wanted: readonly [lang: string, dir: string]): Promise<void> {
  const { lang, dir } = await page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    return { lang, dir };
  });
  if (lang !== wanted[0] || dir !== wanted[1]) faults.add(`is in ${lang}, ${dir}`);
}

async function addJumps(shifts: Viewer['shifts'], faults: Faults, most: number): Promise<void> {
  const { sum, worst } = await shifts();
  if (sum > most) faults.add(`jumps by ${sum.toFixed(3)}: ${worst.join('; ')}`);
}

/** Bars cover at most three tenths of a low window, at any scroll position. */
async function addBars(page: Page, faults: Faults): Promise<void> {
  await size(page, 375, 667);
  for (const top of [900, 1400, 1200]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await drawn(page);
    const covered = await coveredByBars(page);
    if (covered > 0.3) faults.add(`bars cover ${covered.toFixed(2)} of a low window at ${top} px`);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** The path of a page; titles in paths of experiences are content and become their kind. */
const kindOf = (url: string) => new URL(url).pathname.replace(/^\/[a-z-]+\/\d+\/.*/, '/product');

/**
 * Checks a popup in the longest language.
 * @param widths of the windows: it is opened in the first, which then changes
 * @param open opens the page and the popup in a window of this width
 */
export async function lookAtPopup(
  viewer: Viewer,
  widths: readonly number[],
  open: (page: Page) => Promise<void>,
): Promise<void> {
  const { page } = viewer;
  const faults = new Faults(viewer);
  const [first, ...others] = widths;
  if (first === undefined) throw new Error('A popup is seen in one window at least');
  await size(page, first);
  await open(page);
  // Another test checks the page below.
  const within = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : 'main';
  await shown(page);
  faults.seen = `at ${first} px`;
  faults.add(...(await findViolations(page, within)).map(said));
  await lookAround(page, faults, first, within);
  await addDark(page, faults, first, within);
  for (const width of others) {
    await size(page, width);
    await shown(page);
    faults.seen = `at ${width} px`;
    if ((await page.locator(within).count()) === 0) faults.add('closes where its window changes');
    else faults.add(...(await findLayoutViolations(page, within)).map(said));
    await lookAround(page, faults, width, within);
  }
  faults.addComplaints();
  faults.expectNone();
}

/** Waits until a popup is loaded and painted: loading parts are dimmed. */
async function shown(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('dialog[open] [aria-busy=true]') === null);
  await drawn(page);
}

async function lookAround(page: Page, faults: Faults, width: number, within: string): Promise<void> {
  await addRoom(page, faults, kindOf(page.url()), within);
  // These texts are half as long again as English ones: at 140% they need the room of English at 200%.
  if (width === 375) await addLargeTexts(page, faults, 140, within);
  await turn(page, 'rtl');
  faults.seen = `from right to left at ${width} px`;
  const over = await overWidth(page);
  if (over > 0) faults.add(`${over} px too wide`);
  faults.add(...(await cutTexts(page, within)));
  await turn(page, 'ltr');
}
