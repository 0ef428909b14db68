// The statements of invitations to the staff, which stand beside those to teams (docs/back-office.md#invitations).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { StaffArea } from '#src/domain/admin/areas.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** An invitation as it stands; instants in ms since 1970. */
export interface StaffInvitationRow {
  id: string;
  email: string;
  areas: StaffArea[];
  locale: string;
  token_hash: Buffer;
  /** Null once the account is gone. */
  inviter_id: string | null;
  invited_by: string;
  expires_ms: number;
  accepted_ms: number | null;
  revoked_ms: number | null;
  now_ms: number;
}

const columns = sql`v.id, v.email::text as email, coalesce(v.areas, '{}') as areas, v.locale, v.token_hash, v.invited_by as inviter_id,
  coalesce((select trim(u.first_name || ' ' || u.last_name) from user_account u where u.id = v.invited_by), '') as invited_by,
  (extract(epoch from v.expires_at) * 1000)::float8 as expires_ms,
  (extract(epoch from v.accepted_at) * 1000)::float8 as accepted_ms,
  (extract(epoch from v.revoked_at) * 1000)::float8 as revoked_ms,
  (extract(epoch from banyan_now()) * 1000)::float8 as now_ms`;

/** One of them, by its id or by the hash of its link's secret. */
export async function findStaffInvitation(
  db: Db,
  by: { id: string } | { tokenHash: Buffer },
): Promise<StaffInvitationRow | null> {
  const isIt = 'id' in by ? sql`v.id = ${by.id}` : sql`v.token_hash = ${by.tokenHash}`;
  const result = await sql<StaffInvitationRow>`
    select ${columns} from team_invitation v where v.host_id is null and ${isIt}`.execute(db);
  return result.rows[0] ?? null;
}

/** Those that wait or have expired without an answer, the newest first. */
export async function findStaffInvitations(db: Db): Promise<StaffInvitationRow[]> {
  const result = await sql<StaffInvitationRow>`
    select ${columns} from team_invitation v
    where v.host_id is null and v.accepted_at is null and v.revoked_at is null order by v.created_at desc, v.id limit 60`.execute(
    db,
  );
  return result.rows;
}

/** Withdraws what waits under an address, so that there is one invitation of it at a time; answers how many others can still be accepted. */
export async function replaceStaffInvitation(trx: Trx, email: string): Promise<number> {
  await sql`
    update team_invitation set revoked_at = banyan_now()
    where host_id is null and email = ${email} and accepted_at is null and revoked_at is null`.execute(trx);
  const result = await sql<{ open: number }>`
    select count(*)::integer as open from team_invitation
    where host_id is null and accepted_at is null and revoked_at is null and expires_at > banyan_now()`.execute(trx);
  return result.rows[0]?.open ?? 0;
}

/** Whether an operator has this address. */
export async function isStaffAddress(trx: Trx, email: string): Promise<boolean> {
  const result = await sql<{ id: string }>`
    select id from user_account where email = ${email} and 'operator' = any(roles)`.execute(trx);
  return result.rows.length > 0;
}

interface NewInvitation {
  id: string;
  email: string;
  areas: readonly StaffArea[];
  tokenHash: Buffer;
  invitedBy: string;
  locale: string;
  days: number;
}

/** Stores an invitation and queues its mail. */
export async function insertStaffInvitation(trx: Trx, made: NewInvitation): Promise<void> {
  await sql`
    insert into team_invitation (id, email, areas, token_hash, locale, invited_by, expires_at)
    values (${made.id}, ${made.email}, ${[...made.areas]}::text[], ${made.tokenHash}, ${made.locale}, ${made.invitedBy}::uuid,
      banyan_now() + make_interval(days => ${made.days}::integer))`.execute(trx);
  const payload = { kind: 'staff-invitation', team_invitation_id: made.id, email: made.email };
  await sql`insert into outbox (topic, payload) values ('mail', ${JSON.stringify(payload)}::jsonb)`.execute(trx);
}
