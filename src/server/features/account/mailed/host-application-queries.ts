// Who asked to become a host: kept with the link that is mailed, and made a host when the link is opened
// (docs/listings.md#becoming-a-host).
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

type Trx = Transaction<Database>;

/** What everybody says who begins to host. `phone` is in its international form. */
export interface HostBeginning {
  displayName: string;
  phone: string;
  cityId: number;
  offer: string;
  languages: readonly string[];
  /** In which we write to the host; null where nobody was asked. */
  messageLanguage: string | null;
}

/** Keeps it with the request of the link. */
export async function insertApplication(trx: Trx, requestId: string, made: HostBeginning): Promise<void> {
  await sql`
    insert into host_application (request_id, display_name, phone, city_id, offer, languages, message_language)
    values (${requestId}, ${made.displayName}, ${made.phone}, ${made.cityId}, ${made.offer}, ${made.languages},
      ${made.messageLanguage})`.execute(trx);
}

/** What was kept; null for a link that was asked for without it. */
export async function findApplication(trx: Trx, requestId: string): Promise<HostBeginning | null> {
  const result = await sql<HostBeginning>`
    select display_name as "displayName", phone, city_id as "cityId", offer, languages,
      message_language as "messageLanguage"
    from host_application where request_id = ${requestId}`.execute(trx);
  return result.rows[0] ?? null;
}

/** Makes an account a host, once; false when it was one already. */
export async function insertHost(trx: Trx, userId: string, made: HostBeginning): Promise<boolean> {
  const inserted = await sql`
    insert into host (user_id, display_name, headline, story, languages, host_since, phone, city_id, offer)
    values (${userId}, ${made.displayName}, '', '', ${made.languages}, banyan_now()::date, ${made.phone}, ${made.cityId},
      ${made.offer})
    on conflict (user_id) do nothing returning user_id`.execute(trx);
  if (inserted.rows.length === 0) return false;
  if (made.messageLanguage !== null)
    await sql`insert into host_reach (host_id, language) values (${userId}, ${made.messageLanguage})`.execute(trx);
  await sql`
    update user_account set roles = array_append(roles, 'host') where id = ${userId} and not 'host' = any (roles)`.execute(
    trx,
  );
  return true;
}
