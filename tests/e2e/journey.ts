// The only way for journeys to open pages and wait. tests/repo/journeys.test.ts refuses bare navigation, reloads and
// waits: each has failed on a slow machine.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request, Response } from 'playwright-core';

const underWay = new WeakMap<Page, Set<Request>>();
const checkEveryMs = 40;
const quietChecks = 3;

/** Tracks a page's requests and its steps back in history. Once per page, before its first address. */
async function watch(page: Page): Promise<void> {
  if (underWay.has(page)) return;
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => {
    // A new document ends the requests of the last one.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
    // An event stream stays open on purpose and does not make a page busy.
    if (request.resourceType() !== 'eventsource') requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  await page.addInitScript(() => {
    const steps = { under: 0 };
    const back = history.back.bind(history);
    history.back = () => {
      steps.under += 1;
      back();
    };
    addEventListener('popstate', () => (steps.under = 0));
    Object.assign(globalThis, { stepsBack: steps });
  });
}

// A closed dialog steps back in history later, which would cancel a navigation.
async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { stepsBack } = globalThis as { stepsBack?: { under: number } };
        // Without script no timer of the page ever fires, and no step back is possible.
        if (matchMedia('(scripting: none)').matches) return resolve();
        const look = () => ((stepsBack?.under ?? 0) === 0 ? resolve() : void setTimeout(look, 5));
        setTimeout(look);
      }),
  );
}

/**
 * Waits for hydration, when every control works. Resolves at once without script, and on pages outside the site: the
 * sandbox's, and the one that checks vouchers.
 */
export async function live(page: Page): Promise<void> {
  const hasMoment = await page.evaluate(
    () => document.getElementById('state') !== null && !matchMedia('(scripting: none)').matches,
  );
  if (hasMoment) await page.locator('html[data-live]').waitFor({ state: 'attached' });
}

/** Opens an address and waits until the page is live. */
export async function visit(page: Page, url: string): Promise<Response | null> {
  await watch(page);
  if (page.url().startsWith('http')) await atRest(page);
  const answer = await page.goto(url);
  await live(page);
  return answer;
}

/** Opens an address and waits only for its first line: for tests of the time before hydration. */
export async function visitHeld(page: Page, url: string): Promise<void> {
  await watch(page);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, {
    polling: 20,
  });
}

export async function reload(page: Page): Promise<void> {
  await atRest(page);
  await page.reload();
  await live(page);
}

export async function back(page: Page): Promise<void> {
  await atRest(page);
  await page.goBack();
}

/**
 * Waits until a press has led to this address and the page is live. A string must equal the whole address after the
 * origin, because a login page names the next path in its query.
 */
export async function arrived(
  page: Page,
  address: string | RegExp | ((url: URL) => boolean),
  timeout = 30_000,
): Promise<void> {
  const isThere = typeof address === 'string' ? (url: URL) => url.href === new URL(address, url).href : address;
  await page.waitForURL(isThere, { timeout });
  await live(page);
}

/** Waits until the page is live, its fonts are loaded and it requests nothing. */
export async function settled(page: Page): Promise<void> {
  await live(page);
  const requests = underWay.get(page) ?? new Set();
  for (let quiet = 0; quiet < quietChecks;) {
    const isQuiet = requests.size === 0 && (await page.evaluate(() => document.fonts.status === 'loaded'));
    quiet = isQuiet ? quiet + 1 : 0;
    await sleep(checkEveryMs);
  }
}

/** Opens a dialog of the demo at its address, as the demo page's suggested person. */
export async function visitPopup(page: Page, origin: string, name: string): Promise<void> {
  await visit(page, `${origin}/dev/popups/${name}`);
  const goOn = page.getByRole('button', { name: /^Continue as the/ });
  if (!(await goOn.isVisible())) return;
  await goOn.click();
  await arrived(page, /#popup=/);
}

/** Turns the wheel, and waits for what loads on the first input. */
export async function stir(page: Page): Promise<void> {
  await page.mouse.wheel(0, 200);
  await settled(page);
}

/** Waits until the last action is painted and nothing moves. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await twoFrames();
    // An animation by scroll position ends only at the end of its scroll.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    const ends = timed.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    if (ends.length === 0) return;
    await Promise.allSettled(ends.map(({ finished }) => finished));
    await twoFrames();
  });
}

/** Chooses the language of a window, as the footer does. */
export async function chooseLocale(page: Page, origin: string, name: string): Promise<void> {
  await page.context().addCookies([{ name: 'i18n_redirected', value: name, url: origin }]);
}
