// A phone on which the page is there long before its script: on a slow line, or with the script held back by the test.
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { openSlowLine } from '#tests/support/browser/slow-line.ts';
import { visitHeld } from '#tests/e2e/journey.ts';

/** Six times slower than this machine, at 1.6 Mbit/s, with an empty cache. */
const cpu = 6;
const speed = { latencyMs: 150, bytesPerSecond: 1_600_000 / 8 };

type Wishes = Pick<BrowserContextOptions, 'storageState' | 'proxy'>;

/**
 * What the page itself saw of a tap: whether it came before the script, and whether a moment later it showed that it was
 * taken, or was live by then.
 */
export interface Tap {
  wasEarly: boolean;
  isTaken: boolean;
}

async function newPhone(browser: Browser, wishes: Wishes): Promise<Page> {
  const viewport = { width: 375, height: 812 };
  const context = await browser.newContext({ viewport, hasTouch: true, reducedMotion: 'reduce', ...wishes });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const taps: Tap[] = [];
    Object.assign(globalThis, { tapsSeen: taps });
    const watch = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const isAwaited = () =>
        target.isConnected &&
        (target.closest('[data-late]') !== null || document.documentElement.dataset['live'] === undefined);
      const wasEarly = isAwaited();
      // After every listener of this press.
      setTimeout(() => {
        taps.push({ wasEarly, isTaken: !isAwaited() || target.closest('[data-pressed]')?.ariaBusy === 'true' });
      });
    };
    addEventListener('click', watch, true);
  });
  return page;
}

/** Opens a page on a slow phone and answers as soon as its first line is drawn; most of it may still be on its way. */
export async function openSlowly(browser: Browser, url: string, wishes: Wishes = {}): Promise<Page> {
  const line = await openSlowLine(speed);
  const page = await newPhone(browser, { ...wishes, proxy: { server: line.proxy } });
  page.context().once('close', line.close);
  // The page forgets a press after a while, which is another test's subject: where this machine is busy the script of so
  // slow a phone may need longer.
  await page.addInitScript(() => {
    const later = globalThis.setTimeout;
    const patient = (run: () => void, ms = 0) => later(run, ms >= 10_000 ? ms * 10 : ms);
    Object.assign(globalThis, { setTimeout: patient });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await visitHeld(page, url);
  return page;
}

/** Opens a page whose script comes when the test lets it. */
export async function openHeld(
  browser: Browser,
  url: string,
  wishes: Wishes = {},
): Promise<{ page: Page; release: () => void }> {
  const page = await newPhone(browser, wishes);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await visitHeld(page, url);
  return { page, release };
}

/** Where a control is; one that gives its place to another just then is looked for again. */
async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  for (;;) {
    const middle = await control.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return element.isConnected && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    });
    if (middle !== null) return middle;
  }
}

/** Taps a control once so much time has passed since the first paint, wherever it stands on the page. */
export async function tapAt(page: Page, control: Locator, afterMs: number, times = 1): Promise<Tap> {
  await control.waitFor();
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForFunction(
    (ms) => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint !== undefined && performance.now() - paint.startTime >= ms;
    },
    afterMs,
    { polling: 20 },
  );
  const { x, y } = await middleOf(control);
  for (let time = 0; time < times; time += 1) await page.touchscreen.tap(x, y);
  await page.waitForFunction(() => (globalThis as unknown as { tapsSeen: unknown[] }).tapsSeen.length > 0);
  return page.evaluate(() => (globalThis as unknown as { tapsSeen: [Tap] }).tapsSeen[0]);
}
