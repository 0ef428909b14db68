// Entry point of demo data.
import { toMinor } from '#src/domain/money/money.ts';
import type { PoolClient, Pool } from 'pg';
import { loadMasters, type MasterKey } from '#src/server/platform/keys.ts';
import { type DemoFiles, guestsOf, readDemoFiles } from './demo-files.ts';
import { demoAccounts, demoId, seedAccounts, type DemoAccount } from './accounts.ts';
import { seedBanks, seedDesk, seedTeams } from './desk-queries.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedContent } from './content.ts';
import { seedPast } from './past.ts';
import { seedStories } from './stories.ts';

async function seedCoupons(client: PoolClient, files: DemoFiles): Promise<void> {
  const rows = files.shared.coupons.map(({ amount, minimum_spend, ...coupon }) => ({
    ...coupon,
    amount_cents: amount === undefined ? null : toMinor(amount),
    minimum_spend_cents: toMinor(minimum_spend),
  }));
  await client.query(
    `insert into coupon (code, kind, amount_cents, percent, minimum_spend_cents, max_uses, valid_until)
     select c.code, c.kind, c.amount_cents, c.percent, c.minimum_spend_cents, c.max_uses,
       banyan_now() - make_interval(days => c.valid_until_days_ago)
     from jsonb_to_recordset($1) as c(code citext, kind text, amount_cents int, percent numeric,
       minimum_spend_cents int, max_uses int, valid_until_days_ago int)`,
    [JSON.stringify(rows)],
  );
}

/** The hosts' phones, as if verified. */
async function seedPhones(client: PoolClient, { shared }: Pick<DemoFiles, 'shared'>): Promise<void> {
  const rows = shared.phones.map(({ host, ...phone }) => ({ ...phone, host_id: demoId(host) }));
  await client.query(
    `insert into phone_reach (host_id, way, language, number, verified_at)
     select p.host_id, p.way, p.language, p.number, banyan_now()
     from jsonb_to_recordset($1) as p(host_id uuid, way text, language text, number text)`,
    [JSON.stringify(rows)],
  );
}

/** Keeps existing rates, which are newer. */
async function seedRates(client: PoolClient, { shared }: Pick<DemoFiles, 'shared'>): Promise<void> {
  await client.query(
    `insert into exchange_rate (code, rate, fetched_at, source)
       select key, value::numeric, banyan_now(), 'demo' from jsonb_each_text($1)
     on conflict (code) do nothing`,
    [JSON.stringify(shared.rates)],
  );
}

// Spreads publication before first reviews, so "newest" is meaningful.

const spreadDays = 540;

/** Within eighteen months, reproducible. */
async function spreadPublishing(client: PoolClient): Promise<void> {
  await client.query(
    `update course c set published_at = least(
       banyan_now() - make_interval(days => 14 + (c.id * 197) % $1, mins => c.id % 1440),
       (select min(r.created_at) from review r where r.course_id = c.id) - interval '10 days')
     where c.is_demo and c.status = 'published'`,
    [spreadDays],
  );
}

export { seedAcceptance } from './acceptance.ts';
export type { DemoAccount } from './accounts.ts';

/**
 * One transaction. `passwords` by account key, for tests; `masterKeys` from the settings. Returns plain passwords;
 * stores hashes.
 */
export async function seedDemo(
  pool: Pool,
  options: { passwords?: Readonly<Record<string, string>>; masterKeys?: readonly MasterKey[] } = {},
): Promise<{ accounts: DemoAccount[] }> {
  const files = await readDemoFiles();
  const masters = await loadMasters(pool, options.masterKeys ?? []);
  const client = await pool.connect();
  try {
    await client.query('begin');
    // A second process waits and finds it done.
    const claimed = await client.query(
      'update installation set demo_seeded_at = banyan_now() where demo_seeded_at is null returning 1',
    );
    if (claimed.rowCount === 0) {
      await client.query('rollback');
      return { accounts: [] };
    }
    await seedRates(client, files);
    await seedCatalogue(client, files.catalogue, guestsOf(files));
    await seedCoupons(client, files);
    await seedPhones(client, files);
    const accounts = await seedAccounts(client, demoAccounts, options.passwords);
    await seedTeams(client);
    await seedStories(client, files.stories);
    await seedPast(client, files.stories);
    await seedDesk(client, files.stories.desk);
    await seedBanks(client, files.shared, { masters });
    await spreadPublishing(client);
    await seedContent(client);
    await client.query('commit');
    return { accounts };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
