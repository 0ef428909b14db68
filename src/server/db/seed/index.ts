// The door of the demo data: what a first start loads.
import type { Pool } from 'pg';
import { demoAccounts, seedAccounts, type DemoAccount } from './accounts.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedContent } from './content.ts';
import { seedCoupons } from './coupons.ts';
import { guestsOf, readDemoFiles } from './demo-files.ts';
import { seedRates } from './rates.ts';
import { spreadPublishing } from './published.ts';
import { seedStories } from './stories.ts';

export { seedAcceptance } from './acceptance.ts';
export type { DemoAccount } from './accounts.ts';

/** True when the demo was never loaded and nothing else lives in this database. */
export async function isEmpty(pool: Pool): Promise<boolean> {
  const found = await pool.query(
    'select demo_seeded_at is null and not exists (select 1 from course) as empty from installation',
  );
  return found.rows[0]?.empty === true;
}

/**
 * Loads the demo catalogue and makes the demo accounts, in one transaction: all or nothing. `passwords` fixes
 * passwords by account key, for tests. Answers the accounts with their passwords; they are stored only as hashes.
 */
export async function seedDemo(
  pool: Pool,
  options: { passwords?: Readonly<Record<string, string>> } = {},
): Promise<{ accounts: DemoAccount[] }> {
  const files = await readDemoFiles();
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Two processes may start on one database: the second waits here and then finds the work done.
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
    await seedStories(client, files.stories);
    await spreadPublishing(client);
    await seedContent(client);
    const accounts = await seedAccounts(client, demoAccounts, options.passwords);
    await client.query('commit');
    return { accounts };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
