// Everything that pays, refunds, ends or moves a booking: each prepared, so that something else may race it.
import { dueWork } from '#src/server/platform/jobs/due-work.ts';
import { as } from '#tests/support/app/tokens.ts';
import { later } from './after-booking.ts';
import { choiceOf } from '#tests/support/catalogue/bookable-courses.ts';
import { hold, pay, type Held } from '#tests/support/payment/paying.ts';
import type { PayingSuite } from '#tests/support/payment/paying-suite.ts';
import { agree, comeBack, openPaypal, throughAlipay } from '#tests/support/payment/redirects.ts';

type World = Pick<PayingSuite, 'base' | 'world' | 'course'>;

interface Prepared {
  booking: Held;
  act: () => Promise<unknown>;
}

type Path = (world: World) => Promise<Prepared>;

/** A hold with a code, each by another guest. */
function held({ world, course }: World): Promise<Held> {
  return hold(world.program, course, { coupon_code: 'SHARED', email: `${crypto.randomUUID()}@example.test` });
}

async function paid(world: World): Promise<Held> {
  const booking = await held(world);
  const { body } = await pay(booking);
  if (body.state !== 'paid') throw new Error(`not paid: ${body.code}`);
  return booking;
}

/** The provider's id of the booking's payment. */
async function refOf({ base }: World, { ref }: Held): Promise<string> {
  const result = await base.pool.query(
    'select provider_ref as ref from payment p join booking b on b.id = p.booking_id where b.ref = $1',
    [ref],
  );
  return result.rows[0].ref;
}

/** An event that has arrived and waits for the job that applies it. */
async function eventOf({ base, world }: World, type: string, ref: string): Promise<Prepared['act']> {
  await base.pool.query(
    `insert into gateway_event (provider, event_id, type, object_ref, body) values ('stripe', $1, $2, $3, '{}')`,
    [`evt_${crypto.randomUUID()}`, type, ref],
  );
  return () => dueWork.events.work(world.program.services);
}

/** Approved at the bank, which only an event reports. */
async function agreedAtBank(world: World, booking: Held): Promise<Prepared['act']> {
  const ref = await refOf(world, booking);
  await world.world.sandbox.control(`/payment_intents/${ref}/challenge`, { outcome: 'complete' });
  return eventOf(world, 'payment_intent.succeeded', ref);
}

const quoteOf = (body: unknown) => (body as { quote_id: string }).quote_id;

async function quoted({ visitor, ref }: Held, name: string, more: object = {}): Promise<Prepared['act']> {
  const { body } = await visitor.call(name, { ref, ...more });
  return () => visitor.call(name, { ref, ...more, quote_id: quoteOf(body) });
}

async function asHost({ world }: World, name: string, body: object) {
  const visitor = await world.program.visitor();
  return visitor.call(name, body, as('host'));
}

const paying: Record<string, Path> = {
  async 'a card'(world) {
    const booking = await held(world);
    return { booking, act: () => pay(booking) };
  },
  async 'a card that is declined'(world) {
    const booking = await held(world);
    return { booking, act: () => pay(booking, 'pm_card_chargeDeclined') };
  },
  async 'opening Alipay'(world) {
    const booking = await held(world);
    return { booking, act: () => booking.visitor.call('payment/alipay', { booking_token: booking.token }) };
  },
  async 'coming back from Alipay'(world) {
    const booking = await held(world);
    const { body } = await booking.visitor.call('payment/alipay', { booking_token: booking.token });
    await throughAlipay(world as PayingSuite, body, 'complete');
    return { booking, act: () => booking.visitor.call('payment/alipay-check', { token: body.token }) };
  },
  async 'opening PayPal'(world) {
    const booking = await held(world);
    return { booking, act: () => booking.visitor.call('payment/paypal', { booking_token: booking.token }) };
  },
  async 'confirming PayPal'(world) {
    const booking = await held(world);
    const token = await openPaypal(booking);
    await agree(world as PayingSuite, token);
    return {
      booking,
      act: () => booking.visitor.call('payment/paypal-confirm', { token, booking_token: booking.token }),
    };
  },
  async 'the return page'(world) {
    const booking = await held(world);
    const back = await agree(world as PayingSuite, await openPaypal(booking));
    return { booking, act: () => comeBack(world as PayingSuite, back) };
  },
  async 'a webhook'(world) {
    const booking = await held(world);
    await pay(booking, 'pm_card_threeDSecure2Required');
    return { booking, act: await agreedAtBank(world, booking) };
  },
  async 'a late payment of a hold that has ended'(world) {
    const booking = await held(world);
    await pay(booking, 'pm_card_threeDSecure2Required');
    await world.base.pool.query(
      `with ended as (
         update booking set status = 'expired', hold_until = banyan_now() - interval '1 minute' where ref = $1
         returning id, departure_id, pax),
       released as (update coupon_use u set state = 'released' from ended where u.booking_id = ended.id),
       counted as (update coupon set used = used - 1 where code = 'SHARED')
       update departure d set taken = taken - ended.pax from ended where d.id = ended.departure_id`,
      [booking.ref],
    );
    return { booking, act: await agreedAtBank(world, booking) };
  },
  async 'a refund made at the provider'(world) {
    const booking = await paid(world);
    const intent = await refOf(world, booking);
    const refund = await world.world.sandbox.stripe.refunds.create({ payment_intent: intent, amount: 60 });
    return { booking, act: await eventOf(world, 'refund.updated', refund.id) };
  },
};

const ending: Record<string, Path> = {
  async 'a cancellation'(world) {
    const booking = await paid(world);
    return { booking, act: await quoted(booking, 'booking/cancel') };
  },
  async 'a move'(world) {
    const booking = await paid(world);
    return { booking, act: await quoted(booking, 'reschedule/move', { date: later(world, 1), time: '09:00' }) };
  },
  async 'a cancelled departure'(world) {
    const booking = await paid(world);
    const { id, date, time } = world.course;
    const slot = { course_id: id, date, time, cause: 'host' };
    const { body } = await asHost(world, 'departure/cancel', slot);
    return { booking, act: () => asHost(world, 'departure/cancel', { ...slot, quote_id: quoteOf(body) }) };
  },
  async 'a declined request'(world) {
    const booking = await paid(world);
    const { rows } = await world.base.pool.query(
      `update booking set status = 'requested', request_until = banyan_now() + interval '1 day' where ref = $1 returning id`,
      [booking.ref],
    );
    const answer = { booking_id: rows[0].id, decision: 'decline' };
    return { booking, act: () => asHost(world, 'booking/confirm', answer) };
  },
  async 'a checkout that takes the place of another'(world) {
    const booking = await held(world);
    const choice = choiceOf(world.course, { pax: 2, coupon_code: 'SHARED' });
    return { booking, act: () => booking.visitor.call('booking/checkout', choice) };
  },
};

/** By the phrase for a test's name. */
export const bookingPaths: Readonly<Record<string, Path>> = { ...paying, ...ending };
