// Refusals of Pay, each with its message at its field: invalid cards, declined cards, an outdated price, and a response
// that is not the program's.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ErrorCode, errorText } from '#src/contract/errors.ts';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { fillCard, openGuest, pressPay } from '#tests/e2e/guest.ts';
import { visit } from '#tests/e2e/journey.ts';
import { overWidth } from '#tests/e2e/pages/layout-checks.ts';
import { courseId, expectBooked, fillGuest, sharePayWorld, type PayWorld } from './pay-world.ts';

describe.skipIf(chooseBrowser() === null)('a press of Pay', () => {
  let world: PayWorld;

  beforeAll(async () => {
    world = await sharePayWorld();
  });
  afterAll(() => world?.close());

  const checkout = async (email: string) => {
    const guest = await openGuest(world.browser, 1440);
    await world.openCheckout(guest.page);
    await fillGuest(guest.page, email);
    return guest;
  };
  const alertOf = (page: Page, code: ErrorCode) => page.getByRole('alert').filter({ hasText: errorText(code) });
  const statusesOf = async (email: string) =>
    (
      await world.rows<{ status: string }>('select status from booking where email = $1 order by created_at', [email])
    ).map(({ status }) => status);

  it('names a number and a year that no card has, and sends nothing', async () => {
    const { page, close } = await checkout('no-card@example.com');
    const field = (part: string) => page.frameLocator(`#card-${part} iframe`).locator('input').first();
    await field('number').fill('4242424242424241');
    await field('expiry').fill('12 / 19');
    await field('cvc').fill('123');
    await pressPay(page);
    for (const code of ['card-number-invalid', 'card-year-invalid'] as const)
      await page.getByText(errorText(code), { exact: true }).waitFor();
    expect(await statusesOf('no-card@example.com')).toEqual([]);
    await close();
  });

  it('says at the card that its account does not pay, and in a popup that this kind of card is not taken', async () => {
    const { page, close } = await checkout('other-card@example.com');
    await fillCard(page, '4000000000009821');
    await pressPay(page);
    await alertOf(page, 'card-account-invalid').waitFor({ timeout: 20_000 });
    await fillCard(page, '4000000000009839');
    await pressPay(page);
    const popup = page.getByRole('dialog').filter({ hasText: errorText('card-not-supported') });
    await popup.waitFor({ timeout: 20_000 });
    await popup.getByRole('button', { name: 'Back to the card' }).click();
    await fillCard(page, '4242424242424242');
    await pressPay(page);
    await expectBooked(page);
    await close();
  });

  it('pays no other price than the one that it says', async () => {
    const { page, close } = await checkout('price@example.com');
    await fillCard(page, '4242424242424242');
    await world.rows('update course set price_cents = price_cents + 1000 where id = $1', [courseId]);
    await pressPay(page);
    await alertOf(page, 'price-changed').waitFor({ timeout: 20_000 });
    expect(await statusesOf('price@example.com')).not.toContain('confirmed');
    await world.rows('update course set price_cents = price_cents - 1000 where id = $1', [courseId]);
    await close();
  });

  it.each([
    ['booking-failed', 'booking/checkout'],
    ['booking-failed-card', 'payment/stripe'],
  ] as const)('says %s where a proxy answers in the place of %s, and pays once it does not', async (code, call) => {
    const email = `${code}@example.com`;
    const { page, close } = await checkout(email);
    await fillCard(page, '4242424242424242');
    const answer = { status: 502, contentType: 'application/json', body: '{"error":"Bad Gateway"}' };
    await page.route(`**/api/${call}`, (route) => route.fulfill(answer), { times: 1 });
    await pressPay(page);
    await alertOf(page, code).waitFor({ timeout: 20_000 });
    await pressPay(page);
    await expectBooked(page);
    expect((await statusesOf(email)).filter((status) => status === 'confirmed')).toHaveLength(1);
    await close();
  });

  it('has its reason within the narrowest window, whatever words are in it', async () => {
    const { page, close } = await openGuest(world.browser, 320);
    await visit(page, world.origin + world.checkoutPath().replace(/date=[\d-]+/, 'date=2026-01-01'));
    const reason = page.getByRole('alert').filter({ hasText: errorText('date-unavailable') });
    await reason.evaluate((node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) if (texts.currentNode.nodeValue) texts.currentNode.nodeValue = 'W'.repeat(90);
    });
    expect(await overWidth(page)).toBeLessThanOrEqual(0);
    await close();
  });
});
