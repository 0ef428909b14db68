// A refund refused by the bank: the back office's first page leads to it, an operator records the payment, and the
// ledger has it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import type { Guest } from '#tests/e2e/guest.ts';
import { arrived, settled, visit } from '#tests/e2e/journey.ts';
import { shareTripWorld, type Trip, type TripWorld } from '#tests/e2e/trips/trip-world.ts';
import { openOperator } from './people.ts';

describe.skipIf(chooseBrowser() === null)('a refund that failed', () => {
  let world: TripWorld;
  let trip: Trip;
  let operator: Guest;

  beforeAll(async () => {
    world = await shareTripWorld();
    [trip, operator] = [await world.openTrip(), await openOperator(world)];
    // Replaces a closed card.
    await world.rows(
      `with failed as (
         insert into refund (payment_id, amount_minor, due_cents, reason, key, status)
         select id, 300, 300, 'goodwill', 'refund:journey', 'failed' from payment where booking_id = $1 returning id)
       insert into staff_task (kind, subject, booking_id, detail) select 'refund_failed', id::text, $1, 'US$3.00 could not be refunded' from failed`,
      [trip.id],
    );
    await world.rows(`update booking set refund = 'failed' where id = $1`, [trip.id]);
  });
  afterAll(() => world?.close());

  it('is found from the first page, paid otherwise, and stands in the ledger', async () => {
    const { page } = operator;
    await visit(page, `${world.origin}/admin`);
    await settled(page);
    await page.getByRole('link', { name: /^Failed refunds/ }).click();
    await arrived(page, (url) => url.search === '?state=failed');
    await page
      .getByRole('row', { name: new RegExp(trip.ref) })
      .getByRole('link')
      .first()
      .click();
    await arrived(page, (url) => /refunds\/[0-9a-f-]{36}$/.test(url.pathname));
    const form = page.getByRole('form', { name: 'Paid manually' });
    await form.getByLabel('Reference').fill('TR 4711');
    await form.getByLabel('Paid on').fill(new Date().toISOString().slice(0, 10));
    await form.getByLabel('Reason for paying manually').fill('The card of the guest was closed');
    await form.getByRole('button', { name: /Record as paid/ }).click();
    await page.getByText('Recorded in the ledger. The guest gets an email.').waitFor();
    await page.getByText('TR 4711').waitFor();
    expect(
      await world.rows(
        `select r.status, b.refund, b.payment from refund r, booking b where r.key = 'refund:journey' and b.id = $1`,
        [trip.id],
      ),
    ).toEqual([{ status: 'settled', refund: 'done', payment: 'partly_refunded' }]);
    await visit(page, `${world.origin}/admin/ledger?find=${trip.ref}`);
    await settled(page);
    const posting = page.getByRole('row', { name: /Refunded manually/ });
    expect(await posting.textContent()).toContain('Bank account, USD');
    expect(await page.getByRole('row', { name: /^All accounts, USD/ }).textContent()).toMatch(/US\$0\.00$/);
  });
});
