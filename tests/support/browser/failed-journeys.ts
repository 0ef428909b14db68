// What a journey that failed looked like: a trace of its windows and a picture of each page, in `failed-journeys/` (CONTRIBUTING.md).
// A trace has every action, request and message; with BANYAN_TRACE=full also pictures and documents, which take time.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';

/** Where they are kept, from the folder of the project. */
export const failedJourneys = 'failed-journeys';

const isFull = process.env['BANYAN_TRACE'] === 'full';
const open = new Set<BrowserContext>();

/** Traces every window that the browser opens from now on. */
export function traceWindows(browser: Browser): Browser {
  const openWindow = browser.newContext.bind(browser);
  browser.newContext = async (wishes) => {
    const context = await openWindow(wishes);
    await context.tracing.start({ screenshots: isFull, snapshots: isFull });
    open.add(context);
    context.once('close', () => open.delete(context));
    return context;
  };
  return browser;
}

/** Ends the part of a test in the traces of all open windows: kept in a folder of the test's name where it failed. */
export async function endTest(name: string, isFailed: boolean, folder = failedJourneys): Promise<string | null> {
  const place = isFailed && open.size > 0 ? join(folder, name.replaceAll(/[^\w-]+/g, '-').slice(0, 150)) : null;
  if (place !== null) {
    rmSync(place, { recursive: true, force: true });
    mkdirSync(place, { recursive: true });
  }
  await Promise.all([...open].map((context, index) => endPart(context, place && join(place, `window-${index + 1}`))));
  return place;
}

// A window may close meanwhile, and a page may have stopped drawing: then there is no picture of it.
async function endPart(context: BrowserContext, stem: string | null): Promise<void> {
  try {
    if (stem === null) await context.tracing.stopChunk();
    else {
      const pages = context.pages().map((page, index) => {
        const path = `${stem}-page-${index + 1}.png`;
        return page.screenshot({ path, timeout: 5000 }).catch(() => undefined);
      });
      await Promise.all(pages);
      await context.tracing.stopChunk({ path: `${stem}-trace.zip` });
    }
    await context.tracing.startChunk();
  } catch (error) {
    if (open.has(context)) throw error;
  }
}
