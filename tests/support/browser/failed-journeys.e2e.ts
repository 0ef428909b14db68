import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser, closeWindows, sharedBrowser } from './browser.ts';
import { endTest } from './failed-journeys.ts';

describe.skipIf(chooseBrowser() === null)('a journey', () => {
  let browser: Browser;
  const folder = mkdtempSync(join(tmpdir(), 'banyan-failed-'));
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(async () => {
    await closeWindows();
    rmSync(folder, { recursive: true });
  });

  it('that fails leaves a picture of each page and a trace; one that passes leaves nothing', async () => {
    const context = await browser.newContext();
    const [page, other] = [await context.newPage(), await context.newPage()];
    await page.setContent('<h1>Passed</h1>');
    expect(await endTest('a.e2e.ts passes', false, folder)).toBeNull();
    await page.setContent('<h1>Failed</h1>');
    await other.setContent('<h1>Beside</h1>');
    const place = await endTest('a.e2e.ts: it fails / here', true, folder);
    expect(readdirSync(folder)).toEqual(['a-e2e-ts-it-fails-here']);
    expect(readdirSync(place ?? '').toSorted()).toEqual([
      'window-1-page-1.png',
      'window-1-page-2.png',
      'window-1-trace.zip',
    ]);
    const trace = readFileSync(join(place ?? '', 'window-1-trace.zip'));
    expect([trace.subarray(0, 2).toString(), trace.includes('trace.trace')]).toEqual(['PK', true]);
    // A closed window does no harm, and the next failure starts afresh.
    await context.close();
    expect(await endTest('b', true, folder)).toBeNull();
    expect(existsSync(join(folder, 'b'))).toBe(false);
  });
});
