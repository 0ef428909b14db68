// Statements about passkeys and their challenges (docs/domain/accounts.md#passkeys).
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

const challengeMinutes = 5;

interface NewChallenge {
  hash: Buffer;
  visitorId: string;
  userId: string | null;
}

export async function insertChallenge(db: Db, { hash, visitorId, userId }: NewChallenge): Promise<void> {
  await sql`
    insert into passkey_challenge (challenge_hash, visitor_id, user_id, expires_at)
    values (${hash}, ${visitorId}, ${userId}, banyan_now() + make_interval(mins => ${challengeMinutes}))`.execute(db);
}

/** Takes a challenge once; false when unknown in this browser or expired. */
export async function takeChallenge(db: Db, { hash, visitorId, userId }: NewChallenge): Promise<boolean> {
  const taken = await sql<{ visitor_id: string }>`
    delete from passkey_challenge
    where challenge_hash = ${hash} and visitor_id = ${visitorId} and user_id is not distinct from ${userId}::uuid
      and expires_at > banyan_now()
    returning visitor_id`.execute(db);
  return taken.rows.length === 1;
}

export interface PasskeyRow {
  credential_id: string;
  user_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  agent: string;
  created_at: Date;
  last_used_at: Date | null;
}

const columns = sql`credential_id, user_id, public_key, counter, transports, agent, created_at, last_used_at`;

export async function findPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  const result = await sql<PasskeyRow>`
    select ${columns} from passkey where user_id = ${userId} order by created_at, credential_id limit 100`.execute(db);
  return result.rows;
}

/** Passkeys at least this many hours old: the owner was notified of them. */
export async function findOlderPasskeys(db: Db, userId: string, hours: number): Promise<string[]> {
  const result = await sql<{ credential_id: string }>`
    select credential_id from passkey
    where user_id = ${userId} and created_at <= banyan_now() - make_interval(hours => ${hours}) limit 100`.execute(db);
  return result.rows.map(({ credential_id: id }) => id);
}

export async function findPasskey(
  db: Db,
  credentialId: string,
): Promise<(PasskeyRow & { access_version: number }) | null> {
  const result = await sql<PasskeyRow & { access_version: number }>`
    select p.*, u.access_version from (select ${columns} from passkey where credential_id = ${credentialId}) p
      join user_account u on u.id = p.user_id`.execute(db);
  return result.rows[0] ?? null;
}

/** Also notifies the owner; false when this passkey exists. */
export async function insertPasskey(
  db: Db,
  made: Pick<PasskeyRow, 'credential_id' | 'user_id' | 'public_key' | 'counter' | 'transports' | 'agent'>,
): Promise<boolean> {
  const written = await sql<{ user_id: string }>`
    with made as (
      insert into passkey (credential_id, user_id, public_key, counter, transports, agent)
      values (${made.credential_id}, ${made.user_id}, ${made.public_key}, ${made.counter}, ${made.transports}::text[],
        ${made.agent})
      on conflict (credential_id) do nothing returning user_id
    ), told as (
      insert into outbox (topic, payload)
      select 'mail', jsonb_build_object('kind', 'account-passkey-added', 'user_id', user_id::text, 'agent', ${made.agent}::text)
      from made
    )
    select user_id from made`.execute(db);
  return written.rows.length === 1;
}

/** False where the counter shows a copied passkey. */
export async function markPasskeyUsed(db: Db, credentialId: string, counter: number): Promise<boolean> {
  const used = await sql<{ credential_id: string }>`
    update passkey set counter = ${counter}, last_used_at = banyan_now()
    where credential_id = ${credentialId} and (counter < ${counter} or (counter = 0 and ${counter} = 0))
    returning credential_id`.execute(db);
  return used.rows.length === 1;
}

export async function deletePasskey(db: Db, passkey: { userId: string; credentialId: string }): Promise<boolean> {
  const gone = await sql<{ user_id: string }>`
    with gone as (
      delete from passkey where credential_id = ${passkey.credentialId} and user_id = ${passkey.userId}
      returning user_id, agent
    ), told as (
      insert into outbox (topic, payload)
      select 'mail', jsonb_build_object('kind', 'account-passkey-removed', 'user_id', user_id::text, 'agent', agent)
      from gone
    )
    select user_id from gone`.execute(db);
  return gone.rows.length === 1;
}
