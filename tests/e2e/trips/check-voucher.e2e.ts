// A host's phone at the meeting point: the check page is opened once online, and works offline.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeQR } from 'qr';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { voucherCode } from '#src/server/features/booking/voucher-code.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { findViolations } from '#tests/support/browser/axe.ts';
import { chooseBrowser, launchBrowser } from '#tests/support/browser/browser.ts';
import { reload, visit } from '#tests/e2e/journey.ts';

let test: TestApp;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const folder = mkdtempSync(join(tmpdir(), 'banyan-check-'));
const errors: string[] = [];

const today = new Date();
const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()].map((part) => String(part).padStart(2, '0'));
const facts = {
  ref: 'BCDFHJKM',
  departure: `${day.join('-')}T09:00`,
  courseId: 7,
  pax: 3,
  balanceMinor: 844_000,
  currency: 'VND',
  expiresAt: Date.now() + 86_400_000,
};
const code = (change: Partial<typeof facts> = {}) =>
  voucherCode({ ...facts, ...change }, test.services.keys.voucher.private);

beforeAll(async () => {
  if (chooseBrowser() === null) return;
  test = await createTestApp();
  const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  // The camera's view: a code lying on a table, as a video; at the page's size it is too small to be read.
  const film = join(folder, 'code.mjpeg');
  const svg = Buffer.from(encodeQR(code({ ref: 'KMKMKMKM' }), 'svg', { border: 4 }));
  const seen = sharp(svg).flatten({ background: '#ffffff' }).resize(320, 320, { kernel: 'nearest' });
  const frame = await sharp({ create: { width: 1280, height: 960, channels: 3, background: '#c9b79c' } })
    .composite([{ input: await seen.rotate(6, { background: '#c9b79c' }).toBuffer() }])
    .jpeg({ quality: 90 })
    .toBuffer();
  writeFileSync(film, Buffer.concat(Array(10).fill(frame)));
  browser = await launchBrowser([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]);
  context = await browser.newContext({ viewport: { width: 375, height: 740 }, permissions: ['camera'] });
  page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await visit(page, `${origin}/check?course=7`);
  await page.getByText('this page now works offline').waitFor();
  // No network, and no server behind it either.
  await context.setOffline(true);
  test.app.server.closeAllConnections();
  await new Promise((resolve) => test.app.server.close(resolve));
  await visit(page, `${origin}/check`);
  await page.getByRole('heading', { name: 'Check-in' }).waitFor();
});

afterAll(async () => {
  await browser?.close();
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function paste(text: string): Promise<string> {
  await page.getByLabel('Or type the booking’s 8 letters, or paste the code').fill(text);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const panel = page.locator('.result');
  await panel.waitFor();
  return (await panel.innerText()).replace(/\s+/g, ' ');
}

describe.skipIf(chooseBrowser() === null)('with the network gone, the page', () => {
  it('welcomes a genuine code with guests, cash and time, and knows it again', async () => {
    expect(await paste(code())).toMatch(/Welcome 3 guests Collect ₫844,000 in cash .*09:00 Booking BCDFHJKM/);
    expect(await paste(code())).toMatch(/Already checked in/);
    await reload(page);
    expect(await paste(code())).toMatch(/Already checked in .*This phone already checked in this code on/);
  });

  it('refuses what is forged, changed, expired, for another day or from elsewhere', async () => {
    const [version, key, , signature] = code().split('.');
    const richer = code({ pax: 9 }).split('.')[2];
    expect(await paste(`${version}.${key}.${richer}.${signature}`)).toMatch(/Invalid code/);
    expect(await paste(code({ ref: 'DDDDDDDD', expiresAt: Date.now() - 60_000 }))).toMatch(/Expired/);
    expect(await paste(code({ ref: 'FFFFFFFF', departure: '2031-01-02T09:00' }))).toMatch(/Not today .*2 January/);
    const outsider = generateKeyPairSync('ed25519').privateKey;
    expect(await paste(voucherCode(facts, outsider))).toMatch(/Unknown code/);
    expect(await paste('bcdf hjkm')).toMatch(/only the booking reference/);
    expect(await paste('<img src=x onerror=alert(1)>')).toMatch(/Not a voucher code/);
  });

  it('warns of a code for an experience that this phone does not lead', async () => {
    expect(await paste(code({ ref: 'HHHHHHHH', courseId: 8 }))).toMatch(/Welcome .*another experience .number 8/);
  });

  it('reads a code by the camera', async () => {
    await reload(page);
    await page.getByRole('button', { name: 'Scan with the camera' }).click();
    await page.getByText('Booking KMKMKMKM').waitFor({ timeout: 30_000 });
    expect(await page.locator('.result').innerText()).toContain('Welcome');
    expect(await page.locator('video').isVisible()).toBe(false);
  });

  it('ends the camera at the second press, also while it is starting', async () => {
    await reload(page);
    await page.evaluate(() => {
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      const tracks: MediaStreamTrack[] = [];
      mediaDevices.getUserMedia = async (wanted) => {
        const stream = await open(wanted);
        tracks.push(...stream.getTracks());
        return stream;
      };
      Object.assign(globalThis, { tracks });
    });
    const button = page.getByRole('button', { name: 'Scan with the camera' });
    await button.evaluate((one: HTMLElement) => {
      one.click();
      one.click();
    });
    const states = () =>
      page.evaluate(() =>
        (globalThis as unknown as { tracks: MediaStreamTrack[] }).tracks.map((one) => one.readyState),
      );
    await expect.poll(states).toEqual(['ended']);
    expect(await page.locator('video').isVisible()).toBe(false);
    await button.waitFor();
  });

  it('says so where the camera is refused, and goes on to pasting', async () => {
    await reload(page);
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: 'Scan with the camera' }).click();
    await page.getByRole('alert').getByText('We can’t use the camera here').waitFor();
    expect(await page.locator('video').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await page.getByRole('button', { name: 'Scan with the camera' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  it('can be used by everybody, in light and dark, and breaks no rule of its own', async () => {
    for (const [colorScheme, width] of [
      ['light', 375],
      ['dark', 768],
      ['dark', 1440],
      ['light', 320],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 740 });
      await paste(code({ ref: 'JJJJJJJJ' }));
      expect(await findViolations(page)).toEqual([]);
    }
    for (const button of await page.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(errors.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
});
