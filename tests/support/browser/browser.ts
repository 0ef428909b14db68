// A browser for tests: an installed one, else the npm package's, else none, which skips by name (ADR 018).
import { chromium, type Browser } from 'playwright-core';
import { traceWindows } from './failed-journeys.ts';
import { findInstalledBrowser } from './installed.ts';
import { hasPackagedBrowser, packagedBrowser } from './packaged.ts';

const quietFlags = ['--disable-gpu', '--disable-background-networking', '--no-first-run', '--disable-dev-shm-usage'];

/** The page's process draws the card's frames, as on phones with little memory (ADR 018). */
const oneProcessPerPage = '--disable-site-isolation-trials';

/** The browser of the tests here: BANYAN_TEST_BROWSER=packaged or =installed forces one. */
export function chooseBrowser(): 'installed' | 'packaged' | null {
  const wish = process.env.BANYAN_TEST_BROWSER;
  if (wish !== 'packaged' && findInstalledBrowser()) return 'installed';
  if (wish !== 'installed' && hasPackagedBrowser()) return 'packaged';
  return null;
}

/** Starts the chosen browser, headless. Throws when there is none: ask `chooseBrowser` first and skip. */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const choice = chooseBrowser();
  if (choice === null) throw new Error('No Chrome or Chromium on this machine');
  const packaged = choice === 'packaged' ? packagedBrowser() : null;
  const env = Object.fromEntries(
    Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
  const browser = await chromium.launch({
    executablePath: packaged?.executablePath ?? findInstalledBrowser() ?? '',
    headless: true,
    // The pages are ours, and as root Chromium has no sandbox.
    args: ['--no-sandbox', oneProcessPerPage, ...quietFlags, ...(packaged?.args ?? []), ...flags],
    env: { ...env, ...packaged?.env },
  });
  return traceWindows(browser);
}

/** For browsers whose speed is not measured: recompiling scripts was a fifth of a page's work. */
const withoutOptimizing = '--js-flags=--no-maglev --no-turbofan';

let shared: Browser | null = null;

/** The browser of all files of a worker, in turn: separate windows isolate journeys, a start takes seconds. */
export async function sharedBrowser(): Promise<Browser> {
  if (shared?.isConnected() !== true) shared = await launchBrowser([withoutOptimizing]);
  return shared;
}

/** Closes every window of the shared browser, at the end of a file. The browser ends with its worker. */
export async function closeWindows(): Promise<void> {
  await Promise.all((shared?.contexts() ?? []).map((context) => context.close()));
}
