// From a listing's page to its host's statement: a guest pays, the host approves on the phone, checks the guest in
// offline, and reads the earnings.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fillCard, openGuest, pressPay, type Guest } from '#tests/e2e/guest.ts';
import { arrived, reload, settled, visit } from '#tests/e2e/journey.ts';
import { fillGuest } from '#tests/e2e/paying/pay-world.ts';
import type { TripWorld } from '#tests/e2e/trips/trip-world.ts';

const freeDay = '[role=button]:not([aria-disabled=true]):not([data-outside-month])';

/**
 * A guest picks a day in the page's calendar, enters contact details and pays by card. Returns the booking's ref; the
 * window stays.
 */
export async function bookAndPay(world: TripWorld, path: string, email: string): Promise<Guest & { ref: string }> {
  const guest = await openGuest(world.browser, 1440);
  const { page } = guest;
  await visit(page, world.origin + path);
  await settled(page);
  await page.locator('#book').getByRole('button', { name: 'Reserve' }).click();
  const next = page.locator('#book').getByRole('button', { name: 'Next month' });
  await page.locator('#book td:visible').first().waitFor();
  if ((await page.locator(`#book td ${freeDay}`).count()) === 0) await next.click();
  await page.locator(`#book td ${freeDay}`).first().click();
  await page.locator('input[name=book-time]:checked').waitFor();
  await page.locator('#book dl').waitFor();
  await page.getByRole('button', { name: /^Reserve for/ }).click();
  await arrived(page, /\/booking\/checkout\?cid=/);
  await page.locator('#card-number iframe').waitFor();
  await fillGuest(page, email);
  await fillCard(page, '4242424242424242');
  await pressPay(page);
  await arrived(page, /\/booking\/detail\?ref=/);
  await page.getByRole('heading', { name: 'Your request is with the host, Mara' }).waitFor();
  const ref = new URL(page.url()).searchParams.get('ref') ?? '';
  return { ...guest, ref };
}

/** Verifies a number in the open settings, with the code that the phone shows. */
export async function proveNumber(world: TripWorld, page: Page, phone: Page, number: string): Promise<void> {
  await page.getByRole('radio', { name: 'SMS' }).check();
  await page.getByRole('textbox', { name: 'Phone number' }).fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText(/^We sent a 6-digit code to/).waitFor();
  await lookAtPhone(world, phone, number);
  const message = phone.locator('.bubble').filter({ hasText: /\d{6}/ }).last();
  await message.waitFor();
  const code = /\d{6}/.exec(await message.innerText())?.[0] ?? '';
  await page.getByRole('textbox', { name: 'Code from the message' }).fill(code);
  await page.getByRole('button', { name: 'Confirm number' }).click();
  await page.getByText('This number is confirmed.').waitFor();
}

/** The screen of a host's old phone, as the demo's SMS sandbox shows it. */
export async function lookAtPhone(world: TripWorld, phone: Page, number: string): Promise<void> {
  const digits = number.replaceAll(/[ -]/g, '');
  await visit(phone, `${world.origin}/dev/phone?way=sms&number=${encodeURIComponent(digits)}`);
}

/** Answers the newest message of the open phone. */
export async function answerBySms(phone: Page, digit: string): Promise<void> {
  await phone.getByRole('textbox', { name: 'Answer' }).fill(digit);
  await phone.getByRole('button', { name: 'Send' }).click();
}

export async function statusOf(world: TripWorld, ref: string): Promise<string | undefined> {
  return (await world.rows<{ status: string }>('select status from booking where ref = $1', [ref]))[0]?.status;
}

/** Replaces waiting: the booking's departure starts this many minutes from now, and lasts two hours. */
export async function moveDeparture(world: TripWorld, ref: string, minutes: number): Promise<void> {
  await world.rows(
    `update departure d set starts_at = t.start, ends_at = t.start + interval '2 hours',
       local_date = (t.start at time zone ci.time_zone)::date, start_time = date_trunc('minute', t.start at time zone ci.time_zone)::time
     from booking b, course c, city ci, (select date_trunc('minute', banyan_now()) + make_interval(mins => $2) as start) t
     where b.ref = $1 and d.id = b.departure_id and c.id = b.course_id and ci.id = c.city_id`,
    [ref, minutes],
  );
}

/** Checks the party in by its ref and takes the cash, both offline; then the phone is online again. */
export async function checkInOffline(world: TripWorld, host: Guest, ref: string): Promise<void> {
  const { page } = host;
  await page.getByRole('link', { name: 'Check in guests' }).click();
  await arrived(page, /\/check$/);
  await page.getByText('this page now works offline').waitFor();
  await page.getByText('Online. Everything is sent.').waitFor();
  await page.context().setOffline(true);
  await reload(page);
  await page.getByText('Offline. Check-in still works.').waitFor();
  await page.getByLabel('Or type the booking’s 8 letters, or paste the code').fill(ref);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const party = page.locator('.result');
  await party.getByText('Mara').waitFor();
  const letIn = party.getByRole('button', { name: /^Check in/ });
  if ((await letIn.count()) > 0) await letIn.click();
  await party.getByRole('button', { name: /^Collect .* in cash/ }).click();
  await party.getByText(/Cash received/).waitFor();
  await host.expectSound('a party at the entrance');
  expect(await statusOf(world, ref)).toBe('confirmed');
  await page.context().setOffline(false);
  await page.getByText('Online. Everything is sent.').waitFor();
  expect(await statusOf(world, ref)).toBe('checked_in');
}

/**
 * Reads Earnings of this month, with its statement as a printable page and as a table: `amount` is owed for the
 * booking.
 */
export async function readStatement(host: Guest, title: string, amount: string): Promise<void> {
  const { page } = host;
  await page.getByRole('heading', { level: 1, name: 'Earnings' }).waitFor();
  await page.getByText(amount, { exact: true }).first().waitFor();
  await page.getByText(new RegExp(`^${title}, .*, 1 guest`)).waitFor();
  await host.expectSound('earnings');
  const [table, paper] = await Promise.all(
    ['CSV', 'PDF'].map(async (name) => {
      const href = await page.getByRole('link', { name }).first().getAttribute('href');
      return page.evaluate(async (path) => (await fetch(path)).text(), href ?? '');
    }),
  );
  expect(table).toContain(title);
  expect(paper).toMatch(/^%PDF-/);
}
