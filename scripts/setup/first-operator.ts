// The first operator: an account with the right, and a link by which its owner sets a password.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { mailedLinkUrl } from '#src/contract/addresses/user-urls.ts';
import type { StartConfig } from '#src/server/config.ts';
import { createDatabase } from '#src/server/db/kysely.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { askByMail } from '#src/server/features/account/index.ts';
import { writeAudit } from '#src/server/features/audit/index.ts';
import { loadKeys } from '#src/server/keys.ts';
import { deriveSecret } from '#src/server/secrets.ts';
import type { Services } from '#src/server/services.ts';
import { refuseDemoData } from '#src/server/start/data.ts';
import { openInstallationDatabase } from '#src/server/start/database.ts';
import { createCommandPool } from '#src/server/db/pool.ts';

/** `missing`: what guests would miss, in sentences. */
export interface Opened {
  /** The link of the new operator; null where there is an operator already. */
  link: string | null;
  missing: readonly string[];
}

/**
 * Migrates the database and makes the first operator, unless there is one or `email` is empty. Throws in one line for what can be
 * mended.
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
      const link = email === '' ? null : await makeOperator(pool, config, { email, firstName });
      return { link, missing: await missingIn(pool) };
    } finally {
      await pool.end();
    }
  } finally {
    await close();
  }
}

async function makeOperator(
  pool: pg.Pool,
  config: StartConfig,
  { email, firstName }: { email: string; firstName: string },
): Promise<string | null> {
  const keys = await loadKeys(pool, config);
  const db = createDatabase(pool);
  return db.transaction().execute(async (trx) => {
    const there = await sql<{ is_new: boolean }>`
      select password_hash is null and email = ${email}::citext as is_new
      from user_account where 'operator' = any (roles) order by is_new desc limit 1`.execute(trx);
    // Whoever was made one and has set no password yet gets another link.
    if (there.rows.length > 0 && !there.rows[0]?.is_new) return null;
    const made = await sql<{ id: string }>`
      insert into user_account (email, first_name, roles) values (${email}, ${firstName}, '{user,operator}')
      on conflict (email) do update set roles = array_append(array_remove(user_account.roles, 'operator'), 'operator')
      returning id`.execute(trx);
    const userId = made.rows[0]?.id ?? '';
    if (there.rows.length === 0) {
      await sql`insert into operator_area (user_id, area) values (${userId}, 'admin') on conflict do nothing`.execute(
        trx,
      );
      await writeAudit(trx, {
        actorId: null,
        action: 'role-given',
        subject: `account:${userId}`,
        detail: { role: 'operator', areas: ['admin'], by: 'setup' },
      });
    }
    const id = randomUUID();
    const services = { db: trx, keys } as unknown as Services;
    await askByMail({ services, visitor: { id: '', address: '' } }, { purpose: 'reset', email }, id);
    return config.origin + mailedLinkUrl('reset', deriveSecret(keys, 'account-request', id));
  });
}

async function missingIn(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ operators: number; cities: number; listings: number }>(
    `select (select count(*) from user_account where 'operator' = any (roles))::integer as operators,
       (select count(*) from city)::integer as cities,
       (select count(*) from course where status = 'published')::integer as listings`,
  );
  const { operators = 0, cities = 0, listings = 0 } = rows[0] ?? {};
  return [
    ...(operators === 0
      ? ['There is no operator yet: run the setup again with operator_email and operator_name.']
      : []),
    ...(cities === 0 ? ['There is no city yet: npm run import:catalog, or Places in the back office.'] : []),
    ...(listings === 0 ? ['There is no listing yet: hosts write them, or npm run import:catalog brings them.'] : []),
  ];
}
