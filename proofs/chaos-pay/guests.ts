// Guests who choose, pay in some way, return or not, in one tab or three, in time or too late, and cancel.
import type { Random } from '#proofs/kit/random.ts';
import { choiceOf } from '#tests/support/catalogue/bookable-courses.ts';
import { endHolds } from '#tests/support/database/touch-rows.ts';
import { createGuest, type Guest, type CallAnswer } from '#proofs/kit/guest.ts';
import { payments, type Paying } from './payments.ts';
import { count, type Tally, type ReportedOutcome } from './reported.ts';
import type { Slot, World } from './world.ts';

export interface Habits {
  /** Shares, 0 to 1. */
  scarce: number;
  late: number;
  twoTabs: number;
  cancels: number;
  methods: readonly (keyof typeof payments)[];
}

export const usualHabits: Habits = {
  scarce: 0.6,
  late: 0.3,
  twoTabs: 0.3,
  cancels: 0.3,
  methods: ['card', 'card', 'declined', 'bank', 'bank', 'alipay', 'paypal', 'paypal', 'switching'],
};

export interface Visit {
  world: World;
  tally: Tally;
  habits: Habits;
  random: Random;
  n: number;
  tick: () => void;
}

export async function visit(on: Visit): Promise<void> {
  const { world, tally, random, n } = on;
  // In every run some money must come too late for scarce seats.
  const habits = n % 6 === 1 ? { ...on.habits, scarce: 1, late: 1, methods: ['bank'] as const } : on.habits;
  const slot = random.chance(habits.scarce) ? random.pick(world.scarce) : world.roomy;
  const guest = await newGuest(on);
  const order = { email: `guest-${n}@example.test`, pax: random.between(1, 2) };
  const key = random.chance(0.5) ? { 'idempotency-key': `chaos-${n}` } : {};
  const held = await checkout(guest, slot, order, key);
  if (held.status !== 200) return count(tally, 'found no seat');
  count(tally, 'held');
  const reported: ReportedOutcome = { ref: held.body.ref, word: 'open' };
  tally.reported.push(reported);
  const method = random.pick(habits.methods);
  const isLate = method !== 'card' && method !== 'declined' && random.chance(habits.late);
  const paying: Paying = {
    world,
    tally,
    random,
    guest,
    reported,
    token: held.body.token,
    tabs: random.chance(habits.twoTabs) ? random.between(2, 3) : 1,
    beforeMoney: isLate ? () => comeLate(on, slot, reported.ref) : async () => undefined,
  };
  await payments[method](paying);
  if (reported.word === 'paid') count(tally, 'reported: paid');
  if (reported.word === 'paid' && random.chance(habits.cancels)) await cancel(paying);
}

async function newGuest({ world, random, tick }: Visit): Promise<Guest> {
  const guest = await createGuest(() => world.fleet.origins(), random);
  return {
    call(...order) {
      tick();
      return guest.call(...order);
    },
  };
}

function checkout(
  guest: Guest,
  slot: Slot,
  more: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<CallAnswer> {
  const { courseId: id, date, time } = slot;
  return guest.call('booking/checkout', choiceOf({ id, date, time, hostId: '' }, more), headers);
}

/** The hold expires while the guest is at the bank, and rivals take all seats or only one. */
async function comeLate(on: Visit, slot: Slot, ref: string): Promise<void> {
  const { world, tally, random, n } = on;
  await endHolds(world.base.pool, 'ref = $1', [ref]);
  const rivals = random.chance(0.7) ? slot.capacity : 1;
  for (let turn = 0; turn < Math.min(rivals, 3); turn += 1) {
    const rival = await newGuest(on);
    const said = await checkout(rival, slot, { email: `rival-${n}-${turn}@example.test`, pax: 1 });
    if (said.status !== 200) break;
    tally.reported.push({ ref: said.body.ref, word: 'open' });
    // Rivals who pay keep the seats for good.
    await rival.call('payment/stripe', { stripe_token: 'pm_card_visa', booking_token: said.body.token });
  }
  count(tally, 'came late');
}

async function cancel({ guest, reported, tally, random }: Paying): Promise<void> {
  const quoted = await guest.call('booking/cancel', { ref: reported.ref });
  if (quoted.status !== 200) return count(tally, `could not cancel: ${quoted.body.code}`);
  const order = { ref: reported.ref, quote_id: quoted.body.quote_id };
  const all = await Promise.all(
    Array.from({ length: random.between(1, 2) }, () => guest.call('booking/cancel', order)),
  );
  // A retry after a lost response reports that it is cancelled already.
  if (all.some(({ status, lost }) => status === 200 || lost > 0)) {
    reported.word = all.some(({ status }) => status === 200) ? 'cancelled' : 'open';
    count(tally, 'cancelled');
  }
}
