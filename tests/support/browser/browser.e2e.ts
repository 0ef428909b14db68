import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { visit } from '#tests/e2e/journey.ts';
import { findViolations } from './axe.ts';
import { chooseBrowser, closeWindows, sharedBrowser } from './browser.ts';

const markup = (image: string) =>
  `<!doctype html><html lang="en"><title>Page</title><main><h1>Namaste</h1><p>Two seats left</p>${image}</main></html>`;

describe.skipIf(chooseBrowser() === null)('the test browser', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  afterAll(closeWindows);

  it('renders text with a font', async () => {
    const page = await browser.newPage({ viewport: { width: 375, height: 667 } });
    await page.setContent(markup(''));
    const box = await page.getByRole('heading', { name: 'Namaste' }).boundingBox();
    expect(box?.height).toBeGreaterThan(20);
    expect((await page.screenshot()).length).toBeGreaterThan(2000);
    await page.close();
  });

  it('draws frames of another origin in the process of their page', async () => {
    const page = await browser.newPage();
    // As our server requires it, with other headers.
    const headers = { 'origin-agent-cluster': '?1', 'content-type': 'text/html' };
    await page.route('**/*', (route) => route.fulfill({ headers, body: '<p>Card number' }));
    await visit(page, 'https://shop.example');
    await page.setContent('<iframe src="https://provider.example"></iframe>');
    await page.frameLocator('iframe').getByText('Card number').waitFor();
    const session = await browser.newBrowserCDPSession();
    const { targetInfos } = await session.send('Target.getTargets');
    expect(targetInfos.map(({ type }) => type)).not.toContain('iframe');
    await page.close();
  });

  it('sees what axe sees', async () => {
    const page = await browser.newPage();
    const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    await page.setContent(markup(`<img src="${image}" alt="A stupa">`));
    expect(await findViolations(page)).toEqual([]);
    await page.setContent(markup(`<img src="${image}">`));
    expect((await findViolations(page)).map((violation) => violation.rule)).toEqual(['image-alt']);
    await page.close();
  });
});
