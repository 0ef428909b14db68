// A host offers another time for a request, and the guest replies (docs/domain/bookings.md#offering-another-time, ADR 032).
import { beforeEach, describe, expect, it } from 'vitest';
import { runDueWork } from '#src/server/platform/jobs/index.ts';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { stored, type Held } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { as } from '#tests/support/app/tokens.ts';
import {
  type Body,
  booked,
  callAs,
  coordinatorId,
  later,
  ledgerOf,
  mailsOf,
  taken,
  useHosts,
} from '#tests/support/booking/after-booking.ts';

const suite = usePayingSuite();
useHosts(suite);

beforeEach(async () => {
  suite.course = await insertBookableCourse(suite.base.pool, { capacity: 4, confirmation: 'on_request' });
});

type Asked = Held & { id: string };

async function requested(pax = 2): Promise<Asked> {
  const held = await booked(suite, { pax, email: `${crypto.randomUUID()}@example.test` });
  const { id, status } = await stored(suite.base.pool, held.ref);
  expect(status).toBe('requested');
  return { ...held, id };
}

const query = async (text: string, values: unknown[] = []) => (await suite.base.pool.query(text, values)).rows;
const offer = (id: string, days: number, who = 'host', time = '09:00') =>
  callAs(suite, 'other-time/offer', { booking_id: id, date: later(suite, days), time }, as(who));
const choices = (id: string, who = 'host') => callAs(suite, 'other-time/choices', { booking_id: id }, as(who));
async function shown({ visitor, ref }: Held): Promise<{ id: string; date: string; change: Body } | null> {
  return ((await visitor.call('other-time/detail', { ref })).body as never as { offer: never }).offer;
}
async function answer({ visitor, ref }: Held, offerId: string, decision: string, quoteId?: unknown): Promise<Body> {
  const body = { ref, offer_id: offerId, decision, ...(quoteId !== undefined && { quote_id: quoteId }) };
  return (await visitor.call('other-time/answer', body as never)).body as never as Body;
}
async function take(held: Held): Promise<Body> {
  const open = await shown(held);
  return answer(held, open?.id ?? '', 'accept', open?.change['quote_id']);
}
const seats = async (days: number) => {
  await runDueWork(suite.world.program.services);
  return taken(suite, later(suite, days));
};
const history = (id: string) =>
  query(
    `select actor, actor_id, on_behalf_of, reason, figures from booking_history where booking_id = $1 and reason like 'time-%' order by id`,
    [id],
  );

describe('another time', () => {
  it("is chosen from departures with seats, by the host's side alone", async () => {
    const asked = await requested(3);
    await booked(suite, { pax: 2, date: later(suite, 1), email: 'full@example.test' });
    const { choices: found, offered } = (await choices(asked.id)) as { choices: { date: string }[]; offered: unknown };
    expect(offered).toBeNull();
    expect(found.length).toBeGreaterThan(3);
    expect(found.map(({ date }) => date)).not.toContain(suite.course.date);
    expect(found.map(({ date }) => date)).not.toContain(later(suite, 1));
    expect(found.map(({ date }) => date)).toEqual(found.map(({ date }) => date).toSorted());
    expect(await choices(asked.id, 'coordinator')).toMatchObject({ status: 'success' });
    expect(await choices(asked.id, 'other')).toMatchObject({ code: 'booking-not-found' });
    expect(await offer(asked.id, 2, 'other')).toMatchObject({ code: 'booking-not-found' });
    expect(await offer(asked.id, 0)).toMatchObject({ code: 'same-departure' });
    const refused = [await offer(asked.id, 1), await offer(asked.id, 2, 'host', '10:00'), await offer(asked.id, 900)];
    expect(refused.map(({ code, message }) => [code, message])).toEqual([
      ['pax-unavailable', expect.stringMatching(/There aren’t enough seats on .+, 09:00\. Next: .+ at 09:00\.$/)],
      // Another time that day fits.
      ['time-unavailable', expect.stringMatching(/doesn’t run on (.+), 10:00\. Next: \1 at 09:00\.$/)],
      ['date-unavailable', expect.stringMatching(/This experience doesn’t run on [^,]+\.$/)],
    ]);
    expect(await query('select 1 from time_offer where booking_id = $1', [asked.id])).toEqual([]);
  });

  it('keeps its seats, asks the guest, and leaves the request as it was', async () => {
    const asked = await requested();
    expect(await offer(asked.id, 2, 'coordinator')).toMatchObject({ status: 'success', date: later(suite, 2) });
    expect([await seats(0), await seats(2)]).toEqual([2, 2]);
    expect(await stored(suite.base.pool, asked.ref)).toMatchObject({
      status: 'requested',
      due_cents: 1040,
    });
    expect(await mailsOf(suite, asked.id)).toContain('time-offered');
    await suite.work();
    const [mail] = await query(`select text_body from mail where booking_id = $1 and kind = 'time-offered'`, [
      asked.id,
    ]);
    expect(mail.text_body).toContain('offers you another time');
    expect(await history(asked.id)).toEqual([
      {
        actor: 'coordinator',
        actor_id: coordinatorId,
        on_behalf_of: hostId,
        reason: 'time-offered',
        figures: { to: `${later(suite, 2)} 09:00` },
      },
    ]);
    expect(await choices(asked.id)).toMatchObject({ offered: { date: later(suite, 2), time: '09:00' } });
    // The row that holds the seats is no booking.
    const [hold] = await query(
      `select b.ref from time_offer o join booking b on b.id = o.hold_id where booking_id = $1`,
      [asked.id],
    );
    expect((await asked.visitor.call('booking/detail', { ref: hold.ref })).body.code).toBe('booking-not-found');
    // A double click makes one offer.
    await offer(asked.id, 2);
    expect(await query('select 1 from time_offer where booking_id = $1', [asked.id])).toHaveLength(1);
    expect(await seats(2)).toBe(2);
  });

  it('is shown to its guest with what it changes, and to nobody else', async () => {
    const asked = await requested();
    expect(await shown(asked)).toBeNull();
    await suite.base.pool.query('update course set price_cents = 3000 where id = $1', [suite.course.id]);
    await offer(asked.id, 2);
    expect(await shown(asked)).toMatchObject({
      date: later(suite, 2),
      change: { moved: false, refund_amount: 0, quote: { booking_deposit_due: 10.4 } },
    });
    for (const who of ['host', 'coordinator', 'other'])
      expect(await callAs(suite, 'other-time/detail', { booking_id: asked.id }, as(who))).toMatchObject({
        code: 'booking-not-found',
      });
    const outsider = await suite.world.program.visitor();
    expect((await outsider.call('other-time/detail', { ref: asked.ref })).body.code).toBe('booking-not-found');
    expect(await seats(2)).toBe(2);
  });

  it('taken, moves the booking at the shown figures and confirms it', async () => {
    const asked = await requested(4);
    await offer(asked.id, 2);
    const open = await shown(asked);
    expect(await answer(asked, open?.id ?? '', 'accept')).toMatchObject({ code: 'bad-input' });
    await suite.base.pool.query('update course set price_cents = 2500 where id = $1', [suite.course.id]);
    expect(await answer(asked, open?.id ?? '', 'accept', open?.change['quote_id'])).toMatchObject({
      code: 'quote-changed',
    });
    expect(await take(asked)).toMatchObject({ status: 'success', booking_status: 'confirmed' });
    expect(await stored(suite.base.pool, asked.ref)).toMatchObject({
      status: 'confirmed',
      payment: 'paid',
      cash: 'due',
    });
    expect([await seats(0), await seats(2)]).toEqual([0, 4]);
    const mails = await mailsOf(suite, asked.id);
    expect(mails.slice(-2).toSorted()).toEqual(['booking-confirmed', 'host-new-booking']);
    expect((await history(asked.id)).map(({ actor, reason }) => [actor, reason])).toEqual([
      ['host', 'time-offered'],
      ['guest', 'time-taken'],
    ]);
    expect(await query('select outcome from time_offer where booking_id = $1', [asked.id])).toEqual([
      { outcome: 'taken' },
    ]);
    // Repeating, or declining after accepting, changes nothing.
    for (const decision of ['accept', 'decline'])
      expect(await answer(asked, open?.id ?? '', decision, open?.change['quote_id'])).toMatchObject({
        code: 'booking-state',
      });
    expect(Object.keys(await ledgerOf(suite, asked.ref)).length).toBeGreaterThan(0);
  });

  it('refused, tells the host and leaves the request until its own deadline', async () => {
    const asked = await requested();
    await offer(asked.id, 2);
    const open = await shown(asked);
    expect(await answer(asked, open?.id ?? '', 'decline')).toMatchObject({ booking_status: 'requested' });
    expect(await shown(asked)).toBeNull();
    expect([await seats(0), await seats(2)]).toEqual([2, 0]);
    expect(await mailsOf(suite, asked.id)).toContain('host-time-refused');
    await suite.work();
    expect(await callAs(suite, 'booking/confirm', { booking_id: asked.id }, as('host'))).toMatchObject({
      booking_status: 'confirmed',
    });
  });

  it('gives way to a newer one, whose seats are kept instead', async () => {
    const asked = await requested();
    await offer(asked.id, 2);
    const first = await shown(asked);
    await offer(asked.id, 3);
    expect(await answer(asked, first?.id ?? '', 'accept', first?.change['quote_id'])).toMatchObject({
      code: 'booking-state',
    });
    expect([await seats(2), await seats(3)]).toEqual([0, 2]);
    expect(await take(asked)).toMatchObject({ booking_status: 'confirmed' });
    expect([await seats(0), await seats(3)]).toEqual([0, 2]);
  });

  it.each([
    ['accepted', (held: Asked) => callAs(suite, 'booking/confirm', { booking_id: held.id }, as('host'))],
    [
      'declined',
      (held: Asked) => callAs(suite, 'booking/confirm', { booking_id: held.id, decision: 'decline' }, as('host')),
    ],
    [
      'withdrawn',
      async ({ visitor, ref }: Asked) => {
        const { quote_id } = (await visitor.call('booking/cancel', { ref })).body as never as { quote_id: string };
        return (await visitor.call('booking/cancel', { ref, quote_id })).body;
      },
    ],
    [
      'run out',
      async (held: Asked) => {
        await query(`update booking set request_until = banyan_now() - interval '1 minute' where id = $1`, [held.id]);
        return { status: 'success' };
      },
    ],
  ])('ends when the request is %s, and its seats are free', async (_how, end) => {
    const asked = await requested();
    await offer(asked.id, 2);
    const open = await shown(asked);
    expect(await end(asked)).toMatchObject({ status: 'success' });
    expect(await answer(asked, open?.id ?? '', 'accept', open?.change['quote_id'])).toMatchObject({
      code: 'booking-state',
    });
    await seats(2);
    expect(await seats(2)).toBe(0);
    expect(await offer(asked.id, 3)).toMatchObject({ code: 'booking-state' });
    expect(await query('select outcome from time_offer where booking_id = $1', [asked.id])).toEqual([
      { outcome: 'ended' },
    ]);
  });

  it('is neither made nor answered once the time of the request is over, before its turn to run out has come', async () => {
    const asked = await requested();
    await offer(asked.id, 2);
    const open = await shown(asked);
    await query(`update booking set request_until = banyan_now() - interval '1 minute' where id = $1`, [asked.id]);
    expect(await offer(asked.id, 3)).toMatchObject({ code: 'booking-state' });
    expect(await answer(asked, open?.id ?? '', 'decline')).toMatchObject({ code: 'booking-state' });
    expect(await answer(asked, open?.id ?? '', 'accept', open?.change['quote_id'])).toMatchObject({
      code: 'booking-state',
    });
    expect((await stored(suite.base.pool, asked.ref)).status).toBe('requested');
  });

  it('and an answer of the host at once leave one of the two, with whole seats', async () => {
    for (let round = 0; round < 3; round += 1) {
      const asked = await requested(1);
      await offer(asked.id, 5 + round);
      const [took, accepted] = await Promise.all([
        take(asked),
        callAs(suite, 'booking/confirm', { booking_id: asked.id, decision: 'decline' }, as('host')),
      ]);
      expect([took['status'], accepted['status']].toSorted()).toEqual(['error', 'success']);
      const { status } = await stored(suite.base.pool, asked.ref);
      expect(status).toBe(took['status'] === 'success' ? 'confirmed' : 'declined');
      await seats(5 + round);
      expect(await seats(5 + round)).toBe(took['status'] === 'success' ? 1 : 0);
    }
  });

  it('is not made of seats that somebody takes at the same moment', async () => {
    const asked = await requested(3);
    const other = await suite.world.program.visitor();
    const [made, bought] = await Promise.all([
      offer(asked.id, 4),
      other.call('booking/checkout', {
        course_id: suite.course.id,
        date: later(suite, 4),
        time: '09:00',
        pax: 2,
        email: 'rival@example.test',
        first_name: 'Ri',
        last_name: 'Val',
      }),
    ]);
    const both = [made['status'], bought.body.status];
    expect(both.toSorted()).toEqual(['error', 'success']);
    expect(await seats(4)).toBe(made['status'] === 'success' ? 3 : 2);
  });
});
