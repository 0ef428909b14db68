// Persistent guests: each retries with one key until there is a response. Despite database failures every response
// stays true and no seat is sold twice.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { randomFor, type Random } from './random.ts';
import { insertBookableCourse, insertCoupon } from '#tests/support/catalogue/bookable-courses.ts';
import { createGuest, type Guest } from './guest.ts';

const capacity = 24;
const mostPax = 2;
/** Days on sale at a time; a full one is replaced. */
const openDays = 3;
const freeCode = 'ALL-FREE';
/** Between two orders of one guest. */
const restMs = 120;
const retryMs = 250;
/** Guests give up after this long without a response; a booking may then exist or not. */
const patienceMs = 120_000;

interface Order {
  key: string;
  email: string;
  date: string;
  pax: number;
}

export interface Seats {
  courseId: number;
  time: string;
  days: string[];
  /** By key: the bookings reported to guests. */
  sold: Map<string, Order & { ref: string }>;
  /** Requested, without a response. */
  unknown: Set<string>;
  refused: Map<string, number>;
  /** Start of an order that was sold, and when its guest knew. */
  successes: { begun: number; ended: number }[];
  retries: number;
}

/** A course with a departure on each of the next months, and a code that pays everything. */
export async function prepareSeats(pool: Pool): Promise<Seats> {
  const course = await insertBookableCourse(pool, { capacity, max_pax: mostPax });
  await insertCoupon(pool, freeCode, { cents: 100_000, per_user: 100_000 });
  const result = await pool.query<{ day: string }>(
    'select ($1::date + n)::text as day from generate_series(0, 199) n order by 1',
    [course.date],
  );
  const days = result.rows.map(({ day }) => day);
  const told = { sold: new Map<string, Order & { ref: string }>(), unknown: new Set<string>() };
  return { courseId: course.id, time: course.time, days, ...told, refused: new Map(), successes: [], retries: 0 };
}

export interface Crowd {
  clients: number;
  seed: number;
  origins: () => readonly string[];
  /** The crowd continues while this is true. */
  goesOn: () => boolean;
}

/** Sells seats while `goesOn`. */
export async function sellSeats(seats: Seats, { clients, seed, origins, goesOn }: Crowd): Promise<void> {
  let firstOpen = 0;
  const client = async (index: number): Promise<void> => {
    const random = randomFor(seed, 300, index);
    const guest = await createGuest(origins, random);
    while (goesOn() && firstOpen + openDays < seats.days.length) {
      const day = firstOpen + random.below(openDays);
      const isFull = (await want(seats, guest, random, seats.days[day] ?? '')) === 'full';
      if (isFull && day === firstOpen) firstOpen += 1;
      await sleep(random.between(restMs / 2, restMs));
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
}

async function want(seats: Seats, guest: Guest, random: Random, date: string): Promise<'sold' | 'full' | 'other'> {
  const key = randomUUID();
  const order = { key, email: `seat-${key}@example.test`, date, pax: random.between(1, mostPax) };
  const begun = performance.now();
  seats.unknown.add(key);
  while (performance.now() < begun + patienceMs) {
    const said = await ask(seats, guest, order);
    if (said === null) {
      seats.retries += 1;
      await sleep(retryMs);
      continue;
    }
    seats.unknown.delete(key);
    if (said.ref === null) {
      seats.refused.set(said.code, (seats.refused.get(said.code) ?? 0) + 1);
      return /sold|seat|full|capacity|available/.test(said.code) ? 'full' : 'other';
    }
    seats.sold.set(key, { ...order, ref: said.ref });
    seats.successes.push({ begun, ended: performance.now() });
    return 'sold';
  }
  return 'other';
}

/** The response to a guest; null for none, or for "try again". */
async function ask(seats: Seats, guest: Guest, { key, email, date, pax }: Order) {
  const body = { course_id: seats.courseId, date, time: seats.time, pax, coupon_code: freeCode };
  const names = { first_name: 'Ada', last_name: 'Guest', email };
  const said = await guest
    .call('booking/checkout', { ...body, ...names }, { 'idempotency-key': key })
    .catch(() => null);
  if (said === null || said.status === 429 || said.status >= 500) return null;
  return { code: String(said.body.code ?? ''), ref: said.status === 200 ? String(said.body.ref) : null };
}

/** Compares responses with the database. No request may be pending. */
export async function judgeSeats(pool: Pool, seats: Seats): Promise<string[]> {
  const { rows } = await pool.query<{ ref: string; email: string; status: string; pax: number; date: string }>(
    `select b.ref, b.email, b.status, b.pax, d.local_date::text as date
     from booking b join departure d on d.id = b.departure_id where d.course_id = $1`,
    [seats.courseId],
  );
  const byRef = new Map(rows.map((row) => [row.ref, row]));
  const faults: string[] = [];
  for (const { ref, date, pax } of seats.sold.values()) {
    const row = byRef.get(ref);
    const isRight = row?.status === 'confirmed' && row.date === date && row.pax === pax;
    if (!isRight) faults.push(`${ref} was sold to its guest on ${date} and is ${row?.status ?? 'missing'}`);
  }
  const told = new Set([...seats.sold.values()].map(({ ref }) => ref));
  const unconfirmed = new Set([...seats.unknown].map((key) => `seat-${key}@example.test`));
  for (const { ref, email, status } of rows)
    if (status === 'confirmed' && !told.has(ref) && !unconfirmed.has(email))
      faults.push(`${ref} is sold, and its guest was told otherwise`);
  return [...faults, ...(await judgeCounters(pool, seats.courseId))];
}

async function judgeCounters(pool: Pool, courseId: number): Promise<string[]> {
  const { rows } = await pool.query<{ date: string; taken: number; capacity: number; sold: number }>(
    `select d.local_date::text as date, d.taken, d.capacity, coalesce(sum(b.pax) filter (where b.status = 'confirmed'), 0)::integer as sold
     from departure d left join booking b on b.departure_id = d.id where d.course_id = $1 group by d.id`,
    [courseId],
  );
  return rows
    .filter(({ taken, capacity: seats, sold }) => sold > seats || taken !== sold)
    .map((row) => `${row.date}: ${row.sold} sold of ${row.capacity}, the counter says ${row.taken}`);
}

/** Buys the remaining seats of the last open days: all are available, and no more. */
export async function buyTheRest(pool: Pool, seats: Seats, origins: () => readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ date: string; left: number }>(
    `select local_date::text as date, capacity - taken as left from departure
     where course_id = $1 and taken < capacity order by local_date limit 3`,
    [seats.courseId],
  );
  const guest = await createGuest(origins, randomFor(1, 301, 0));
  const buy = async (date: string): Promise<boolean> => {
    const key = randomUUID();
    const order = { key, email: `seat-${key}@example.test`, date, pax: 1 };
    for (;;) {
      const said = await ask(seats, guest, order);
      if (said?.ref) seats.sold.set(key, { ...order, ref: said.ref });
      if (said !== null) return said.ref !== null;
      await sleep(retryMs);
    }
  };
  const faults: string[] = [];
  for (const { date, left } of rows) {
    let got = 0;
    while (got < left && (await buy(date))) got += 1;
    if (got < left) faults.push(`${date}: ${left} seats were free, the last guest got ${got}`);
    else if (await buy(date)) faults.push(`${date}: a seat too many was sold`);
  }
  return faults;
}
