// When a wallet is offered, and the questions before it opens (docs/domain/checkout.md#express).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { centsIn, figuresIn, openGuest } from '#tests/e2e/guest.ts';
import { arrived, drawn, settled } from '#tests/e2e/journey.ts';
import { focusOf, tabTo } from '#tests/e2e/keyboard.ts';
import { courseId, openPayWorld, useAddress, type PayWorld } from './pay-world.ts';
import {
  address,
  agree,
  bookingsOf,
  expectVoucher,
  openSheet,
  openWallet,
  openWalletAt,
  walletButton,
  walletSheet,
} from './wallet.ts';
import { logIn } from '#tests/e2e/log-in.ts';

describe.skipIf(chooseBrowser() === null)('before a wallet opens', () => {
  let world: PayWorld;

  beforeAll(async () => {
    world = await openPayWorld({ FIRST_VISIT_CODE: 'WELCOME5', FIRST_VISIT_TEXT: 'US$5 off your first booking.' });
  });
  afterAll(() => world?.close());

  it.each([
    ['on the page', 1440],
    ['in the sheet', 375],
  ] as const)('asks for the pickup address first, and whether it is right, %s', async (_place, width) => {
    const email = `fetched-${width}@example.com`;
    const { page, complaints, expectSound, close } = await openGuest(world.browser, width);
    if (width < 768) await openSheet(page, world.origin, courseId);
    else await world.openCheckout(page);
    await walletButton(page).click();
    await page.locator('[name=pickupAddress][aria-invalid=true]').waitFor();
    await expect.poll(() => focusOf(page)).toMatch(/^(input|textarea) pickupAddress /);
    expect(await walletSheet(page).count()).toBe(0);
    expect(await page.getByLabel('Email', { exact: true }).getAttribute('aria-invalid')).toBeNull();
    await expectSound('an address that is missing');
    await page.getByLabel('Pickup address').fill(address);
    await walletButton(page).click();
    await expectSound('the question about the address');
    await useAddress(page);
    expect(await walletSheet(page).count()).toBe(0);
    await openWallet(page);
    await agree(page, { email });
    await expectVoucher(page, 'Sam');
    expect(await bookingsOf(world, email)).toMatchObject([{ status: 'confirmed', pickup_address: address }]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('shows the price less a code, and is not there with nothing due', async () => {
    const { page, close } = await openGuest(world.browser, 1440);
    await world.openCheckout(page);
    const before = await figuresIn(page, 'aside');
    await page.locator('aside').getByRole('button', { name: 'Have a discount code?' }).last().click();
    await expect.poll(() => focusOf(page)).toMatch(/Discount code/);
    await page.keyboard.type('WELCOME5');
    await page.keyboard.press('Enter');
    await page.getByText('You save US$5.00').last().waitFor();
    const rows = await page.locator('aside dl').last().locator('dt').allTextContents();
    expect(rows.slice(-3)).toEqual(['Subtotal', expect.stringContaining('WELCOME5'), 'Total']);
    await page.setViewportSize({ width: 375, height: 812 });
    const folded = page.locator('aside summary');
    expect(centsIn(await folded.locator('s').textContent())).toBe(before.total);
    expect(await folded.textContent()).toContain(`US$${((before.total - 500) / 100).toFixed(2)} total`);
    await page.getByLabel('Pickup address').fill(address);
    await openWalletAt(page);
    expect(centsIn(await walletSheet(page).locator('.amount').textContent())).toBe(before.online - 500);
    await page.keyboard.press('Escape');
    await world.openCheckout(page, '&coupon_code=EVERYTHING');
    expect(await page.getByRole('heading', { name: 'Express checkout' }).count()).toBe(0);
    await close();
  });

  it('gives its place up where the browser has no wallet, and has none without script', async () => {
    const { page, complaints, close } = await openGuest(world.browser, 375);
    await page.route('**/stripe.js', async (route) => {
      const answer = await route.fetch();
      const script = await answer.text();
      await route.fulfill({
        response: answer,
        body: script.replace('availablePaymentMethods: AVAILABLE', 'availablePaymentMethods: undefined'),
      });
    });
    await world.openCheckout(page);
    await page.getByRole('heading', { name: 'Express checkout' }).waitFor({ state: 'detached' });
    await page.getByLabel('Card number').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
    const { page: plain, close: closePlain } = await openGuest(world.browser, 375, { javaScriptEnabled: false });
    await world.openCheckout(plain, '', false);
    expect(await plain.getByRole('heading', { name: 'Express checkout' }).isVisible()).toBe(false);
    await closePlain();
  });

  it('can be done by keyboard alone, and gives the focus back when it is closed', async () => {
    const { page, close } = await openGuest(world.browser, 1440);
    await world.openCheckout(page);
    await tabTo(page, page.getByRole('textbox', { name: 'Pickup address' }), 40);
    await page.keyboard.type(address);
    const toButton = async () => {
      for (let presses = 0; presses < 10; presses += 1) {
        await page.keyboard.press('Tab');
        await drawn(page);
        if (await walletButton(page).evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one)) return;
      }
      throw new Error('10 presses of Tab do not reach the wallet');
    };
    await toButton();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Use as is' }), 5);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await walletSheet(page).waitFor();
    await page.keyboard.press('Escape');
    await walletSheet(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await walletSheet(page).waitFor();
    await page.keyboard.press('Enter');
    await expectVoucher(page, 'Sam');
    await close();
  });

  it('asks an account for no email, and books with its own details', async () => {
    const password = /guest@banyan\.example\s+(\S+)/.exec(world.program.printed())?.[1] ?? '';
    const { page, close } = await openGuest(world.browser, 1440);
    await world.openCheckout(page);
    await page.locator('main').getByRole('link', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await logIn(dialog, { email: 'guest@banyan.example', password });
    await page.getByText(/^Booking as /).waitFor();
    await settled(page);
    await page.getByLabel('Pickup address').fill(address);
    await openWalletAt(page);
    expect(await walletSheet(page).getByLabel('Email').count()).toBe(0);
    await agree(page);
    await arrived(page, /\/booking\/detail\?ref=/);
    expect(await bookingsOf(world, 'guest@banyan.example')).toContainEqual(
      expect.objectContaining({ status: 'confirmed', pickup_address: address, method: 'card' }),
    );
    await close();
  });
});
