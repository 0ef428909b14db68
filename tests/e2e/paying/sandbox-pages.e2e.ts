// The sandbox's own pages in a browser: clean for axe, narrow and wide, light and dark, and without script.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approve, orderBody, payPalClient } from '#tests/support/sandbox/paypal-client.ts';
import { startReceiver, startSandbox, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';
import { findViolations } from '#tests/support/browser/axe.ts';
import { chooseBrowser, closeWindows, sharedBrowser } from '#tests/support/browser/browser.ts';
import { arrived, visit } from '#tests/e2e/journey.ts';

describe.skipIf(chooseBrowser() === null)('the payment sandbox', () => {
  let browser: Browser;
  let sandbox: TestSandbox;
  let shop: Awaited<ReturnType<typeof startReceiver>>;

  beforeAll(async () => {
    browser = await sharedBrowser();
    sandbox = await startSandbox({ settleDelayMs: 60_000 });
    shop = await startReceiver();
  });
  afterAll(async () => {
    await closeWindows();
    await sandbox?.close();
    await shop?.close();
  });

  async function open(width: number, colorScheme: 'light' | 'dark', work: (page: Page) => Promise<void>) {
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme });
    await work(await context.newPage());
    await context.close();
  }

  async function newOrder(): Promise<string> {
    const paypal = await payPalClient(sandbox.url);
    const body = orderBody('5.40', { description: 'A long walk through the old town with many stops. '.repeat(2) });
    const source = (body as { payment_source: { paypal: { experience_context: Record<string, string> } } })
      .payment_source;
    source.paypal.experience_context['return_url'] = shop.url;
    return String((await paypal.create(body)).body['id']);
  }

  async function alipayPage(): Promise<string> {
    const intent = await sandbox.stripe.paymentIntents.create({
      amount: 733,
      currency: 'sgd',
      confirm: true,
      payment_method_data: { type: 'alipay' },
      return_url: shop.url,
    });
    return intent.next_action?.alipay_handle_redirect?.url ?? '';
  }

  it('has pages that everybody can use', async () => {
    await sandbox.stripe.paymentIntents.create({
      amount: 540,
      currency: 'usd',
      confirm: true,
      payment_method: 'pm_card_visa',
      return_url: shop.url,
    });
    const [declined, alipay] = [await newOrder(), await alipayPage()];
    await approve(sandbox, declined, 'declining');
    for (const [width, scheme] of [
      [375, 'light'],
      [1440, 'dark'],
    ] as const) {
      await open(width, scheme, async (page) => {
        for (const url of [sandbox.url, `${sandbox.url}/checkoutnow?token=${declined}`, alipay]) {
          await visit(page, url);
          expect(await findViolations(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
        }
      });
    }
  });

  it('leads a payer to the shop, and lets staff refund and decide a dispute', async () => {
    const order = await newOrder();
    await open(375, 'light', async (page) => {
      await visit(page, `${sandbox.url}/checkoutnow?token=${order}`);
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await arrived(page, (url) => url.origin === new URL(shop.url).origin);
      expect(new URL(page.url()).searchParams.get('token')).toBe(order);
      await (await payPalClient(sandbox.url)).capture(order);
      await visit(page, sandbox.url);
      await page.getByRole('button', { name: `Open dispute, payment ${order}` }).click();
      await page.getByRole('button', { name: `Win dispute, payment ${order}` }).click();
      const row = page.getByRole('row', { name: order });
      await row.getByText('completed', { exact: true }).waitFor();
    });
    const paid = await newOrder();
    await approve(sandbox, paid);
    await (await payPalClient(sandbox.url)).capture(paid);
    await open(1440, 'light', async (page) => {
      await visit(page, sandbox.url);
      await page.getByRole('button', { name: `Refund, payment ${paid}` }).click();
      await page.getByRole('row', { name: paid }).getByText('refunded', { exact: true }).waitFor();
    });
  });
});
