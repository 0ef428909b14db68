// A guest's whole path on a phone, counted: from the home page to a cooking class in Hanoi next weekend for two, with a
// discount code that is not typed, to the voucher. Every touch is a tap, including the search key and a choice from a list; a field
// counts when typed into.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offerCookie, useCodeUrl } from '#src/contract/checkout/own-code.ts';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { arrived, visit } from '#tests/e2e/journey.ts';
import { expectVoucher, walletSheet, walletButton } from '#tests/e2e/paying/wallet.ts';
import { shareWorld, type World } from '#tests/e2e/world.ts';

/** Counts taps, fields typed into, and screens. */
class Thumb {
  taps = 0;
  fields = 0;
  readonly screens: string[] = [];

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.taps += 1;
  }

  async type(field: Locator, text: string): Promise<void> {
    await expect.poll(() => field.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true);
    await field.pressSequentially(text);
    this.fields += 1;
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await this.type(field, text);
  }

  async searchKey(page: Page): Promise<void> {
    await page.keyboard.press('Enter');
    this.taps += 1;
  }

  /** Opens a list of the system and touches an entry of it. */
  async choose(list: Locator, value: string): Promise<void> {
    await list.selectOption(value);
    this.taps += 2;
  }

  async screen(name: string, isThere: Promise<unknown>): Promise<void> {
    await isThere;
    this.screens.push(name);
  }
}

describe.skipIf(chooseBrowser() === null)('a cooking class next weekend on a phone', () => {
  let world: World;

  beforeAll(async () => {
    world = await shareWorld({ FIRST_VISIT_CODE: 'WELCOME5', FIRST_VISIT_TEXT: 'US$5 off' });
  });
  afterAll(() => world?.close());

  const openPhone = () => openGuest(world.browser, 375, { hasTouch: true, isMobile: true });
  const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

  async function openSearch(page: Page, thumb: Thumb, hash = ''): Promise<Locator> {
    await thumb.screen('home', visit(page, world.origin + hash));
    await thumb.tap(page.getByRole('button', { name: 'Where to? City or experience' }).first());
    const sheet = dialog(page, 'City or experience');
    await thumb.screen('search', sheet.waitFor());
    return sheet;
  }

  /** From the list to checkout, with the code. */
  async function chooseFirst(page: Page, thumb: Thumb, useCode: (flow: Locator) => Promise<void>): Promise<void> {
    await arrived(page, /\/s\//);
    const card = page.getByRole('article').first();
    await thumb.screen('list', card.waitFor());
    expect(await card.textContent()).toMatch(/Hanoi.*Cooking class.* \d\d:\d\d · \d+ seats.*for 2 guests/);
    await thumb.tap(card.getByRole('link').first());
    await thumb.screen('product', page.getByRole('heading', { level: 1 }).waitFor());
    await arrived(page, (url) => url.searchParams.has('time') && url.searchParams.get('pax') === '2');
    await thumb.tap(
      page.getByRole('region', { name: 'Book this experience' }).getByRole('button', { name: 'Reserve' }),
    );
    const flow = dialog(page, 'Booking');
    await thumb.screen('guests and price', flow.getByText('Step 2 of 3').waitFor());
    expect(await flow.getByRole('group', { name: 'Guests' }).getByRole('status').textContent()).toBe('2');
    await useCode(flow);
    await flow.getByRole('button', { name: 'Remove', exact: true }).waitFor();
    await thumb.tap(flow.locator('footer').getByRole('button', { name: 'Next' }));
    await arrived(page, /\/booking\/checkout\?cid=/);
    await thumb.screen('checkout', flow.getByText('Step 3 of 3').waitFor());
  }

  /** At checkout: contact details, a card, and Pay. */
  async function payByCard(page: Page, thumb: Thumb): Promise<void> {
    await thumb.fill(page.getByLabel('Email', { exact: true }), 'mara@example.com');
    await thumb.fill(page.getByLabel('First name'), 'Mara');
    await thumb.fill(page.getByLabel('Last name'), 'Lind');
    const part = (name: string) => page.frameLocator(`#card-${name} iframe`).locator('input').first();
    await thumb.fill(part('number'), '4242424242424242');
    // A complete number leads on, and the name is the guest's.
    await thumb.type(part('expiry'), '1234');
    await thumb.type(part('cvc'), '123');
    expect(await page.getByLabel('Name on card').inputValue()).toBe('Mara Lind');
    await page.locator('.StripeElement--complete').nth(2).waitFor();
    await thumb.tap(page.getByRole('button', { name: /^Pay US/ }));
  }

  it('takes at most 7 taps, 7 screens and one typed field with a wallet and the code of a link', async () => {
    const { page, complaints, close } = await openPhone();
    const thumb = new Thumb();
    const sheet = await openSearch(page, thumb, useCodeUrl('WELCOME5'));
    await thumb.type(
      sheet.getByRole('combobox', { name: 'City or experience' }),
      'cooking class hanoi next weekend for 2',
    );
    await thumb.searchKey(page);
    await chooseFirst(page, thumb, async () => undefined);
    await thumb.tap(walletButton(page));
    await thumb.tap(walletSheet(page).getByRole('button', { name: /^Pay US/ }));
    await thumb.screen('voucher', expectVoucher(page, 'Sam'));
    process.stdout.write(`${thumb.taps} taps, ${thumb.fields} fields, ${thumb.screens.join(' > ')}\n`);
    expect(thumb.taps).toBeLessThanOrEqual(7);
    expect(thumb.screens.length).toBeLessThanOrEqual(7);
    expect(thumb.fields).toBeLessThanOrEqual(1);
    expect(complaints).toEqual([]);
    await close();
  });

  it('takes at most 14 taps and 7 typed fields when days and guests are pressed and a card is typed', async () => {
    const { page, complaints, close } = await openPhone();
    // The offer of a first visit was shown in this browser.
    await page.context().addCookies([{ name: offerCookie, value: '1', url: world.origin }]);
    const thumb = new Thumb();
    const sheet = await openSearch(page, thumb);
    await thumb.type(sheet.getByRole('combobox', { name: 'City or experience' }), 'cooking class hanoi');
    await thumb.tap(sheet.getByRole('button', { name: 'Next 7 days' }));
    await thumb.choose(sheet.getByLabel('Guests'), '2');
    await thumb.tap(sheet.getByRole('button', { name: 'Search', exact: true }));
    await chooseFirst(page, thumb, (flow) => thumb.tap(flow.getByRole('button', { name: 'Use code WELCOME5' })));
    await payByCard(page, thumb);
    await thumb.screen('voucher', expectVoucher(page, 'Mara'));
    process.stdout.write(`${thumb.taps} taps, ${thumb.fields} fields, ${thumb.screens.join(' > ')}\n`);
    expect(thumb.taps).toBeLessThanOrEqual(14);
    expect(thumb.fields).toBeLessThanOrEqual(7);
    expect(complaints).toEqual([]);
    await close();
  });
});
