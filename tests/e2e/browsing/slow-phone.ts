// A phone whose page appears long before its script: on a slow network, or delayed by the test.
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { openSlowLine } from '#tests/support/browser/slow-line.ts';
import { visitHeld } from '#tests/e2e/journey.ts';

/** Six times slower than this machine, at 1.6 Mbit/s, with an empty cache. */
const cpu = 6;
const speed = { latencyMs: 150, bytesPerSecond: 1_600_000 / 8 };

type Wishes = Pick<BrowserContextOptions, 'storageState' | 'proxy'>;

/**
 * A tap as the page saw it: whether it came before the script, and whether soon afterwards the page showed it as taken,
 * or was live.
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

/** Opens a page on a slow phone and resolves at its first paint. */
export async function openSlowly(browser: Browser, url: string, wishes: Wishes = {}): Promise<Page> {
  const line = await openSlowLine(speed);
  const page = await newPhone(browser, { ...wishes, proxy: { server: line.proxy } });
  page.context().once('close', line.close);
  // The page drops old presses, which another test covers: a busy machine may load longer.
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

/** Opens a page whose script waits for the test. */
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

/** The centre of a control; one that is being replaced is looked up again. */
async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  for (;;) {
    const middle = await control.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return element.isConnected && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    });
    if (middle !== null) return middle;
  }
}

/** Taps a control this long after the first paint, anywhere on the page. */
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
