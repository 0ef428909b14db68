// From a phone without JavaScript to a booking that is paid, found again, moved and cancelled: only links and forms
// (ADR 023).
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorText } from '#src/contract/errors.ts';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { fillGuest } from '#tests/e2e/paying/pay-world.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { arrived, visit } from '#tests/e2e/journey.ts';
import { shareTripWorld, plainCourse, type TripWorld } from './trip-world.ts';
import { logIn } from '#tests/e2e/log-in.ts';

describe.skipIf(chooseBrowser() === null)('a trip without script', () => {
  let world: TripWorld;

  beforeAll(async () => {
    world = await shareTripWorld();
  });
  afterAll(() => world?.close());

  // Axe needs script: tests with script check these pages.
  const fits = async (page: Page) => {
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over).toBeLessThanOrEqual(0);
  };
  // Text of `noscript`, which the usual text search skips.
  const says = (page: Page, words: string) =>
    expect.poll(async () => (await page.locator('noscript').allInnerTexts()).join('\n')).toContain(words);
  const open = (width = 375) => openGuest(world.browser, width, { javaScriptEnabled: false });
  const product = `/product/detail?id=${plainCourse}`;
  const statusOf = async (email: string) =>
    (await world.rows<{ status: string }>(`select status from booking where email = $1`, [email])).map(
      ({ status }) => status,
    );

  it('is searched for on a phone: label, field, button and a menu are there', async () => {
    const { page, close } = await open();
    for (const path of ['/', '/faq']) {
      await visit(page, world.origin + path);
      await page
        .getByRole('searchbox')
        .or(page.getByLabel('City or experience'))
        .filter({ visible: true })
        .first()
        .fill('tea');
      await page.getByRole('button', { name: 'Search', exact: true }).filter({ visible: true }).first().click();
      await arrived(page, '/s/tea');
    }
    for (const name of ['About', 'My Booking', 'Login'])
      expect(
        await page
          .getByRole('navigation', { name: 'Menu', exact: true })
          .getByRole('link', { name })
          .filter({ visible: true })
          .count(),
        name,
      ).toBe(1);
    await close();
  });

  it('shows no control that does nothing, and reviews in parts and orders', async () => {
    const { page, close } = await open();
    const [course] = await world.rows<{ id: number }>(
      `select course_id as id from review where body <> '' group by course_id having count(*) > 20 order by course_id limit 1`,
    );
    await visit(page, `${world.origin}/product/detail?id=${course?.id}`);
    const main = page.getByRole('main');
    const buttons = await main.getByRole('button').filter({ visible: true }).allTextContents();
    expect(buttons.toSorted()).toEqual(['Reserve', 'Sort']);
    await fits(page);
    const first = await main.locator('#reviews li[tabindex]').first().textContent();
    await main.getByRole('link', { name: 'More reviews' }).click();
    await arrived(page, /reviews_from=/);
    expect(await main.locator('#reviews li[tabindex]').first().textContent()).not.toBe(first);
    await main.locator('noscript select[name=reviews_sort]').selectOption('rating-lower');
    await main.getByRole('button', { name: 'Sort' }).click();
    await arrived(page, /reviews_sort=rating-lower/);
    expect(await main.locator('noscript select[name=reviews_sort]').inputValue()).toBe('rating-lower');
    await main.getByText(/^\d+ ratings? without a comment$/).waitFor();
    await main.getByRole('link', { name: /^4 stars/ }).click();
    await arrived(page, /reviews_sort=rating-lower&reviews_stars=4/);
    expect(await main.locator('#reviews li[tabindex]').first().textContent()).toContain('4 of 5 stars');
    await main.locator('noscript select[name=reviews_language]').selectOption('fr');
    await main.getByRole('button', { name: 'Sort' }).click();
    await arrived(page, /reviews_stars=4.*reviews_language=fr/);
    await close();
  });

  it('is booked on any free date, paid by PayPal, moved and cancelled, each with its sum before it is done', async () => {
    const email = 'trip-without-script@example.com';
    const { page, close } = await open();
    await visit(page, world.origin + product);
    const dates = page.getByLabel('Date', { exact: true });
    const near = await dates.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    await page
      .getByRole('link', { name: /^Dates in/ })
      .last()
      .click();
    await arrived(page, /month=/);
    const nextMonth = page.url();
    await page
      .getByRole('link', { name: /^Dates in/ })
      .last()
      .click();
    await arrived(page, (url) => url.searchParams.has('month') && url.href !== nextMonth);
    const later = await dates
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    expect(later.filter((date) => date > (near.at(-1) ?? '')).length).toBeGreaterThan(2);
    await dates.selectOption(later[1] ?? '');
    await page.getByLabel('Time', { exact: true }).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Reserve' }).click();
    await arrived(page, /\/booking\/checkout/);
    await fillGuest(page, email);
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await page.getByRole('button', { name: /^Pay US/ }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await arrived(page, /\/booking\/detail\?ref=/);
    expect(await statusOf(email)).toEqual(['confirmed']);
    expect(await page.getByRole('main').getByRole('button').filter({ visible: true }).allTextContents()).toEqual([]);
    await fits(page);

    await page.locator('summary', { hasText: 'Move to another date' }).click();
    await page.getByLabel('New date').fill(later[2] ?? '');
    await page.getByRole('button', { name: 'Show times' }).click();
    await page.getByRole('button', { name: 'Check what changes' }).click();
    await says(page, 'Moving is free.');
    expect(await statusOf(email)).toEqual(['confirmed']);
    await page.getByRole('button', { name: /^Move to / }).click();
    await arrived(page, /\/booking\/detail\?ref=/);
    const [moved] = await world.rows<{ date: string }>(
      `select d.local_date::text as date from booking b join departure d on d.id = b.departure_id where b.email = $1`,
      [email],
    );
    expect(moved?.date).toBe(later[2]);

    await page.locator('summary', { hasText: 'Cancel' }).click();
    await page.getByLabel('Reason').fill('A train strike');
    await page.getByRole('button', { name: 'Check your refund' }).click();
    await says(page, '100% of the US$');
    expect(await statusOf(email)).toEqual(['confirmed']);
    await fits(page);
    await page.getByRole('button', { name: 'Yes, cancel' }).click();
    await page.getByRole('heading', { name: /^This booking is cancelled/ }).waitFor();
    expect(await statusOf(email)).toEqual(['cancelled']);
    await close();
  });

  it('never stands before a wrong code: it is judged once, and paying goes on without it', async () => {
    const { page, close } = await open();
    const tries = async () =>
      Number(
        (
          await world.rows<{ n: string }>(
            `select coalesce(sum(points), 0) as n from rate_limit where key like 'coupon%'`,
          )
        )[0]?.n,
      );
    await world.openCheckout(page, '', false);
    await page.locator('summary', { hasText: 'Your booking' }).filter({ visible: true }).click();
    await page.getByLabel('Discount code').filter({ visible: true }).fill('NO-SUCH-CODE');
    await page.getByRole('button', { name: 'Apply' }).filter({ visible: true }).click();
    await arrived(page, /code_error=coupon-unknown/);
    const after = await tries();
    expect(after).toBeGreaterThan(0);
    await says(page, errorText('coupon-unknown'));
    expect(await page.getByLabel('Discount code').filter({ visible: true }).inputValue()).toBe('NO-SUCH-CODE');
    expect(await page.getByRole('button', { name: 'Apply' }).filter({ visible: true }).count()).toBe(1);
    for (let again = 0; again < 3; again += 1) await visit(page, page.url());
    expect(await tries()).toBe(after);
    await fillGuest(page, 'wrong-code-without-script@example.com');
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await page.getByRole('button', { name: /^Pay US/ }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await arrived(page, /\/booking\/detail\?ref=/);
    await close();
  });

  it('is found again by logging in', async () => {
    const host = await world.demoHost();
    const { page, close } = await open();
    await visit(page, `${world.origin}/user/login?next=/dashboard/booking`);
    await logIn(page.locator('main'), { email: host.email, password: 'not the password' });
    await page.getByText(errorText('login-failed')).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(host.email);
    expect(await page.content()).not.toContain('not the password');
    await fits(page);
    await page.getByLabel('Password', { exact: true }).fill(host.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await arrived(page, '/dashboard/booking');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('Log in to see').count()).toBe(0);
    await visit(page, `${world.origin}/user/login?next=//evil.example`);
    await logIn(page.locator('main'), host);
    await arrived(page, '/dashboard/booking');
    await close();
  });
});
