// When a provider was last asked, and which payments nobody knows.
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

type Db = Kysely<Database>;

/** True when a day has passed since this provider was asked; the asking counts as done, so that nobody else asks too. */
export async function takeCheck(db: Db, provider: string): Promise<boolean> {
  const taken = await sql`
    insert into gateway_check as c (provider, checked_at) values (${provider}, banyan_now())
    on conflict (provider) do update set checked_at = excluded.checked_at
    where c.checked_at < banyan_now() - interval '1 day' returning provider`.execute(db);
  return taken.rows.length === 1;
}

/** The provider did not answer: it is asked again in ten minutes instead of tomorrow. */
export async function askSoonAgain(db: Db, provider: string): Promise<void> {
  await sql`
    update gateway_check set checked_at = banyan_now() - interval '1 day' + interval '10 minutes'
    where provider = ${provider}`.execute(db);
}

/** Those of the given ids that are no payment here. Texts that are no ids count as unknown. */
export async function findUnknownPayments(db: Db, ids: string[]): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select given.id from unnest(${ids}::text[]) as given (id)
    where not exists (select 1 from payment p where p.id::text = given.id)`.execute(db);
  return found.rows.map(({ id }) => id);
}
