// Statements about an account's details and password (docs/domain/accounts.md#account-details).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { changeAccess, endSessions, type AccessVersion, type ActiveSession } from '#src/server/features/user/index.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export interface ProfileRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  isd_code: string;
  phone: string;
  image: string | null;
  roles: string[];
  areas: string[];
  is_id_verified: boolean;
  password_hash: string | null;
  created_at: Date;
}

export async function findProfile(db: Db, userId: string): Promise<ProfileRow | null> {
  const result = await sql<ProfileRow>`
    select id, email, first_name, last_name, isd_code, phone, image, roles, is_id_verified, password_hash, created_at,
      array(select a.area from operator_area a where a.user_id = user_account.id order by a.area) as areas
    from user_account where id = ${userId}`.execute(db);
  return result.rows[0] ?? null;
}

/** Fields that change at once; the address needs a link. */
export interface ProfileChange {
  firstName: string;
  lastName: string;
  isdCode: string;
  phone: string;
}

export async function writeProfile(db: Db, userId: string, change: ProfileChange): Promise<void> {
  await sql`
    update user_account set first_name = ${change.firstName}, last_name = ${change.lastName},
      isd_code = ${change.isdCode}, phone = ${change.phone}
    where id = ${userId}`.execute(db);
}

export async function writePicture(trx: Trx, userId: string, pictureId: string | null): Promise<void> {
  await sql`update user_account set image = ${pictureId} where id = ${userId}`.execute(trx);
}

/** Ends all sessions but the named one, and notifies. False, with nothing written, when `access_version` is stale. */
export async function writePassword(
  trx: Trx,
  account: ActiveSession & Partial<AccessVersion>,
  passwordHash: string,
): Promise<boolean> {
  if (!(await changeAccess(trx, account))) return false;
  await sql`
    with changed as (
      update user_account set password_hash = ${passwordHash} where id = ${account.id} returning id
    )
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', 'account-password-changed', 'user_id', id::text) from changed`.execute(
    trx,
  );
  await endSessions(trx, account.id, account.session);
  return true;
}

export async function findUnwanted(db: Db, userId: string): Promise<string[]> {
  const result = await sql<{ topic: string }>`
    select topic from notice_choice where user_id = ${userId} and not is_wanted order by topic`.execute(db);
  return result.rows.map(({ topic }) => topic);
}

export async function writeChoices(
  db: Db,
  userId: string,
  { topics, wanted }: { topics: readonly string[]; wanted: readonly string[] },
): Promise<void> {
  await sql`
    insert into notice_choice as n (user_id, topic, is_wanted)
    select ${userId}, topic, topic = any(${wanted}::text[]) from unnest(${topics}::text[]) as u(topic)
    on conflict (user_id, topic) do update set is_wanted = excluded.is_wanted, changed_at = banyan_now()
      where n.is_wanted <> excluded.is_wanted`.execute(db);
}
