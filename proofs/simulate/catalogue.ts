// The marketplace of a simulated year: hosts in two time zones, listings under every policy, members, a distributor, an
// operator.
import type { Pool } from 'pg';
import { hostId as firstHost } from '#tests/support/catalogue/catalogue.ts';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { giveTokens } from '#tests/support/app/tokens.ts';
import { randomFor } from '#proofs/kit/random.ts';

export interface Wish {
  seed: number;
  days: number;
  bookings: number;
}

export interface SimulatedCourse {
  id: number;
  /** Its index among the listings, stable between runs, unlike ids. */
  index: number;
  hostIndex: number;
  isOnRequest: boolean;
}

export interface Host {
  index: number;
  id: string;
  token: string;
}

export interface Catalogue {
  hosts: Host[];
  courses: SimulatedCourse[];
  /** Tokens of guests with an account. */
  members: string[];
  distributor: string;
  operator: string;
}

/** Pays everything. */
export const freeCode = 'ALL-FREE';
/** A discount with a limited number of uses. */
export const springCode = 'SPRING-5';

const policies = ['flexible', 'moderate', 'strict', 'final'] as const;

/** How far ahead guests can book: two months, and less in a short simulation. */
export function horizonDays(days: number): number {
  return Math.min(60, Math.max(8, Math.round(days / 2)));
}

/** Fills a database that has a city and its host; `bookings` sets the size of the marketplace. */
export async function fillCatalogue(pool: Pool, { seed, bookings, days }: Wish): Promise<Catalogue> {
  const hostCount = Math.max(4, Math.min(16, Math.round(bookings / 120)));
  await insertSecondCity(pool);
  const hosts: Host[] = [];
  for (let index = 0; index < hostCount; index += 1) hosts.push(await insertHost(pool, index));
  const courses: SimulatedCourse[] = [];
  for (let index = 0; index < hostCount * 2; index += 1)
    courses.push(await insertCourse(pool, { seed, days, index }, hosts));
  const members = await insertAccounts(pool, 'member', Math.max(6, Math.round(bookings / 12)), '{user}');
  const [distributor = ''] = await insertAccounts(pool, 'distributor', 1, '{user,distributor}');
  const [operator = ''] = await insertAccounts(pool, 'operator', 1, '{user,operator}');
  await pool.query(
    `insert into operator_area (user_id, area) select id, 'admin' from user_account where 'operator' = any (roles)
     on conflict do nothing`,
  );
  await pool.query(
    `insert into coupon (code, kind, percent, amount_cents, max_uses, max_uses_per_user)
     values ($1, 'percent', 100, null, null, 100000), ($2, 'fixed', null, 300, $3, 100000)`,
    [freeCode, springCode, Math.max(3, Math.round(bookings / 40))],
  );
  return { hosts, courses, members, distributor, operator };
}

async function insertSecondCity(pool: Pool): Promise<void> {
  await pool.query(`
    insert into country (code, name, currency, isd_code, position) values ('NP', 'Nepal', 'NPR', '977', 2);
    insert into city (slug, name, native_name, native_lang, country_code, latitude, longitude, time_zone, blurb, introduction, image)
      values ('kathmandu', 'Kathmandu', 'Kathmandu', 'ne', 'NP', 27.72, 85.32, 'Asia/Kathmandu', 'Stupas', 'A valley', '{}');
    insert into exchange_rate (code, rate, fetched_at) values ('NPR', 133.5, banyan_now()), ('SGD', 1.3412, banyan_now())
      on conflict do nothing`);
}

async function insertHost(pool: Pool, index: number): Promise<Host> {
  const token = `host-${index}`;
  const id = index === 0 ? firstHost : `00000000-0000-4000-8000-00000000b${String(index).padStart(3, '0')}`;
  if (index > 0) {
    await pool.query(
      `with made as (insert into user_account (id, email, first_name, roles, verified_at)
         values ($1, $2, 'Mai', '{user,host}', banyan_now()))
       insert into host (user_id, display_name, headline, story, languages, host_since, phone)
       values ($1, 'Mai', 'Cook', 'Cooks.', '{English}', '2024-01-01', '+84 1')`,
      [id, `${token}@example.test`],
    );
  }
  await giveTokens(pool, { [token]: id });
  return { index, id, token };
}

async function insertCourse(
  pool: Pool,
  { seed, days, index }: { seed: number; days: number; index: number },
  hosts: readonly Host[],
): Promise<SimulatedCourse> {
  const random = randomFor(seed, 1, index);
  const host = hosts[index % hosts.length];
  const isOnRequest = index % 3 === 2;
  const course = await insertBookableCourse(pool, {
    host_id: host?.id ?? firstHost,
    capacity: random.between(2, 9),
    max_pax: 6,
    price_cents: 100 * random.between(12, 90),
    confirmation: isOnRequest ? 'on_request' : 'instant',
  });
  await pool.query(
    `update course set slug = $2, policy = $3, horizon_days = $5,
       city_id = (select id from city where slug = $4) where id = $1`,
    [
      course.id,
      `cooking-${index}`,
      policies[index % policies.length],
      index % 2 === 0 ? 'hanoi' : 'kathmandu',
      horizonDays(days),
    ],
  );
  return { id: course.id, index, hostIndex: index % hosts.length, isOnRequest };
}

async function insertAccounts(pool: Pool, name: string, count: number, roles: string): Promise<string[]> {
  const tokens: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const token = `${name}-${index}`;
    const made = await pool.query<{ id: string }>(
      `insert into user_account (email, first_name, last_name, roles, verified_at)
       values ($1, 'Ada', 'Guest', $2, banyan_now()) returning id`,
      [`${token}@example.test`, roles],
    );
    await giveTokens(pool, { [token]: made.rows[0]?.id ?? '' });
    tokens.push(token);
  }
  return tokens;
}
