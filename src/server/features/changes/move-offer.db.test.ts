import { beforeEach, describe, expect, it } from 'vitest';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { stored, type Held } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { as } from '#tests/support/app/tokens.ts';
import { booked, callAs, later, mailsOf, taken, useHosts, type Body } from '#tests/support/booking/after-booking.ts';

const suite = usePayingSuite();
useHosts(suite);

/** As if booked from an offer at this price, with or without a slot. */
async function fromOffer({ ref }: Held, cents: number, hasSlot: boolean): Promise<void> {
  await suite.base.pool.query(
    `with made as (
       insert into offer (token_hash, replaces_booking_id, course_id, local_date, start_time, pax, price_cents, expires_at, booked_at)
       select sha256(b.ref::bytea), b.id, b.course_id, case when $3 then d.local_date end,
         case when $3 then d.start_time end, b.pax, $2, banyan_now(), banyan_now()
       from booking b join departure d on d.id = b.departure_id where b.ref = $1 returning id)
     update booking set offer_id = made.id from made where ref = $1`,
    [ref, cents, hasSlot],
  );
}

const move = async (held: Held, more: Body = {}) =>
  (await held.visitor.call('reschedule/move', { ref: held.ref, date: later(suite, 1), time: '09:00', ...more }))
    .body as never as Body;

async function both(held: Held): Promise<{ quote: Body; done: Body }> {
  const quote = await move(held);
  return { quote, done: await move(held, { quote_id: quote['quote_id'] }) };
}

describe('a booking that was made from an offer', () => {
  it('keeps a price that was protected for the whole course', async () => {
    const held = await booked(suite, { pax: 2 });
    await suite.base.pool.query('update course set price_cents = 9900 where id = $1', [suite.course.id]);
    await fromOffer(held, 2000, false);
    const { quote, done } = await both(held);
    expect(quote).toMatchObject({ moved: false, offer_price: 'kept', quote: { total_price: quote['old_total'] } });
    expect(String(quote['message'])).toContain('The price you were offered stays the same.');
    expect(done).toMatchObject({ moved: true, quote: quote['quote'], offer_price: 'kept' });
  });

  it('is told before it moves that the price of a slot ends with it, and moves at exactly the quoted price', async () => {
    const held = await booked(suite, { pax: 2 });
    await fromOffer(held, 1500, true);
    await suite.base.pool.query('update course set price_cents = 2500 where id = $1', [suite.course.id]);
    const { quote, done } = await both(held);
    expect(quote).toMatchObject({ moved: false, offer_price: 'ended' });
    expect(String(quote['message'])).toContain('The usual price applies');
    expect(Number((quote['quote'] as { total_price: number }).total_price)).toBeGreaterThan(Number(quote['old_total']));
    expect(done).toMatchObject({ moved: true, quote: quote['quote'] });
  });
});

describe('a request', () => {
  beforeEach(async () => {
    suite.course = await insertBookableCourse(suite.base.pool, { capacity: 5, confirmation: 'on_request' });
  });

  it('goes along to the new date, stays a request, and its host is asked about that date', async () => {
    const held = await booked(suite, { pax: 2 });
    const before = (await stored(suite.base.pool, held.ref)) as unknown as { id: string; request_until: Date };
    expect(before).toMatchObject({ status: 'requested' });
    expect((await held.visitor.call('booking/detail', { ref: held.ref })).body).toMatchObject({
      can: { reschedule: true },
    });
    const { done } = await both(held);
    expect(done).toMatchObject({
      moved: true,
      message: expect.stringContaining('We’ve asked your host about the new date'),
    });
    const after = (await stored(suite.base.pool, held.ref)) as unknown as { request_until: Date };
    expect(after).toMatchObject({ status: 'requested', payment: 'paid' });
    expect(after.request_until.getTime()).toBeLessThanOrEqual(before.request_until.getTime());
    expect([await taken(suite, suite.course.date), await taken(suite, later(suite, 1))]).toEqual([0, 2]);
    expect((await mailsOf(suite, before.id)).slice(-2).toSorted()).toEqual(['booking-requested', 'host-request']);
    await suite.work();
    const mails = await suite.base.pool.query(
      `select text_body from mail where booking_id = $1 and kind in ('booking-requested', 'host-request')`,
      [before.id],
    );
    const moved = mails.rows.filter((row) => /moved (your|the) request/.test(row.text_body));
    expect([mails.rows.length, moved.length]).toEqual([4, 2]);
    const accepted = await callAs(suite, 'booking/confirm', { booking_id: before.id }, as('host'));
    expect(accepted).toMatchObject({ booking_status: 'confirmed' });
  });

  it('does not move once its time has run out', async () => {
    const held = await booked(suite);
    const quote = await move(held);
    await suite.base.pool.query(
      `update booking set request_until = banyan_now() - interval '1 minute' where ref = $1`,
      [held.ref],
    );
    expect(await move(held, { quote_id: quote['quote_id'] })).toMatchObject({ code: 'booking-state' });
  });
});
