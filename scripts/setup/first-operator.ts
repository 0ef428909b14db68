// Makes the first operator, and a link to set the password.
import type pg from 'pg';
import type { StartConfig } from '#src/server/platform/config.ts';
import { createDatabase } from '#src/server/platform/db/kysely.ts';
import { migrate } from '#src/server/platform/db/migrate.ts';
import { findOperators, makeOperator, passwordLink } from '#src/server/features/admin/index.ts';
import { loadKeys } from '#src/server/platform/keys.ts';
import { refuseDemoData } from '#src/server/platform/start/data.ts';
import { openInstallationDatabase } from '#src/server/platform/start/database.ts';
import { createCommandPool } from '#src/server/platform/db/pool.ts';

/** `missing`: what guests would miss, in sentences. */
export interface Opened {
  /** Null when there is an operator. */
  link: string | null;
  missing: readonly string[];
}

/**
 * Migrates and makes the first operator, unless one exists or `email` is empty. Throws one line for what the operator
 * can fix.
 */
export async function openMarketplace(
  config: StartConfig,
  { email, firstName }: { email: string; firstName: string },
): Promise<Opened> {
  const { url, close } = await openInstallationDatabase(config, console.error);
  try {
    await migrate(url, { print: console.log });
    await refuseDemoData({ url, isPgbouncer: config.database.isPgbouncer }, config);
    const pool = createCommandPool(url, 2);
    try {
      const link = email === '' ? null : await firstOperator(pool, config, { email, firstName });
      return { link, missing: await missingIn(pool) };
    } finally {
      await pool.end();
    }
  } finally {
    await close();
  }
}

/** Null when one exists; an operator without a password gets another link. */
async function firstOperator(
  pool: pg.Pool,
  config: StartConfig,
  { email, firstName }: { email: string; firstName: string },
): Promise<string | null> {
  const keys = await loadKeys(pool, config);
  return createDatabase(pool)
    .transaction()
    .execute(async (trx) => {
      const there = await findOperators(trx);
      const isWaiting = there.some((one) => !one.has_password && one.email.toLowerCase() === email.toLowerCase());
      if (there.length > 0 && !isWaiting) return null;
      if (there.length === 0) await makeOperator(trx, { email, firstName, by: 'setup' });
      return passwordLink(trx, { keys, origin: config.origin }, email);
    });
}

async function missingIn(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ operators: number; factors: number; cities: number; listings: number }>(
    `select (select count(*) from user_account where 'operator' = any (roles))::integer as operators,
       (select count(*) from second_factor f join user_account u on u.id = f.user_id
         where f.confirmed_at is not null and 'operator' = any (u.roles))::integer as factors,
       (select count(*) from city)::integer as cities,
       (select count(*) from course where status = 'published')::integer as listings`,
  );
  const { operators = 0, factors = 0, cities = 0, listings = 0 } = rows[0] ?? {};
  return [
    ...(operators === 0
      ? ['There is no operator yet. Run the setup again with operator_email and operator_name.']
      : []),
    ...(factors === 0
      ? ['No operator has two-step login yet. Log in, turn it on at the end of Your account, then open /admin.']
      : []),
    ...(cities === 0
      ? ['There is no city yet. Run npm run import:catalog, or add one under Places in the back office.']
      : []),
    ...(listings === 0 ? ['There is no listing yet. Hosts create them, or you run npm run import:catalog.'] : []),
  ];
}
