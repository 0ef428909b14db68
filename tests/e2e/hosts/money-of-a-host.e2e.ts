// The money of one booking: cash reported differently by host and guest, an operator's decision, the debt, a bank
// account with a second factor, and a payout run whose files and statement agree.
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorText } from '#src/contract/errors.ts';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest, type Guest, unfold } from '#tests/e2e/guest.ts';
import { reload, settled, visit } from '#tests/e2e/journey.ts';
import { addAuthenticator } from '#tests/e2e/log-in.ts';
import { turnOnFactor } from '#tests/e2e/turn-on-factor.ts';
import { openTripWorld, plainCourse, type Trip, type TripWorld } from '#tests/e2e/trips/trip-world.ts';
import { logInAs, openOperator } from './people.ts';

const panel = '/dashboard/host-panel';
const reason = 'The guest sent us a photo of the receipt.';

describe.skipIf(chooseBrowser() === null)('the money of a host', () => {
  let world: TripWorld;
  let trip: Trip;
  let host: Guest;
  let operator: Guest;
  let password: string;
  let secret: string;

  beforeAll(async () => {
    world = await openTripWorld({ BANYAN_COMMISSION_RATE: '0.05', BANYAN_PAYOUT_MINIMUM_CENTS: '1' });
    // The demo's hosts have accounts; this test needs one without.
    await world.rows('delete from payout_detail');
    [trip, host, operator] = [
      await world.openTrip({ courseId: plainCourse }),
      await openGuest(world.browser, 375),
      await openOperator(world),
    ];
    password = await logInAs(world, 'host', host);
    secret = await turnOnFactor(host.page, world.origin, password);
  });
  afterAll(() => world?.close());

  const open = async ({ page }: Guest, path: string) => {
    await visit(page, `${world.origin}${path}`);
    await settled(page);
  };
  const press = ({ page }: Guest, name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const bookingIs = async (column: 'status' | 'cash') =>
    (await world.rows<{ is: string }>(`select ${column} as is from booking where ref = $1`, [trip.ref]))[0]?.is;
  /** Replaces waiting: the departure of the booking ended this many hours ago. */
  const endedAgo = (hours: number) =>
    world.rows(
      `update departure set starts_at = banyan_now() - make_interval(hours => $2 + 3), ends_at = banyan_now() - make_interval(hours => $2)
       where id = (select departure_id from booking where ref = $1)`,
      [trip.ref, hours],
    );
  /** A file that a link of the page leads to. */
  const fileOf = (page: Page, href: string) =>
    page.evaluate(async (path) => {
      const answer = await fetch(path);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      return { type: answer.headers.get('content-type') ?? '', text: new TextDecoder('latin1').decode(bytes) };
    }, href);

  /** The host's phone makes a passkey, and four days go by. */
  async function addPasskey(): Promise<void> {
    await addAuthenticator(host.page);
    await open(host, '/dashboard/account');
    await unfold(host.page);
    const keys = host.page.locator('#passkeys');
    await keys.getByLabel('Current password').fill(password);
    await press(host, 'Add a passkey on this device');
    await keys.getByText(/^Chrome on /).waitFor();
    await world.rows(`update passkey set created_at = created_at - interval '4 days'`);
  }

  it('host and guest tell the cash differently, and an operator decides with words that both read', async () => {
    await endedAgo(1);
    await open(host, `/dashboard/booking/detail/${trip.id}`);
    await press(host, 'No, not received');
    await host.page.getByText('You told us you haven’t received it.').waitFor();
    await host.expectSound('the word of the host');
    await reload(trip.page);
    await press(trip, 'Yes, I paid');
    await trip.page.getByText('gave different answers').waitFor();
    await trip.expectSound('a dispute at the guest');
    expect(await bookingIs('cash')).toBe('disputed');

    await open(operator, '/admin/cash');
    const card = operator.page.getByRole('article').filter({ hasText: trip.ref });
    await card.getByText('The guest says: I paid').waitFor();
    await card.getByText('The host says: not received').waitFor();
    await operator.expectSound('a dispute in the back office');
    await card.getByText('It was paid', { exact: true }).click();
    await card.getByLabel('Reason, shown to guest and host').fill(reason);
    await card.getByRole('button', { name: 'Decide' }).click();
    await card.getByText('Decided. Guest and host get an email with your reason.').waitFor();
    expect(await bookingIs('cash')).toBe('both_say_paid');
    await expect
      .poll(
        () => world.rows(`select from mail where kind like '%cash%' and text_body like '%' || $1 || '%'`, [reason]),
        {
          timeout: 30_000,
        },
      )
      .toHaveLength(2);
  });

  it('what is left of the deposit is owed once the experience is over', async () => {
    await endedAgo(80);
    await expect.poll(() => bookingIs('status'), { timeout: 60_000 }).toBe('completed');
    await open(host, `${panel}/earnings`);
    await host.page.getByText('Deposit minus commission').first().waitFor();
    await host.page.getByRole('link', { name: trip.ref }).waitFor();
    await host.expectSound('earnings before a payout');
  });

  it('a bank account with the second factor counts, and is paid after three days', async () => {
    const { page } = host;
    await press(host, 'Add your bank account');
    await page.getByLabel('Country of the account').selectOption({ label: 'Germany' });
    await page.getByLabel('Account holder').fill('Hang Pham');
    await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
    await page.getByLabel('Code from your authenticator app').fill('000000');
    await press(host, 'Save bank account');
    await page.getByText(errorText('factor-wrong')).first().waitFor();
    await host.expectSound('a wrong code');
    // A code works once: the one that turned the factor on is used up.
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const [used] = await world.rows<{ step: string }>(
      'select last_step as step from second_factor where user_id = (select host_id from course where id = $1)',
      [plainCourse],
    );
    const next = (Number(used!.step) + 1) * 30_000;
    await page.getByLabel('Code from your authenticator app').fill(totp.generate({ timestamp: next }));
    await press(host, 'Save bank account');
    await page.getByText(/^Your bank account is new\. Payouts start after/).waitFor();
    await host.expectSound('a new bank account');
    // A fresh passkey shows no button; later it replaces the code.
    expect(await page.getByRole('button', { name: 'Save with a passkey' }).count()).toBe(0);
    await addPasskey();
    await open(host, `${panel}/earnings`);
    await press(host, 'Change bank account');
    await page.getByLabel('Country of the account').selectOption({ label: 'Germany' });
    await page.getByLabel('Account holder').fill('Pema Lama');
    await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
    await press(host, 'Save with a passkey');
    await expect
      .poll(() => world.rows('select from payout_detail where counts_since is not null'), { timeout: 30_000 })
      .toHaveLength(2);
    await world.rows(`update payout_detail set counts_since = counts_since - interval '73 hours'`);
  });

  it('finance makes a run, sends its file, and marks it as paid; the statement shows it', async () => {
    const { page } = operator;
    await open(operator, '/admin/payouts');
    await page.getByText('In the next run · DE …3000').waitFor();
    await operator.expectSound('the next run');
    await press(operator, /^Create a run for 1 host/);
    await page.getByRole('heading', { level: 2, name: /^Run \d+/ }).waitFor();
    await settled(page);
    await operator.expectSound('a run');
    const [item] = await world.rows<{ cents: number }>('select amount_cents as cents from payout_item');
    const amount = (item!.cents / 100).toFixed(2);
    const hrefOf = async (of: Page, name: string | RegExp) =>
      (await of.getByRole('link', { name }).first().getAttribute('href')) ?? '';
    const xml = await fileOf(page, await hrefOf(page, 'pain.001 for the bank'));
    expect(xml.text).toContain(`<InstdAmt Ccy="USD">${amount}</InstdAmt>`);
    expect(xml.text).toContain('<IBAN>DE89370400440532013000</IBAN>');
    const csv = await fileOf(page, await hrefOf(page, 'CSV for the bank'));
    expect(csv.text).toContain(`,${amount},USD,`);
    await page.getByLabel('Paid on').fill(new Date().toISOString().slice(0, 10));
    await page.getByLabel('Bank reference').fill('BANK-77');
    await press(operator, 'Mark as paid');
    await page.getByText('BANK-77').first().waitFor();
    await operator.expectSound('a run that is paid');

    await open(host, `${panel}/earnings`);
    await host.page.getByText(`Last payout: US$${amount}`).waitFor();
    await host.page.getByText('Paid to your bank account').first().waitFor();
    const statement = await fileOf(host.page, await hrefOf(host.page, 'CSV'));
    expect(statement.text).toContain(`-${amount}`);
    expect(statement.text).toContain(trip.ref);
    const pdf = await fileOf(host.page, await hrefOf(host.page, 'PDF'));
    expect([pdf.type, pdf.text.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    await host.expectSound('earnings after a payout');
    // The wrong code was refused.
    const refused = /status of 403/;
    expect(host.complaints.filter((text) => !refused.test(text))).toEqual([]);
    expect([...operator.complaints, ...trip.complaints]).toEqual([]);
    await Promise.all([host.close(), operator.close(), trip.close()]);
  });
});
