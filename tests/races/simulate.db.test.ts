// Some days of `npm run simulate`, twice from one seed and sometimes from another; and a judge that notices every
// break.
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { simulate, type Year, judge } from '#proofs/simulate/run.ts';
import { exactKinds } from '#proofs/simulate/judge/judge-mails.ts';
import { seenOf, type Seen } from '#proofs/simulate/watch.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { insertBookableCity } from '#tests/support/catalogue/bookable-courses.ts';
import { thirdOf } from '#tests/support/third.ts';

const wish = { seed: 3, days: 8, bookings: 24 };
const minutes = 60_000;

async function live(seed: number): Promise<{ base: TestDatabase; year: Year }> {
  const base = await createTestDatabase();
  await insertBookableCity(base.pool);
  return { base, year: await simulate(base, { ...wish, seed }) };
}

let first: { base: TestDatabase; year: Year };
beforeAll(async () => {
  first = await live(wish.seed);
}, 9 * minutes);
afterAll(async () => {
  await first?.year.world.close();
  await first?.base.drop();
});

/** The verdict after these uncommitted statements. */
async function judgedAfter(damage: string, seen: Seen = seenOf(first.year.world)): Promise<string[]> {
  const { pool, endedDepartures } = first.year.world;
  const client: pg.PoolClient = await pool.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    await client.query(damage);
    return await judge({ pool: client, seen, endedDepartures });
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('some simulated days', () => {
  it('end with every seat, every cent and every mail in its place', async () => {
    const { world, faults } = first.year;
    expect(faults).toEqual([]);
    const { rows } = await world.pool.query('select distinct status from booking order by 1');
    expect(rows.map(({ status }) => status as string)).toEqual(expect.arrayContaining(['cancelled', 'completed']));
    expect(seenOf(world).mails.size).toBeGreaterThan(wish.bookings);
  });

  it.each(['the same', ...thirdOf(['another'], String)])(
    'come to the hash of their seed: %s',
    { timeout: 15 * minutes },
    async (which) => {
      const { base, year } = await live(which === 'the same' ? wish.seed : wish.seed + 1);
      expect(year.hash === first.year.hash).toBe(which === 'the same');
      await year.world.close();
      await base.drop();
    },
  );
});

describe('the judge', () => {
  const aCompleted = `(select id from booking where status = 'completed' order by ref limit 1)`;

  it.each([
    [
      'a departure that is oversold',
      `alter table departure drop constraint departure_never_oversold; update booking set pax = pax + 50 where id = ${aCompleted}`,
      /^departure .* guests, .* counted, of/,
    ],
    [
      'a ledger that is off by a cent',
      `insert into ledger_entry (tx_id, account, amount_minor, currency) select min(id), 'goodwill', 1, 'USD' from ledger_tx`,
      /^the ledger is off by 1 USD$/,
    ],
    [
      'a booking that never ends',
      `update booking set status = 'checked_in' where id = ${aCompleted}`,
      /is checked_in$/,
    ],
    ['a refund that is not sent', `update refund set status = 'pending'`, /^refund .* is pending$/],
    [
      'a mail that waits',
      `insert into outbox (topic, payload) values ('mail', '{"kind": "booking-held"}')`,
      /of the outbox waits: booking-held/,
    ],
    [
      'a payout that the ledger knows nothing of',
      `insert into payout_run (number, currency, minimum_cents, made_by, paid_at, paid_on) select 99, 'USD', 1, user_id, banyan_now(), current_date from host limit 1;
       insert into payout_item (run_number, place, host_id, amount_cents, state) select 99, 1, user_id, 500, 'paid' from host limit 1`,
      /^I12: payout item/,
    ],
  ])('notices %s', async (_what, damage, said) => {
    expect((await judgedAfter('select')).length).toBe(0);
    expect(await judgedAfter(damage)).toContainEqual(expect.stringMatching(said));
  });

  it('notices each kind of mail about a booking that is missing, or has gone out twice', async () => {
    const seen = seenOf(first.year.world);
    const kinds = new Set([...seen.mails.values()].map(({ kind }) => kind).filter((kind) => exactKinds.has(kind)));
    expect([...kinds]).toEqual(expect.arrayContaining(['booking-confirmed', 'host-new-booking', 'booking-cancelled']));
    for (const kind of kinds) {
      const [id = '', mail] = [...seen.mails].find(([, one]) => one.kind === kind) ?? [];
      const without = new Map(seen.mails);
      without.delete(id);
      expect(await judgedAfter('select', { ...seen, mails: without })).toContainEqual(
        expect.stringMatching(`0 of ${kind}, must have 1|1 of ${kind}, must have 2`),
      );
      if (mail === undefined) continue;
      const twice = new Map(seen.mails).set('another', mail);
      expect(await judgedAfter('select', { ...seen, mails: twice })).toContainEqual(
        expect.stringMatching(`2 of ${kind}, must have 1|3 of ${kind}, must have 2`),
      );
    }
  });
});
