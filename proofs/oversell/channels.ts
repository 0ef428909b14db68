// Every way to take or release a seat, each as one attempt of one guest.
import type { Random } from '#proofs/kit/random.ts';
import type { Pool } from 'pg';
import { createGuest, type Guest } from '#proofs/kit/guest.ts';
import { insertAccount, signIn } from '#proofs/kit/sign-in.ts';
import { freeCode, remember, type Arena, type Known, type Slot } from './arena.ts';
import { outcomeOf, type Outcome } from './outcome.ts';

export interface Attempt {
  arena: Arena;
  pool: Pool;
  origins: () => readonly string[];
  random: Random;
  guest: Guest;
}

export type Channel = (attempt: Attempt) => Promise<Outcome>;

let serial = 0;
const newcomer = () => `guest-${process.pid}-${(serial += 1)}@example.test`;

function choice({ arena }: Attempt, slot: Slot, pax: number) {
  const names = { first_name: 'Ada', last_name: 'Guest', email: newcomer() };
  return { course_id: arena.courseId, date: slot.date, time: slot.time, pax, ...names };
}

async function checkout(attempt: Attempt, slot: Slot, more: object = {}, headers: Record<string, string> = {}) {
  const { arena, random } = attempt;
  const pax = random.between(1, 3);
  const guest = random.chance(0.5) ? attempt.guest : await createGuest(attempt.origins, random);
  // A hold of this browser on the same departure is replaced, regardless of its keys.
  for (const one of arena.known)
    if (one.guest === guest && one.slot === slot && one.status === 'held') one.mayBeGone = true;
  const said = await guest.call('booking/checkout', { ...choice(attempt, slot, pax), ...more }, headers);
  const outcome = outcomeOf('booking/checkout', said);
  if (outcome === 'done') {
    const status = said.body.hold_until === null ? 'sold' : 'held';
    remember(arena, { guest, ref: said.body.ref, pax, slot, status });
  }
  return outcome;
}

/** Changes a booking that no other client is changing. */
async function withKnown(attempt: Attempt, status: Known['status'], work: (known: Known) => Promise<Outcome>) {
  const { arena, random } = attempt;
  const mine = arena.known.filter((one) => one.status === status && !one.mayBeGone && !one.isBusy);
  if (mine.length === 0) return 'nothing to do';
  const known = random.pick(mine);
  known.isBusy = true;
  try {
    return await work(known);
  } finally {
    known.isBusy = false;
  }
}

const cancel: Channel = (attempt) =>
  withKnown(attempt, attempt.random.chance(0.7) ? 'sold' : 'held', async (known) => {
    const quoted = await known.guest.call('booking/cancel', { ref: known.ref });
    const first = outcomeOf('booking/cancel', quoted);
    if (first !== 'done') return first;
    const order = { ref: known.ref, quote_id: quoted.body.quote_id };
    // Sometimes twice at once: the seats must be released once.
    const all = await Promise.all(
      Array.from({ length: attempt.random.chance(0.4) ? 2 : 1 }, () => known.guest.call('booking/cancel', order)),
    );
    const outcomes = all.map((said) => outcomeOf('booking/cancel', said));
    if (outcomes.includes('done')) known.status = 'gone';
    return outcomes.includes('done') ? 'done' : (outcomes[0] ?? 'nothing to do');
  });

const move: Channel = (attempt) =>
  withKnown(attempt, 'sold', async (known) => {
    const other = attempt.arena.slots[known.slot === attempt.arena.slots[0] ? 1 : 0];
    const order = { ref: known.ref, date: other.date, time: other.time };
    const quoted = await known.guest.call('reschedule/move', order);
    const first = outcomeOf('reschedule/move', quoted);
    if (first !== 'done') return first;
    const said = await known.guest.call('reschedule/move', { ...order, quote_id: quoted.body.quote_id });
    const outcome = outcomeOf('reschedule/move', said);
    if (outcome === 'done' && said.body.moved === true) known.slot = other;
    return outcome;
  });

const offer: Channel = async (attempt) => {
  const { arena, pool, random, origins } = attempt;
  const guest = await createGuest(origins, random, await signIn(pool, await insertAccount(pool, newcomer())));
  const host = await createGuest(origins, random, arena.hostSession);
  const slot = random.pick(arena.slots);
  const pax = random.between(1, 2);
  const question = {
    course_id: arena.courseId,
    date: slot.date,
    time: slot.time,
    pax,
    message: 'Is there room for us on that day?',
  };
  const asked = await guest.call('booking/inquiry', question);
  const first = outcomeOf('booking/inquiry', asked);
  if (first !== 'done') return first;
  const inquiry_id = asked.body.inquiry.id;
  const offered = await host.call('inquiry/answer', {
    inquiry_id,
    decision: 'offer',
    time: slot.time,
    price_per_guest: 15,
    message: 'Yes, there is.',
  });
  const second = outcomeOf('inquiry/answer', offered);
  if (second !== 'done') return second;
  if (random.chance(0.3)) return 'done';
  const read = await guest.call('inquiry/detail', { inquiry_id });
  const url = read.body.inquiry?.offer_url as string | null | undefined;
  if (!url) return 'done';
  const token = new URL(url, 'http://localhost').searchParams.get('offer') ?? '';
  const more = { pax, offer: token, ...(random.chance(0.6) && { coupon_code: freeCode }) };
  const said = await guest.call('booking/checkout', { ...choice(attempt, slot, pax), ...more });
  const outcome = outcomeOf('booking/checkout', said);
  const status = said.body.hold_until === null ? 'sold' : 'held';
  if (outcome === 'done') remember(arena, { guest, ref: said.body.ref, pax, slot, status });
  return outcome;
};

const closeAndOpen: Channel = async ({ arena, random, origins }) => {
  const host = await createGuest(origins, random, arena.hostSession);
  const { date, time } = random.pick(arena.slots);
  const slot = { course_id: arena.courseId, date, time };
  const closed = outcomeOf('departure/close', await host.call('departure/close', { ...slot, is_closed: true }));
  if (closed !== 'done') return closed;
  return outcomeOf('departure/close', await host.call('departure/close', { ...slot, is_closed: false }));
};

/** Expires some hold of the day, possibly an offer's. */
const lapse: Channel = async ({ arena, pool }) => {
  const ended = await pool.query<{ ref: string }>(
    `update booking set hold_until = banyan_now() - interval '1 second' where id = (
       select b.id from booking b join departure d on d.id = b.departure_id
       where d.course_id = $1 and d.local_date = $2 and b.status = 'held' and b.hold_until > banyan_now()
       order by random() limit 1 for update of b skip locked) and status = 'held' returning ref`,
    [arena.courseId, arena.slots[0].date],
  );
  for (const { ref } of ended.rows) arena.lapsed.add(ref);
  for (const { ref } of ended.rows) for (const one of arena.known) if (one.ref === ref) one.mayBeGone = true;
  return ended.rows.length > 0 ? 'done' : 'nothing to do';
};

const key = ({ random }: Attempt) => ({
  'idempotency-key': `key-${process.pid}-${(serial += 1)}-${random.below(1e9)}`,
});

/** Each channel with its weight. */
export const channels: Readonly<Record<string, { weight: number; run: Channel }>> = {
  'checkout, paid at once': {
    weight: 4,
    run: (attempt) =>
      checkout(
        attempt,
        attempt.random.pick(attempt.arena.slots),
        { coupon_code: freeCode },
        attempt.random.chance(0.5) ? key(attempt) : {},
      ),
  },
  'checkout, held': {
    weight: 4,
    run: (attempt) =>
      checkout(attempt, attempt.random.pick(attempt.arena.slots), {}, attempt.random.chance(0.4) ? key(attempt) : {}),
  },
  'hold expires': { weight: 6, run: lapse },
  cancel: { weight: 9, run: cancel },
  reschedule: { weight: 10, run: move },
  "host's offer": { weight: 3, run: offer },
  'host closes and opens': { weight: 1, run: closeAndOpen },
};
