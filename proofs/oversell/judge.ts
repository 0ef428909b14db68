// Judges the seats when all is at rest, with a last client who must get every remaining seat.
import type { Pool } from 'pg';
import { randomFor } from '#proofs/kit/random.ts';
import { endHolds } from '#tests/support/database/touch-rows.ts';
import { createGuest, type Guest } from '#proofs/kit/guest.ts';
import { freeCode, remember, type Arena, type Slot } from './arena.ts';
import { Broken, outcomeOf } from './outcome.ts';

interface Seats {
  id: number;
  capacity: number;
  taken: number;
  sold: number;
  held: number;
}

async function seatsOf(pool: Pool, arena: Arena, slot: Slot): Promise<Seats> {
  const result = await pool.query<Seats>(
    `select d.id, d.capacity, d.taken,
       coalesce(sum(b.pax) filter (where b.status in ('requested', 'confirmed', 'checked_in', 'completed', 'no_show')), 0)::integer as sold,
       coalesce(sum(b.pax) filter (where b.status = 'held'), 0)::integer as held
     from departure d left join booking b on b.departure_id = d.id
     where d.course_id = $1 and d.local_date = $2 and d.start_time = $3 group by d.id`,
    [arena.courseId, slot.date, slot.time],
  );
  return result.rows[0] ?? { id: 0, capacity: slot.capacity, taken: 0, sold: 0, held: 0 };
}

/** Oversold departures: must be empty even under load. */
export async function oversoldNow(pool: Pool, { courseId }: Arena): Promise<string[]> {
  const found = await pool.query<{ name: string; taken: number; capacity: number }>(
    `select local_date || ' ' || to_char(start_time, 'HH24:MI') as name, taken, capacity from departure
     where course_id = $1 and taken > capacity`,
    [courseId],
  );
  return found.rows.map(
    ({ name, taken, capacity }) => `${name}: ${taken} taken of ${capacity} seats, in the middle of it`,
  );
}

/** Compares seats with the responses. No request may be pending. */
export async function judgeAtRest(pool: Pool, arena: Arena): Promise<string[]> {
  const faults: string[] = [];
  for (const slot of arena.slots) {
    const { capacity, taken, sold, held } = await seatsOf(pool, arena, slot);
    const name = `${slot.date} ${slot.time}`;
    if (sold + held > slot.capacity) faults.push(`${name}: ${sold} sold and ${held} held of ${slot.capacity} seats`);
    if (taken !== sold + held || capacity !== slot.capacity)
      faults.push(`${name}: the counter says ${taken} of ${capacity}, there are ${sold} sold and ${held} held`);
  }
  return [...faults, ...(await judgeKnown(pool, arena))];
}

async function judgeKnown(pool: Pool, arena: Arena): Promise<string[]> {
  const found = await pool.query<{ ref: string; status: string; pax: number; time: string; is_live: boolean }>(
    `select b.ref, b.status, b.pax, to_char(d.start_time, 'HH24:MI') as time, b.hold_until > banyan_now() as is_live
     from booking b join departure d on d.id = b.departure_id where d.course_id = $1 and d.local_date = $2`,
    [arena.courseId, arena.slots[0].date],
  );
  const stored = new Map(found.rows.map((row) => [row.ref, row]));
  const faults: string[] = [];
  for (const { ref, status, pax, slot, mayBeGone } of arena.known) {
    const row = stored.get(ref);
    const is = row === undefined ? 'missing' : `${row.status} for ${row.pax} at ${row.time}`;
    const right = { sold: ['confirmed'], held: ['held'], gone: ['cancelled', 'expired'] }[status];
    if (status === 'held' && mayBeGone) continue;
    if (
      row === undefined ||
      !right.includes(row.status) ||
      row.pax !== pax ||
      (status !== 'gone' && row.time !== slot.time)
    )
      faults.push(`${ref} was answered as ${status} for ${pax} at ${slot.time} and is ${is}`);
  }
  const reported = new Set(arena.known.filter(({ status }) => status === 'sold').map(({ ref }) => ref));
  for (const { ref, status } of found.rows)
    if (status === 'confirmed' && !reported.has(ref)) faults.push(`${ref} is sold, and no one was told`);
  return faults;
}

/** Ends every hold, opens the day, and buys seat by seat: all are available, and no more. */
export async function judgeNoneLost(pool: Pool, arena: Arena, origins: () => readonly string[]): Promise<string[]> {
  const random = randomFor(1, 1, 1);
  const host = await createGuest(origins, random, arena.hostSession);
  const ofTheDay = 'departure_id in (select d.id from departure d where d.course_id = $1 and d.local_date = $2)';
  await endHolds(pool, ofTheDay, [arena.courseId, arena.slots[0].date]);
  for (const one of arena.known) one.mayBeGone = true;
  const faults: string[] = [];
  for (const slot of arena.slots) {
    await reopen(arena, slot, host);
    const { sold } = await seatsOf(pool, arena, slot);
    const left = slot.capacity - sold;
    let got = 0;
    while (got < left && (await buyOne(arena, slot, origins))) got += 1;
    if (got < left) faults.push(`${slot.date} ${slot.time}: ${left} seats were free, the last client got ${got}`);
    else if (await buyOne(arena, slot, origins)) faults.push(`${slot.date} ${slot.time}: a seat too many was sold`);
  }
  return faults;
}

/** Retries a call until the program is no longer too busy for it. */
async function callPatiently(guest: Guest, name: string, order: object) {
  for (;;) {
    const answer = await guest.call(name, order);
    const outcome = outcomeOf(name, answer);
    if (outcome !== 'busy') return { outcome, body: answer.body };
  }
}

/** Reopens a departure that the host may have left closed. */
async function reopen({ courseId }: Arena, { date, time }: Slot, host: Guest): Promise<void> {
  const { outcome } = await callPatiently(host, 'departure/close', {
    course_id: courseId,
    date,
    time,
    is_closed: false,
  });
  if (outcome !== 'done') throw new Broken(`departure/close: ${outcome}`);
}

async function buyOne(arena: Arena, slot: Slot, origins: () => readonly string[]): Promise<boolean> {
  const guest = await createGuest(origins, randomFor(2, arena.known.length, 1));
  const order = { course_id: arena.courseId, date: slot.date, time: slot.time, pax: 1, coupon_code: freeCode };
  const names = {
    first_name: 'Ada',
    last_name: 'Last',
    email: `last-${arena.known.length}-${process.pid}-${slot.date}@example.test`,
  };
  const { outcome, body } = await callPatiently(guest, 'booking/checkout', { ...order, ...names });
  if (outcome === 'done') remember(arena, { guest, ref: body.ref, pax: 1, slot, status: 'sold' });
  return outcome === 'done';
}
