// SQL of authentication.
import { sql, type RawBuilder } from 'kysely';
import { runNamed } from '#src/server/platform/db/kysely.ts';
import type { Services } from '#src/server/services.ts';

type Access = Pick<Services, 'db' | 'pool'>;

/** The account of a session or token. */
export interface ActorRow {
  user_id: string;
  roles: string[];
  /** Empty unless an operator. */
  areas: string[];
  /** Seconds since the second factor was shown or the token was made; null when not shown. */
  factor_age: number | null;
}

// Read per request, so changes apply at once; empty unless an operator.
const areasOfStaff = sql`case when 'operator' = any(u.roles)
  then array(select o.area from operator_area o where o.user_id = u.id) else '{}' end as areas`;

/** Updates the time of last use at most every five minutes. */
export async function findActorBySession(access: Access, tokenHash: Buffer): Promise<ActorRow | null> {
  const read = sql<ActorRow & { is_stale: boolean }>`
    select s.user_id, u.roles, ${areasOfStaff}, extract(epoch from banyan_now() - s.factor_at)::float8 as factor_age, s.last_seen_at < banyan_now() - interval '5 minutes' as is_stale
    from session s join user_account u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.expires_at > banyan_now() and u.blocked_at is null
      and s.last_seen_at > banyan_now() - interval '30 days'`;
  const [row] = await runNamed(access, 'actor-by-session', read);
  if (row?.is_stale)
    await sql`update session set last_seen_at = banyan_now() where token_hash = ${tokenHash}`.execute(access.db);
  return row ?? null;
}

/** The account of a distributor's key. */
interface KeyActorRow {
  user_id: string;
  key_id: string;
}

/**
 * Null when expired or not a distributor's. `configuredId` is the distributor in the settings. Updates the time of last
 * use once a day.
 */
export async function findActorByKey(
  access: Access,
  { keyHash, configuredId }: { keyHash: Buffer; configuredId: string | null },
): Promise<KeyActorRow | null> {
  const read = sql<KeyActorRow & { is_stale: boolean }>`
    select k.user_id, k.id as key_id, coalesce(k.used_on < (banyan_now() at time zone 'UTC')::date, true) as is_stale
    from distributor_key k join user_account u on u.id = k.user_id
    where k.key_hash = ${keyHash} and (k.expires_at is null or k.expires_at > banyan_now())
      and u.blocked_at is null and ('distributor' = any(u.roles) or u.id = ${configuredId}::uuid)`;
  const [row] = await runNamed(access, 'actor-by-key', read);
  if (!row) return null;
  const { user_id, key_id, is_stale: isStale } = row;
  if (isStale)
    await sql`update distributor_key set used_on = (banyan_now() at time zone 'UTC')::date where id = ${key_id}`.execute(
      access.db,
    );
  return { user_id, key_id };
}

/** Null when expired. */
export async function findActorByApiToken(access: Access, tokenHash: Buffer): Promise<ActorRow | null> {
  const read = sql<ActorRow>`
    select t.user_id, u.roles, ${areasOfStaff}, extract(epoch from banyan_now() - t.created_at)::float8 as factor_age from api_token t join user_account u on u.id = t.user_id
    where t.token_hash = ${tokenHash} and u.blocked_at is null and (t.expires_at is null or t.expires_at > banyan_now())`;
  const [row] = await runNamed(access, 'actor-by-token', read);
  return row ?? null;
}

/** SQL for the mailbox of an email address, as in the index. */
export function mailboxOf(column: string): RawBuilder<string> {
  return sql.raw(
    `regexp_replace(regexp_replace(lower(${column}::text), '\\+[^@]*@', '@'), '\\.(?=[^@]*@(gmail|googlemail)\\.com$)', '', 'g')`,
  );
}
