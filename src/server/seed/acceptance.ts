// A fixture for external tests: every role, known capacities, every kind of code (docs/guide/run.md). Never touches real data.
import type { Pool, PoolClient } from 'pg';
import { hashSecret } from '#src/server/platform/secrets.ts';
import { seedAccounts, type DemoAccount, demoId } from './accounts.ts';
import { fixtureLabel } from './demo-marks-queries.ts';

const people = [
  { role: 'guest', key: 'guest-one', first_name: 'Guest', last_name: 'One', roles: ['user'] },
  { role: 'guest', key: 'guest-two', first_name: 'Guest', last_name: 'Two', roles: ['user'] },
  { role: 'host', key: 'host-one', first_name: 'Host', last_name: 'One', roles: ['user', 'host'] },
  { role: 'host', key: 'host-two', first_name: 'Host', last_name: 'Two', roles: ['user', 'host'] },
  {
    role: 'coordinator',
    key: 'coordinator',
    first_name: 'Coordinator',
    last_name: 'One',
    roles: ['user', 'coordinator'],
  },
  {
    role: 'operator',
    key: 'acceptance-operator',
    first_name: 'Operator',
    last_name: 'One',
    roles: ['user', 'operator'],
  },
  {
    role: 'distributor',
    key: 'distributor',
    first_name: 'Distributor',
    last_name: 'One',
    roles: ['user', 'distributor'],
  },
  { role: 'ambassador', key: 'ambassador', first_name: 'Ambassador', last_name: 'One', roles: ['user', 'ambassador'] },
] as const;

/** Published: production refuses the fixture. */
export const acceptancePassword = 'acceptance-password';

const capacities = [1, 2, 10, 1000] as const;
const firstCourseId = 9001;
const departureInDays = 30;
const departureTime = '10:00';

const codes = [
  { code: 'SINGLE-USE', max_uses: 1, expired: false },
  { code: 'THREE-USES', max_uses: 3, expired: false },
  { code: 'EXPIRED-CODE', max_uses: 100, expired: true },
] as const;

export interface AcceptanceFixture {
  accounts: (DemoAccount & { user_id: string; bearer: string })[];
  courses: { course_id: number; slot_id: number; date: string; time: string; capacity: number; price: number }[];
  coupons: readonly { code: string; max_uses: number; expired: boolean }[];
}

/** Once, all or nothing. */
export async function seedAcceptance(pool: Pool): Promise<AcceptanceFixture> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const passwords = Object.fromEntries(people.map(({ key }) => [key, acceptancePassword]));
    const toSeed = people.map((person) => ({ ...person, roles: [...person.roles] }));
    const accounts = await seedAccounts(client, toSeed, passwords);
    const withTokens = [];
    for (const [index, account] of accounts.entries()) {
      const key = people[index]?.key ?? '';
      withTokens.push({ ...account, user_id: demoId(key), bearer: await giveToken(client, key) });
    }
    await insertHosts(client);
    const courses = [];
    for (const [index, capacity] of capacities.entries()) courses.push(await insertCourse(client, index, capacity));
    await insertCodes(client);
    await client.query('commit');
    return { accounts: withTokens, courses, coupons: codes };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function giveToken(client: PoolClient, key: string): Promise<string> {
  const token = `acceptance-${key}`;
  await client.query(
    'insert into api_token (token_hash, user_id, label) values ($1, $2, $3) on conflict (token_hash) do nothing',
    [hashSecret(token), demoId(key), fixtureLabel],
  );
  return token;
}

async function insertHosts(client: PoolClient): Promise<void> {
  await client.query(
    `insert into host (user_id, display_name, headline, story, languages, host_since, phone)
     select id, first_name || ' ' || last_name, 'Fixture host', 'A host of the acceptance fixture.', '{English}',
       '2024-01-01', '+000 000000' from user_account where id = any($1)
     on conflict (user_id) do nothing`,
    [[demoId('host-one'), demoId('host-two')]],
  );
}

async function insertCourse(client: PoolClient, index: number, capacity: number) {
  const id = firstCourseId + index;
  const host = demoId(index % 2 === 0 ? 'host-one' : 'host-two');
  await client.query(
    `insert into course (id, city_id, category_id, host_id, slug, title, summary, description, steps, languages,
       duration_minutes, price_cents, min_pax, max_pax, cutoff_first_minutes, cutoff_later_minutes, horizon_days,
       meeting_text, meeting_latitude, meeting_longitude, images, status, rank, is_demo, published_at)
     select $1, c.id, (select min(id) from category), $2, $3, $4, 'A departure of known capacity for tests.',
       'Made by the acceptance fixture.', '[]', '{English}', 120, 2000, 1, $5, 60, 0, 365, 'City centre',
       c.latitude, c.longitude, jsonb_build_array(c.image), 'published', -100 - $1, true, banyan_now()
     from city c order by c.position limit 1
     on conflict (id) do nothing`,
    [id, host, `fixture-capacity-${capacity}`, `Fixture with ${capacity} seats`, Math.min(capacity, 100)],
  );
  await client.query(
    `insert into availability_rule (course_id, weekday, start_time, capacity)
     select $1, weekday, $2, $3 from generate_series(1, 7) weekday on conflict do nothing`,
    [id, departureTime, capacity],
  );
  const made = await client.query(
    `with day as (
       select local_time(banyan_now(), t.time_zone)::date + $2::int as local_date, t.time_zone
       from course c join city t on t.id = c.city_id where c.id = $1
     )
     insert into departure (course_id, local_date, start_time, starts_at, ends_at, capacity)
     select $1, local_date, $3::time, instant_of(local_date + $3::time, time_zone),
       instant_of(local_date + $3::time, time_zone) + interval '2 hours', $4 from day
     on conflict (course_id, local_date, start_time) do update set capacity = excluded.capacity
     returning id, local_date, start_time, capacity`,
    [id, departureInDays, departureTime, capacity],
  );
  const slot = made.rows[0];
  return { course_id: id, slot_id: slot.id, date: slot.local_date, time: slot.start_time, capacity, price: 20 };
}

async function insertCodes(client: PoolClient): Promise<void> {
  await client.query(
    `insert into coupon (code, kind, amount_cents, max_uses, max_uses_per_user, valid_until)
     select c.code, 'fixed', 200, c.max_uses, c.max_uses, case when c.expired then banyan_now() - interval '1 day' end
     from jsonb_to_recordset($1) as c(code citext, max_uses int, expired boolean) on conflict (code) do nothing`,
    [JSON.stringify(codes)],
  );
}
