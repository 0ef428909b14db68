// The statements of invitations to a team (docs/team.md#invitations, ADR 084).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { TeamRole } from '#src/domain/team/permissions.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** An invitation as it stands; instants in ms since 1970. */
export interface InvitationRow {
  id: string;
  host_id: string;
  host_name: string;
  email: string;
  role: TeamRole;
  locale: string;
  token_hash: Buffer;
  invited_by: string;
  expires_ms: number;
  accepted_ms: number | null;
  revoked_ms: number | null;
  now_ms: number;
}

const columns = sql`v.id, h.user_id as host_id, h.display_name as host_name, v.email::text as email, v.role, v.locale, v.token_hash,
  coalesce((select trim(u.first_name || ' ' || u.last_name) from user_account u where u.id = v.invited_by), h.display_name) as invited_by,
  (extract(epoch from v.expires_at) * 1000)::float8 as expires_ms,
  (extract(epoch from v.accepted_at) * 1000)::float8 as accepted_ms,
  (extract(epoch from v.revoked_at) * 1000)::float8 as revoked_ms,
  (extract(epoch from banyan_now()) * 1000)::float8 as now_ms`;

const isWaiting = sql`v.accepted_at is null and v.revoked_at is null`;

/** One invitation, by its id or by the hash of its link's secret. */
export async function findInvitation(
  db: Db,
  by: { id: string } | { tokenHash: Buffer },
): Promise<InvitationRow | null> {
  const isIt = 'id' in by ? sql`v.id = ${by.id}` : sql`v.token_hash = ${by.tokenHash}`;
  const result = await sql<InvitationRow>`
    select ${columns} from team_invitation v join host h on h.user_id = v.host_id where ${isIt}`.execute(db);
  return result.rows[0] ?? null;
}

/** Invitations of a team that wait or have expired without an answer, the newest first. */
export async function findInvitations(db: Db, hostId: string): Promise<InvitationRow[]> {
  const result = await sql<InvitationRow>`
    select ${columns} from team_invitation v join host h on h.user_id = v.host_id
    where v.host_id = ${hostId} and ${isWaiting} order by v.created_at desc, v.id limit 60`.execute(db);
  return result.rows;
}

/** Open invitations of an account, by its proved address. */
export async function findInvitationsFor(db: Db, userId: string): Promise<InvitationRow[]> {
  const result = await sql<InvitationRow>`
    select ${columns} from user_account a join team_invitation v on v.email = a.email join host h on h.user_id = v.host_id
    where a.id = ${userId} and a.verified_at is not null and ${isWaiting} and v.expires_at > banyan_now()
    order by v.created_at desc, v.id limit 20`.execute(db);
  return result.rows;
}

/** Whether an account has a proved address, and it is this one. */
export async function hasAddress(db: Db, userId: string, email: string): Promise<boolean> {
  const result = await sql<{ has: boolean }>`
    select exists (select from user_account where id = ${userId} and email = ${email} and verified_at is not null) as has`.execute(
    db,
  );
  return result.rows[0]?.has === true;
}

/** Whether somebody with this address is the owner of a team or in it. */
export async function isThere(db: Db, hostId: string, email: string): Promise<boolean> {
  const result = await sql<{ is_there: boolean }>`
    select exists (select from user_account a where a.email = ${email} and (a.id = ${hostId}
      or exists (select from team_member k where k.host_id = ${hostId} and k.user_id = a.id))) as is_there`.execute(db);
  return result.rows[0]?.is_there === true;
}

/** How many invitations of a team can still be taken, those of one address left out. */
export async function countOpen(db: Db, hostId: string, butEmail: string): Promise<number> {
  const result = await sql<{ total: number }>`
    select count(*)::integer as total from team_invitation v
    where v.host_id = ${hostId} and ${isWaiting} and v.expires_at > banyan_now() and v.email <> ${butEmail}`.execute(
    db,
  );
  return result.rows[0]?.total ?? 0;
}

/** Takes back what waits under an address, so that there is one invitation of it at a time. */
export async function replaceInvitation(trx: Trx, hostId: string, email: string): Promise<void> {
  await sql`
    update team_invitation v set revoked_at = banyan_now()
    where v.host_id = ${hostId} and v.email = ${email} and ${isWaiting}`.execute(trx);
}

export interface NewInvitation {
  id: string;
  hostId: string;
  email: string;
  role: TeamRole;
  tokenHash: Buffer;
  /** Null where it is in the name of the host. */
  invitedBy: string | null;
  locale: string;
  days: number;
}

/** Stores an invitation and queues its mail. */
export async function insertInvitation(trx: Trx, made: NewInvitation): Promise<void> {
  await sql`
    insert into team_invitation (id, host_id, email, role, token_hash, locale, invited_by, expires_at)
    values (${made.id}, ${made.hostId}, ${made.email}, ${made.role}, ${made.tokenHash}, ${made.locale}, ${made.invitedBy}::uuid,
      banyan_now() + make_interval(days => ${made.days}))`.execute(trx);
  const payload = { kind: 'team-invitation', team_invitation_id: made.id, email: made.email };
  await sql`insert into outbox (topic, payload) values ('mail', ${JSON.stringify(payload)}::jsonb)`.execute(trx);
}

/** Marks an invitation as taken by an account, or as taken back. */
export async function endInvitation(trx: Trx, id: string, by: { userId: string } | 'revoked'): Promise<void> {
  const end =
    by === 'revoked' ? sql`revoked_at = banyan_now()` : sql`accepted_at = banyan_now(), accepted_by = ${by.userId}`;
  await sql`update team_invitation set ${end} where id = ${id}`.execute(trx);
}
