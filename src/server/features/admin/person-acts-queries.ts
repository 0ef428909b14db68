// Facts and writes of actions on accounts, and staff invitations (docs/reference/back-office.md#one-person).
import { hasAddress } from '#src/domain/account/no-address.ts';
import { sql, type Kysely, type Transaction } from 'kysely';
import { orderedAreas, type StaffArea } from '#src/domain/admin/areas.ts';
import { type PersonFacts, stateOf } from '#src/domain/account/person-acts.ts';
import { fullName, instantText } from '#src/server/platform/db/row-queries.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { findDeletionFacts } from '#src/server/features/account/index.ts';
import { followRoles } from '#src/server/features/partner/index.ts';
import { isErasedAddress, obstaclesOf } from '#src/domain/account/deletion.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

interface FactsRow {
  email: string;
  is_erased: boolean;
  is_blocked: boolean;
  is_verified: boolean;
  roles: string[];
  team_roles: string[];
  areas: StaffArea[];
  actor_areas: StaffArea[];
  other_admins: number;
  has_factor: boolean;
  is_releasing: boolean;
  hosts: 'no' | 'shown' | 'hidden';
  sessions: number;
}

export async function findPersonFacts(
  db: Db,
  { userId, actorId }: { userId: string; actorId: string },
): Promise<(PersonFacts & { readonly email: string }) | null> {
  const result = await sql<FactsRow>`
    select u.email::text as email, u.roles,
      u.erased_at is not null as is_erased, u.blocked_at is not null as is_blocked, u.verified_at is not null as is_verified,
      array(select distinct m.role from team_member m where m.user_id = u.id) as team_roles,
      array(select a.area from operator_area a where a.user_id = u.id and 'operator' = any(u.roles)) as areas,
      array(select a.area from operator_area a where a.user_id = ${actorId}) as actor_areas,
      (select count(*)::integer from user_account o join operator_area a on a.user_id = o.id and a.area = 'admin'
        where 'operator' = any(o.roles) and o.blocked_at is null and o.id <> u.id) as other_admins,
      exists (select from second_factor f where f.user_id = u.id and f.confirmed_at is not null) as has_factor,
      exists (select from factor_release r where r.user_id = u.id) as is_releasing,
      coalesce((select case when h.hidden_at is null then 'shown' else 'hidden' end from host h where h.user_id = u.id), 'no') as hosts,
      (select count(*)::integer from session s where s.user_id = u.id and s.expires_at > banyan_now()) as sessions
    from user_account u where u.id = ${userId}`.execute(db);
  const [row] = result.rows;
  if (!row) return null;
  const deletion = await findDeletionFacts(db, userId);
  return {
    email: row.email,
    isSelf: userId === actorId,
    state: stateOf(row),
    hasAddress: canBeWrittenTo(row.email),
    roles: row.roles,
    teamRoles: row.team_roles,
    areas: orderedAreas(row.areas),
    actorAreas: row.actor_areas,
    otherAdmins: row.other_admins,
    hasFactor: row.has_factor,
    isReleasing: row.is_releasing,
    hosts: row.hosts,
    sessions: row.sessions,
    obstacles: deletion === null ? [] : obstaclesOf(deletion),
  };
}

/** Locks the operators; true if the actor remains one, so an admin always remains. */
export async function lockOperators(trx: Trx, actorId: string): Promise<boolean> {
  const result = await sql<{ id: string }>`
    select id from user_account where 'operator' = any(roles) and blocked_at is null order by id for no key update`.execute(
    trx,
  );
  return result.rows.some(({ id }) => id === actorId);
}

export async function lockPerson(trx: Trx, userId: string): Promise<void> {
  await sql`select id from user_account where id = ${userId} for no key update`.execute(trx);
}

/** Returns the new roles; an operator also gets `areas`. */
export async function writeRole(
  trx: Trx,
  { userId, role, give, areas }: { userId: string; role: string; give: boolean; areas: readonly StaffArea[] },
): Promise<string[]> {
  const roles = give ? sql`array_append(u.roles, ${role}::text)` : sql`array_remove(u.roles, ${role}::text)`;
  const written = await sql<{ before: string[]; after: string[] }>`
    update user_account u set roles = ${roles} from user_account b where u.id = ${userId} and b.id = u.id
    returning b.roles as before, u.roles as after`.execute(trx);
  const [change] = written.rows;
  if (!change) return [];
  await followRoles(trx, userId, change);
  if (role === 'operator') await writeAreas(trx, userId, give ? areas : []);
  return change.after;
}

export async function writeAreas(trx: Trx, userId: string, areas: readonly StaffArea[]): Promise<void> {
  await sql`delete from operator_area where user_id = ${userId} and area <> all(${sql.val(areas)})`.execute(trx);
  await sql`
    insert into operator_area (user_id, area) select ${userId}, unnest(${sql.val(areas)}::text[])
    on conflict do nothing`.execute(trx);
}

/** Ends sessions either way: one opened meanwhile must not revive. */
export async function writeBlock(trx: Trx, userId: string, isBlocked: boolean): Promise<void> {
  await sql`
    with ended as (delete from session where user_id = ${userId})
    update user_account set blocked_at = case when ${isBlocked} then banyan_now() end where id = ${userId}`.execute(
    trx,
  );
}

export function canBeWrittenTo(email: string): boolean {
  return hasAddress(email) && !isErasedAddress(email);
}

/** Instants in ms since 1970 (docs/reference/back-office.md#invitations). */
export interface StaffInvitationRow {
  id: string;
  email: string;
  areas: StaffArea[];
  locale: string;
  token_hash: Buffer;
  inviter_id: string | null;
  invited_by: string;
  expires_at: string;
  expires_ms: number;
  accepted_ms: number | null;
  revoked_ms: number | null;
  now_ms: number;
}

const invitationColumns = sql`v.id, v.email::text as email, coalesce(v.areas, '{}') as areas, v.locale, v.token_hash, v.invited_by as inviter_id,
  coalesce((select ${fullName('u')} from user_account u where u.id = v.invited_by), '') as invited_by,
  ${instantText(sql`v.expires_at`)} as expires_at, (extract(epoch from v.expires_at) * 1000)::float8 as expires_ms,
  (extract(epoch from v.accepted_at) * 1000)::float8 as accepted_ms,
  (extract(epoch from v.revoked_at) * 1000)::float8 as revoked_ms,
  (extract(epoch from banyan_now()) * 1000)::float8 as now_ms`;

export async function findStaffInvitation(
  db: Db,
  by: { id: string } | { tokenHash: Buffer },
): Promise<StaffInvitationRow | null> {
  const isIt = 'id' in by ? sql`v.id = ${by.id}` : sql`v.token_hash = ${by.tokenHash}`;
  const result = await sql<StaffInvitationRow>`
    select ${invitationColumns} from team_invitation v where v.host_id is null and ${isIt}`.execute(db);
  return result.rows[0] ?? null;
}

export async function findStaffInvitations(db: Db): Promise<StaffInvitationRow[]> {
  const result = await sql<StaffInvitationRow>`
    select ${invitationColumns} from team_invitation v
    where v.host_id is null and v.accepted_at is null and v.revoked_at is null order by v.created_at desc, v.id limit 60`.execute(
    db,
  );
  return result.rows;
}

/** One open invitation per address; returns how many others are open. */
export async function replaceStaffInvitation(trx: Trx, email: string): Promise<number> {
  await sql`
    update team_invitation set revoked_at = banyan_now()
    where host_id is null and email = ${email} and accepted_at is null and revoked_at is null`.execute(trx);
  const result = await sql<{ open: number }>`
    select count(*)::integer as open from team_invitation
    where host_id is null and accepted_at is null and revoked_at is null and expires_at > banyan_now()`.execute(trx);
  return result.rows[0]?.open ?? 0;
}

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

export async function insertStaffInvitation(trx: Trx, made: NewInvitation): Promise<void> {
  await sql`
    insert into team_invitation (id, email, areas, token_hash, locale, invited_by, expires_at)
    values (${made.id}, ${made.email}, ${[...made.areas]}::text[], ${made.tokenHash}, ${made.locale}, ${made.invitedBy}::uuid,
      banyan_now() + make_interval(days => ${made.days}::integer))`.execute(trx);
  const payload = { kind: 'staff-invitation', team_invitation_id: made.id, email: made.email };
  await sql`insert into outbox (topic, payload) values ('mail', ${JSON.stringify(payload)}::jsonb)`.execute(trx);
}
