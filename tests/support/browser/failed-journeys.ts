// Records failed journeys: a trace and a screenshot of each page, in `failed-journeys/` (CONTRIBUTING.md). A trace has
// every action, request and message; with BANYAN_TRACE=full also screenshots and documents, which take time.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';

/** Their folder, relative to the project. */
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

/** Ends a test's part in all traces: a failure keeps it in a folder of the test's name. */
export async function endTest(name: string, isFailed: boolean, folder = failedJourneys): Promise<string | null> {
  const place = isFailed && open.size > 0 ? join(folder, name.replaceAll(/[^\w-]+/g, '-').slice(0, 150)) : null;
  if (place !== null) {
    rmSync(place, { recursive: true, force: true });
    mkdirSync(place, { recursive: true });
  }
  await Promise.all([...open].map((context, index) => endPart(context, place && join(place, `window-${index + 1}`))));
  return place;
}

// A window may close meanwhile, and a page may have stopped painting: then there is no screenshot.
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
