import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { centsIn, figuresIn, fillCard, fillDetails, openGuest, pressPay, type Figures } from '#tests/e2e/guest.ts';
import { arrived, back, reload, visit } from '#tests/e2e/journey.ts';
import { madeLanguages } from '#tests/e2e/pages/look.ts';
import { shareWorld, type World } from '#tests/e2e/world.ts';

const desktop = 1440;
const phone = 375;
const hasQuote = '#book dl';

describe.skipIf(chooseBrowser() === null)('from the home page to the voucher', () => {
  let world: World;

  // With React's warnings, which fail the test as well.
  beforeAll(async () => {
    world = await shareWorld(madeLanguages);
  });
  afterAll(() => world?.close());

  /** Home, the city, the second card: its price in cents, and its number of guests. */
  async function findExperience(page: Page): Promise<{ price: number; pax: number }> {
    await visit(page, world.origin);
    await page.locator('a[href$="/hanoi"]').first().click();
    await arrived(page, /\/\d+\/hanoi/);
    const card = page.getByRole('article').filter({ hasText: 'Sail among the karsts' }).first();
    const text = await card.textContent();
    await card.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Sail among the karsts' }).waitFor();
    return { price: centsIn(text), pax: Number(/Min. (\d+) guests/.exec(text ?? '')?.[1] ?? 1) };
  }

  const freeDay = '[role=button]:not([aria-disabled=true]):not([data-outside-month])';

  /** Date, time and guests in the widget next to the page, whose calendar is open. */
  async function chooseInWidget(page: Page): Promise<Figures> {
    await page.locator(`#book td ${freeDay}`).first().click();
    // Its only time is chosen.
    await page.locator('input[name=book-time]:checked').waitFor();
    await page.locator(hasQuote).waitFor();
    return figuresIn(page, '#book');
  }

  async function readVoucher(page: Page): Promise<Figures> {
    await page.getByRole('heading', { name: 'You’re booked, Mara' }).waitFor({ timeout: 30_000 });
    const figures = await figuresIn(page, '.voucher');
    const large = await page.locator('.voucher').getByText('Cash to bring').locator('xpath=following-sibling::p[1]');
    expect(await large.textContent()).toBe(figures.cash);
    return figures;
  }

  it('books on a wide screen, after a card that is declined', async () => {
    const { page, complaints, expectSound, close } = await openGuest(world.browser, desktop);
    const seen = await findExperience(page);
    await expectSound('product page');

    await page.locator('#book').getByRole('button', { name: 'Reserve' }).click();
    await page.getByText('Select a date first').waitFor();
    // The error has opened the calendar.
    await page.getByRole('dialog', { name: 'Available dates' }).waitFor();
    const chosen = await chooseInWidget(page);
    expect(Math.abs(chosen.total - seen.price * seen.pax)).toBeLessThan(seen.pax);
    await expectSound('widget');

    await page.getByRole('button', { name: /^Reserve for/ }).click();
    await arrived(page, /\/booking\/checkout\?cid=/);
    await page.getByRole('button', { name: /^Pay US/ }).waitFor();
    expect(await figuresIn(page, 'aside')).toEqual(chosen);
    await pressPay(page);
    for (const text of ['Email is required', 'First name is required', 'Full name is required']) {
      await page.getByText(text, { exact: true }).waitFor();
    }
    await expectSound('checkout with errors');

    await fillDetails(page);
    await reload(page);
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe('mara@example.com');
    await fillCard(page, '4000000000000002');
    await pressPay(page);
    await page.getByText('Your card was declined').first().waitFor({ timeout: 30_000 });
    expect(new URL(page.url()).pathname).toBe('/booking/checkout');

    await fillCard(page, '4242424242424242');
    await pressPay(page, 2);
    expect(await readVoucher(page)).toEqual(chosen);
    await expectSound('voucher');
    expect(complaints.filter((text) => !text.includes('402'))).toEqual([]);
    await close();
  });

  it('books on a phone, and Back loses nothing', async () => {
    const { page, complaints, expectSound, close } = await openGuest(world.browser, phone);
    await findExperience(page);
    await expectSound('product page');
    const place = new URL(page.url()).pathname;

    await page.getByRole('button', { name: 'Choose a date' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Step 1 of 3').waitFor();
    await sheet.locator(`td ${freeDay}`).first().click();
    await page.locator('input[name=book-time]:checked').waitFor();
    await expectSound('sheet, date and time');
    await page.locator('dialog footer button').click();
    await sheet.getByText('Step 2 of 3').waitFor();
    await page.locator('dialog dl').waitFor();
    const chosen = await figuresIn(page, 'dialog[open]');
    await expectSound('sheet, guests');

    await page.locator('dialog footer button').click();
    await arrived(page, /\/booking\/checkout\?cid=/);
    await fillDetails(page);
    await back(page);
    await sheet.getByText('Step 2 of 3').waitFor();
    expect(new URL(page.url()).pathname).toBe(place);
    await page.locator('dialog footer button').click();
    await arrived(page, /\/booking\/checkout\?cid=/);
    await page.getByRole('button', { name: /^Pay US/ }).waitFor();
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe('mara@example.com');
    expect(await figuresIn(page, 'dialog[open]')).toEqual(chosen);
    await expectSound('sheet, checkout');

    await fillCard(page, '4242424242424242');
    await pressPay(page);
    expect(await readVoucher(page)).toEqual(chosen);
    await expectSound('voucher');
    expect(complaints).toEqual([]);
    await close();
  });

  it('books with 3-D Secure', async () => {
    const { page, complaints, close } = await openGuest(world.browser, desktop);
    await findExperience(page);
    await page.locator('#book [aria-haspopup=dialog]').click();
    const chosen = await chooseInWidget(page);
    await page.getByRole('button', { name: /^Reserve for/ }).click();
    await arrived(page, /\/booking\/checkout\?cid=/);
    await page.getByRole('button', { name: /^Pay US/ }).waitFor();
    await fillDetails(page);
    await fillCard(page, '4000002500003155');
    await pressPay(page);
    await page.getByRole('button', { name: 'Complete the check' }).click({ timeout: 30_000 });
    expect(await readVoucher(page)).toEqual(chosen);
    expect(complaints).toEqual([]);
    await close();
  });

  it('takes a plain form to checkout without script', async () => {
    const context = await world.browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: desktop, height: 900 },
    });
    const page = await context.newPage();
    await visit(page, `${world.origin}/product/detail?id=201`);
    await page.getByLabel('Date', { exact: true }).selectOption({ index: 1 });
    await page.getByLabel('Time', { exact: true }).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Reserve' }).click();
    await arrived(page, /\/booking\/checkout\?cid=201&date=/);
    expect(await page.locator('aside').last().textContent()).toContain('Pay now');
    await context.close();
  });
});
