// The ways guests pay, step by step; the sandbox's controls act for the bank's pages.
import type { Order } from '#proofs/simulate/people.ts';
import { soon } from '#proofs/simulate/orders.ts';
import { count, type World } from '#proofs/simulate/world.ts';
import { afterBooking } from './booked.ts';

export type Way =
  | 'card'
  | 'twice'
  | 'declined'
  | 'bank'
  | 'late'
  | 'paypal'
  | 'alipay'
  | 'switching'
  | 'unrefundable'
  | 'abandoned';

type Paying = (world: World, order: Order) => Promise<void>;

const visa = 'pm_card_visa';
const declined = 'pm_card_chargeDeclined';
const withBank = 'pm_card_threeDSecure2Required';
const publishable = { authorization: 'Bearer pk_test_sandbox' };

/** Returns the state, or null when refused. */
async function byCard(world: World, order: Order, card: string): Promise<string | null> {
  const said = await world.call(order.who, 'payment/stripe', { stripe_token: card, booking_token: order.token });
  return said.ok ? said.body.state : null;
}

/** Pays; after an uncertain response again later, as a guest does who sees "we are checking". */
const card: Paying = async (world, order) => settled(world, order, await byCard(world, order, visa));

async function settled(world: World, order: Order, state: string | null): Promise<void> {
  if (state === 'paid') return afterBooking(world, order);
  count(world, `guest: paying came to ${state ?? 'a refusal'}`);
  soon(world, 4, `guest ${order.n} looks again`, async () => {
    const again = await byCard(world, order, visa);
    if (again === 'paid') return afterBooking(world, order);
    return planLook(world, order);
  });
}

/** A guest without a result opens the booking page later and continues there. */
function planLook(world: World, order: Order): void {
  soon(world, 200, `guest ${order.n} opens the booking`, async () => {
    const said = await world.call(order.who, 'booking/detail', { ref: order.ref });
    if (!said.ok) return;
    const { booking_status: status } = said.body;
    count(world, `guest: found the booking ${status}`);
    if (status === 'confirmed' || status === 'requested') await afterBooking(world, order);
  });
}

/** The button pressed again after the first response: nothing is charged twice. */
const twice: Paying = async (world, order) => {
  const first = await byCard(world, order, visa);
  const second = await byCard(world, order, visa);
  await settled(world, order, first === 'paid' || second === 'paid' ? 'paid' : second);
};

const declinedFirst: Paying = async (world, order) => {
  await byCard(world, order, declined);
  if (order.random.chance(0.3)) return count(world, 'guest: gave up after a decline');
  await card(world, order);
};

/** The browser would get this by a redirect. */
async function refOf(world: World, order: Order, provider: string): Promise<string | null> {
  const result = await world.pool.query<{ provider_ref: string | null }>(
    `select provider_ref from payment where booking_id = $1 and provider = $2 order by created_at desc limit 1`,
    [order.id, provider],
  );
  return result.rows[0]?.provider_ref ?? null;
}

/** The bank approves or declines this many minutes later, and the guest returns or never does. */
async function atBank(world: World, order: Order, minutes: number): Promise<void> {
  const ref = await refOf(world, order, 'stripe');
  if (ref === null) return;
  soon(world, minutes, `guest ${order.n} is at the bank`, async () => {
    const outcome = order.random.chance(0.85) ? 'complete' : 'fail';
    const ended = await world.sandbox.control(`/payment_intents/${ref}/challenge`, { outcome });
    count(world, `bank: ${outcome}`);
    if (typeof ended['return_url'] === 'string' && order.random.chance(0.7)) await comeBack(world, ended['return_url']);
    planLook(world, order);
  });
}

async function comeBack(world: World, address: string): Promise<void> {
  const { pathname, search } = new URL(address);
  const answer = await world.program.app.inject({ method: 'GET', url: pathname + search, remoteAddress: '127.0.0.1' });
  if (answer.statusCode >= 500) world.faults.push(`the way back from the bank answered ${answer.statusCode}`);
}

const bank =
  (minutes: number): Paying =>
  async (world, order) => {
    const state = await byCard(world, order, withBank);
    if (state !== 'action') return settled(world, order, state);
    await atBank(world, order, minutes);
  };

const alipay: Paying = async (world, order) => {
  const opened = await world.call(order.who, 'payment/alipay', { booking_token: order.token });
  const ref = opened.ok ? await refOf(world, order, 'stripe') : null;
  if (!opened.ok || ref === null) return card(world, order);
  const back = encodeURIComponent(opened.body.url);
  const form = `client_secret=${String(opened.body.client_secret)}&payment_method_data[type]=alipay&return_url=${back}`;
  // The provider's own page may lose its response too; the guest then checks the result.
  await world.sandbox
    .call('POST', `/v1/payment_intents/${ref}/confirm`, form, publishable)
    .catch(() => count(world, 'alipay: the answer of its page was lost'));
  await atBank(world, order, order.random.between(1, 9));
};

const paypal: Paying = async (world, order) => {
  const opened = await world.call(order.who, 'payment/paypal', { booking_token: order.token });
  const paypalOrder = opened.ok ? await refOf(world, order, 'paypal') : null;
  if (paypalOrder === null) return card(world, order);
  soon(world, order.random.between(1, 8), `guest ${order.n} is at PayPal`, async () => {
    const funding = order.random.pick(['balance', 'balance', 'balance', 'balance', 'declining', 'cancel', 'review']);
    await world.sandbox.control(`/paypal/orders/${paypalOrder}/approve`, { funding });
    count(world, `paypal: ${funding}`);
    // Some close the window: the provider's event or the sweeper must collect the money.
    if (order.random.chance(0.25)) return planLook(world, order);
    const body = { token: paypalOrder, booking_token: order.token };
    const said = await world.call(order.who, 'payment/paypal-confirm', body);
    return said.ok && said.body.state === 'paid' ? afterBooking(world, order) : planLook(world, order);
  });
};

/** Starts with one method, then pays by another. */
const switching: Paying = async (world, order) => {
  await world.call(order.who, 'payment/paypal', { booking_token: order.token });
  await card(world, order);
};

/** A card that accepts no refunds: after a cancellation the operator refunds by hand. */
const unrefundable: Paying = async (world, order) =>
  settled(world, order, await byCard(world, order, 'pm_card_refundFail'));

const abandoned: Paying = async (world, { random, who, ref }) => {
  count(world, 'guest: never paid');
  if (random.chance(0.3)) await world.call(who, 'booking/detail', { ref });
};

export const payments: Readonly<Record<Way, Paying>> = {
  card,
  twice,
  declined: declinedFirst,
  bank: bank(3),
  // Longer than seats are held: the money comes late.
  late: bank(75),
  paypal,
  alipay,
  switching,
  unrefundable,
  abandoned,
};
