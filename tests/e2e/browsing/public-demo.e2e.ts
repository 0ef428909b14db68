// A public demo as an outside visitor sees it: at its domain, over plain http, with this machine's 127.0.0.1 out of
// reach.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#src/server/platform/start/ports.ts';
import { chooseBrowser, launchBrowser } from '#tests/support/browser/browser.ts';
import { fillCard, openGuest, pressPay } from '#tests/e2e/guest.ts';
import { expectBooked, fillGuest, openPayWorld, type PayWorld } from '#tests/e2e/paying/pay-world.ts';
import { agree, openWalletAt } from '#tests/e2e/paying/wallet.ts';

const name = 'demo.example';

describe.skipIf(chooseBrowser() === null)('a public demo, from elsewhere', () => {
  let world: PayWorld;
  let outside: Browser;
  /** Addresses of this machine that a page requested. */
  const wanted: string[] = [];

  beforeAll(async () => {
    const port = await freePort();
    const settings = {
      PORT: String(port),
      HOST: '127.0.0.1',
      BANYAN_PUBLIC_DEMO: '1',
      BANYAN_ORIGIN: `http://${name}:${port}`,
    };
    outside = await launchBrowser([`--host-resolver-rules=MAP ${name} 127.0.0.1`]);
    world = await openPayWorld(settings, `http://127.0.0.1:${port}`);
  });
  afterAll(async () => {
    await outside?.close();
    await world?.close();
  });

  async function visit(email: string): Promise<{ page: Page; close(): Promise<void> }> {
    const guest = await openGuest(outside, 1440);
    await guest.page.context().route(
      ({ hostname }) => hostname === '127.0.0.1' || hostname === 'localhost',
      async (route) => {
        wanted.push(route.request().url());
        await route.abort();
      },
    );
    await world.openCheckout(guest.page);
    await fillGuest(guest.page, email);
    return guest;
  }

  it('is paid by card, through fields below its own address', async () => {
    const { page, close } = await visit('outside-card@example.com');
    const frames = page.frames().map((frame) => frame.url());
    expect(
      frames.filter((url) => url.includes('/elements/')).every((url) => url.startsWith(`${world.origin}/sandbox/`)),
    ).toBe(true);
    await fillCard(page, '4242424242424242');
    await pressPay(page);
    await expectBooked(page);
    // Plain http has no clipboard API.
    const says = page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    await Promise.all([says, page.getByRole('button', { name: 'Copy', exact: true }).click()]);
    expect(wanted).toEqual([]);
    await close();
  });

  it('is paid by a card whose bank asks first', async () => {
    const { page, close } = await visit('outside-bank@example.com');
    await fillCard(page, '4000002500003155');
    await pressPay(page);
    await page.getByRole('button', { name: 'Complete the check' }).click();
    await expectBooked(page);
    expect(wanted).toEqual([]);
    await close();
  });

  it('is paid with the wallet, whose call goes to its own address too', async () => {
    const { page, close } = await visit('outside-wallet@example.com');
    await openWalletAt(page);
    await agree(page);
    await expectBooked(page);
    expect(wanted).toEqual([]);
    await close();
  });

  it('is paid by PayPal', async () => {
    const { page, close } = await visit('outside-paypal@example.com');
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await pressPay(page);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expectBooked(page);
    expect(wanted).toEqual([]);
    await close();
  });
});
