// Paying with a wallet: the steps it saves, and the state after a failure (docs/domain/checkout.md#express).
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorText } from '#src/contract/errors.ts';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { centsIn, clickPay, figuresIn, fillCard, openGuest } from '#tests/e2e/guest.ts';
import { arrived, visit } from '#tests/e2e/journey.ts';
import { fillGuest, sharePayWorld, type PayWorld } from './pay-world.ts';
import {
  address,
  agree,
  bookingsOf,
  expectVoucher,
  openCheckoutWallet,
  openSheet,
  openWallet,
  openWalletAt,
  walletSheet,
} from './wallet.ts';

describe.skipIf(chooseBrowser() === null)('paying with a wallet', () => {
  let world: PayWorld;

  beforeAll(async () => {
    world = await sharePayWorld();
  });
  afterAll(() => world?.close());

  it('takes two presses at checkout and nothing typed, from a product on a phone to the voucher', async () => {
    const { page, complaints, expectSound, close } = await openGuest(world.browser, 375);
    const [course] = await world.rows<{ id: number }>(
      `select id from course where status = 'published' and pickup is null and confirmation <> 'on_request' order by id limit 1`,
    );
    await openSheet(page, world.origin, course?.id);
    const wallet = 'sam@sandbox.example';
    const before = await bookingsOf(world, wallet);
    const made = { presses: 0, typed: 0 };
    await page.exposeFunction('count', (what: keyof typeof made) => void (made[what] += 1));
    await page.evaluate(() => {
      const { count } = globalThis as unknown as { count: (what: string) => void };
      addEventListener('click', () => count('presses'), true);
      addEventListener('input', () => count('typed'), true);
    });
    const { online } = await figuresIn(page, 'dialog[open]');
    await expectSound('checkout with a wallet');
    await openWallet(page);
    await expectSound('the wallet');
    expect(centsIn(await walletSheet(page).locator('.amount').textContent())).toBe(online);
    await expect.poll(() => made).toEqual({ presses: 1, typed: 0 });
    await agree(page);
    await expectVoucher(page, 'Sam');
    expect(made).toEqual({ presses: 2, typed: 0 });
    expect((await bookingsOf(world, wallet)).slice(before.length)).toEqual([
      { name: 'Sam Sandbox', status: 'confirmed', payment: 'paid', pickup_address: '', method: 'card' },
    ]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('needs no storage of the browser: where even the look at it is forbidden, all of it works', async () => {
    const { page, complaints, close } = await openGuest(world.browser, 1440);
    await page.addInitScript(() => {
      const forbid = () => {
        throw new DOMException('The request was denied.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { get: forbid });
    });
    await visit(page, world.origin);
    await world.openCheckout(page);
    await fillGuest(page, 'unkept@example.com');
    await openWalletAt(page);
    await agree(page);
    await expectVoucher(page, 'Mara');
    expect(await bookingsOf(world, 'unkept@example.com')).toMatchObject([{ status: 'confirmed', payment: 'paid' }]);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([
    ['Cancel', (page: Page) => walletSheet(page).getByRole('button', { name: 'Cancel' }).click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const)('closed by %s changes nothing, and what was typed wins over the wallet', async (way, closeIt) => {
    const email = `typed-${way.toLowerCase()}@example.com`;
    const { page, close } = await openGuest(world.browser, 1440);
    await world.openCheckout(page);
    await fillGuest(page, email);
    await page.getByRole('textbox', { name: /^Message to/ }).fill('We come with a pram.');
    await openWalletAt(page);
    await closeIt(page);
    await walletSheet(page).waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByRole('textbox', { name: /^Message to/ }).inputValue()).toBe('We come with a pram.');
    expect(await bookingsOf(world, email)).toEqual([]);
    await openWallet(page);
    await agree(page);
    await expectVoucher(page, 'Mara');
    expect(await bookingsOf(world, email)).toMatchObject([
      { name: 'Mara Lind', status: 'confirmed', pickup_address: address },
    ]);
    await close();
  });

  it('declined says so at its buttons, keeps what it filled in, and another card pays the same booking', async () => {
    const email = 'declined-wallet@example.com';
    const { page, expectSound, close } = await openCheckoutWallet(world, 375);
    await agree(page, { email, card: /is declined/ });
    const alert = page.getByRole('alert').filter({ hasText: errorText('card-decline-unknown') });
    await alert.waitFor();
    expect(await page.getByRole('region', { name: 'Express checkout' }).getByRole('alert').count()).toBe(1);
    await expect.poll(() => alert.evaluate((one) => one.parentElement === document.activeElement)).toBe(true);
    await expectSound('a declined wallet');
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    expect(await page.getByLabel('Name on card').inputValue()).toBe('Sam Sandbox');
    await fillCard(page, '4242424242424242');
    // The address was confirmed for the wallet: the page does not ask again.
    await clickPay(page);
    await expectVoucher(page, 'Sam');
    expect(await bookingsOf(world, email)).toMatchObject([{ status: 'confirmed', payment: 'paid', method: 'card' }]);
    await world.forgetDeclines();
    await close();
  });

  it.each([
    ['Complete the check', true],
    ['Fail the check', false],
  ] as const)('with 3-D Secure: %s', async (press, isPaid) => {
    const email = `secure-wallet-${isPaid}@example.com`;
    const { page, close } = await openCheckoutWallet(world, 1440);
    await agree(page, { email, card: /3-D Secure/ });
    await page.getByRole('button', { name: press }).click({ timeout: 30_000 });
    if (!isPaid) {
      await arrived(page, /\/booking\/checkout\?/);
      await page
        .getByRole('alert')
        .filter({ hasText: errorText('card-try-again') })
        .waitFor();
      await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
      await openWalletAt(page);
      await agree(page);
    }
    await expectVoucher(page, 'Sam');
    expect((await bookingsOf(world, email)).filter(({ status }) => status === 'confirmed')).toHaveLength(1);
    await world.forgetDeclines();
    await close();
  });
});
