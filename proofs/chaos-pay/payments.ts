// The ways to pay, as a browser does; the sandbox's controls act for the bank's pages.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '#proofs/kit/random.ts';
import type { Guest, CallAnswer } from '#proofs/kit/guest.ts';
import { count, type Tally, type ReportedOutcome } from './reported.ts';
import type { World } from './world.ts';

export interface Paying {
  world: World;
  tally: Tally;
  random: Random;
  guest: Guest;
  reported: ReportedOutcome;
  /** The booking token. */
  token: string;
  /** How many tabs press the button at once. */
  tabs: number;
  /** Runs between "pay" and the bank's approval. */
  beforeMoney: () => Promise<void>;
}

type Way = (paying: Paying) => Promise<void>;

const visa = 'pm_card_visa';
const declined = 'pm_card_chargeDeclined';
const withBank = 'pm_card_threeDSecure2Required';
const patientTries = 12;
const publishable = { authorization: 'Bearer pk_test_sandbox' };

/** Sends the request from every tab at once; the most final response comes first. */
async function fromAllTabs({ guest, tabs }: Paying, call: string, body: object): Promise<CallAnswer> {
  const others = Array.from({ length: tabs - 1 }, () => guest.call(call, body));
  const [first, ...rest] = await Promise.all([guest.call(call, body), ...others]);
  const all = [first, ...rest];
  const states = ['paid', 'action'];
  const best = states.flatMap((state) => all.filter((said) => said.body.state === state));
  return best[0] ?? all.find(({ status }) => status === 200) ?? first;
}

function hear({ reported, tally }: Paying, said: CallAnswer): void {
  if (said.body.state === 'paid') reported.word = 'paid';
  if (said.status !== 200) count(tally, `reported: ${String(said.body.code)}`);
}

/** Presses "pay" until the response is not "another request is busy". */
async function payByCard(paying: Paying, card: string): Promise<CallAnswer> {
  for (let tries = 0; ; tries += 1) {
    const said = await fromAllTabs(paying, 'payment/stripe', { stripe_token: card, booking_token: paying.token });
    const isWaiting =
      ['payment-in-progress', 'card-general'].includes(said.body.code) ||
      said.body.state === 'checking' ||
      said.status === 503;
    if (!isWaiting || tries === patientTries) {
      hear(paying, said);
      return said;
    }
    await sleep(250);
  }
}

const card: Way = async (paying) => void (await payByCard(paying, visa));

const declinedFirst: Way = async (paying) => {
  await payByCard(paying, declined);
  await payByCard(paying, visa);
};

/** The booking's newest payment at this provider: a redirect would give it to the browser. */
async function refOf({ world, reported }: Paying, provider: string): Promise<string | null> {
  const found = await world.base.pool.query<{ provider_ref: string | null }>(
    `select p.provider_ref from payment p join booking b on b.id = p.booking_id
     where b.ref = $1 and p.provider = $2 order by p.created_at desc limit 1`,
    [reported.ref, provider],
  );
  return found.rows[0]?.provider_ref ?? null;
}

/** The bank approves or declines; then the guest returns to the page, or never does. */
async function endAtBank(paying: Paying): Promise<void> {
  const { world, random } = paying;
  const ref = await refOf(paying, 'stripe');
  if (ref === null || random.chance(0.1)) return;
  await paying.beforeMoney();
  const ended = await world.sandbox.control(`/payment_intents/${ref}/challenge`, {
    outcome: random.chance(0.85) ? 'complete' : 'fail',
  });
  if (typeof ended['return_url'] === 'string' && random.chance(0.6)) await comeBack(paying, ended['return_url']);
}

/** Loads the provider's return page from any process. */
async function comeBack({ world, random }: Paying, url: string): Promise<void> {
  const { pathname, search } = new URL(url);
  for (let tries = 0; tries < 5; tries += 1) {
    const origins = world.fleet.origins();
    const answer =
      origins.length === 0
        ? null
        : await fetch(`${random.pick(origins)}${pathname}${search}`, { redirect: 'manual' }).catch(() => null);
    if (answer !== null) return void (await answer.arrayBuffer());
    await sleep(50);
  }
}

const bank: Way = async (paying) => {
  const said = await payByCard(paying, withBank);
  if (said.body.state !== 'action') return;
  await endAtBank(paying);
  if (paying.random.chance(0.5)) await payByCard(paying, withBank);
};

const alipay: Way = async (paying) => {
  const { world, guest, token, random } = paying;
  const opened = await fromAllTabs(paying, 'payment/alipay', { booking_token: token });
  if (opened.status !== 200) return hear(paying, opened);
  const ref = await refOf(paying, 'stripe');
  if (ref === null) return;
  const form = `client_secret=${String(opened.body.client_secret)}&payment_method_data[type]=alipay&return_url=${encodeURIComponent(String(opened.body.url))}`;
  const confirming = world.sandbox
    .call('POST', `/v1/payment_intents/${ref}/confirm`, form, publishable)
    .catch(() => null);
  // The provider may never answer its own page either; the guest then checks the result.
  await Promise.race([confirming, sleep(2000)]);
  await endAtBank(paying);
  if (random.chance(0.4)) return;
  for (let tries = 0; tries < patientTries; tries += 1) {
    const said = await guest.call('payment/alipay-check', { token: opened.body.token, booking_token: token });
    hear(paying, said);
    if (said.body.state !== 'pending') return;
    await sleep(200);
  }
};

const paypal: Way = async (paying) => {
  const { world, guest, token, random } = paying;
  const opened = await fromAllTabs(paying, 'payment/paypal', { booking_token: token });
  if (opened.status !== 200) return hear(paying, opened);
  const order = await refOf(paying, 'paypal');
  if (order === null || random.chance(0.1)) return;
  const funding = random.pick(['balance', 'balance', 'balance', 'balance', 'declining', 'cancel', 'review']);
  await world.sandbox.control(`/paypal/orders/${order}/approve`, { funding });
  await paying.beforeMoney();
  // Some close the window: the provider's event or the sweeper must collect the money.
  if (random.chance(0.25)) return;
  for (let tries = 0; tries < patientTries; tries += 1) {
    const said = await fromAllTabs(paying, 'payment/paypal-confirm', { token: order, booking_token: token });
    hear(paying, said);
    const isWaiting = said.body.state === 'checking' || said.body.code === 'payment-in-progress' || said.status === 503;
    if (!isWaiting) return void guest;
    await sleep(250);
  }
};

/** Starts with one method, then pays by another. */
const switching: Way = async (paying) => {
  await paying.guest.call('payment/paypal', { booking_token: paying.token });
  await payByCard(paying, paying.random.chance(0.5) ? visa : withBank);
  if (paying.random.chance(0.5)) await endAtBank(paying);
};

export const payments = { card, declined: declinedFirst, bank, alipay, paypal, switching } as const satisfies Record<
  string,
  Way
>;
