// Statements of teams (docs/domain/hosts.md#teams).
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { noAddressPattern, hasAddress } from '#src/domain/account/no-address.ts';
import { type HostPermission, type TeamRole, teamRolesFor } from '#src/domain/team/permissions.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { AuditAction } from '#src/domain/admin/acts.ts';

/** ms since 1970 (docs/domain/hosts.md#invitations, ADR 081). */
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

const invitationColumns = sql`v.id, h.user_id as host_id, h.display_name as host_name, v.email::text as email, v.role, v.locale, v.token_hash,
  coalesce((select trim(u.first_name || ' ' || u.last_name) from user_account u where u.id = v.invited_by), h.display_name) as invited_by,
  (extract(epoch from v.expires_at) * 1000)::float8 as expires_ms,
  (extract(epoch from v.accepted_at) * 1000)::float8 as accepted_ms,
  (extract(epoch from v.revoked_at) * 1000)::float8 as revoked_ms,
  (extract(epoch from banyan_now()) * 1000)::float8 as now_ms`;

const isWaiting = sql`v.accepted_at is null and v.revoked_at is null`;

export async function findInvitation(
  db: Db,
  by: { id: string } | { tokenHash: Buffer },
): Promise<InvitationRow | null> {
  const isIt = 'id' in by ? sql`v.id = ${by.id}` : sql`v.token_hash = ${by.tokenHash}`;
  const result = await sql<InvitationRow>`
    select ${invitationColumns} from team_invitation v join host h on h.user_id = v.host_id where ${isIt}`.execute(db);
  return result.rows[0] ?? null;
}

/** Open or expired, newest first. */
export async function findInvitations(db: Db, hostId: string): Promise<InvitationRow[]> {
  const result = await sql<InvitationRow>`
    select ${invitationColumns} from team_invitation v join host h on h.user_id = v.host_id
    where v.host_id = ${hostId} and ${isWaiting} order by v.created_at desc, v.id limit 60`.execute(db);
  return result.rows;
}

/** Invitations for the account's verified address. */
export async function findInvitationsFor(db: Db, userId: string): Promise<InvitationRow[]> {
  const result = await sql<InvitationRow>`
    select ${invitationColumns} from user_account a join team_invitation v on v.email = a.email join host h on h.user_id = v.host_id
    where a.id = ${userId} and a.verified_at is not null and ${isWaiting} and v.expires_at > banyan_now()
    order by v.created_at desc, v.id limit 20`.execute(db);
  return result.rows;
}

/** The account's address is verified and this one. */
export async function isInvitedAddress(db: Db, userId: string, email: string): Promise<boolean> {
  const result = await sql<{ has: boolean }>`
    select exists (select from user_account where id = ${userId} and email = ${email} and verified_at is not null) as has`.execute(
    db,
  );
  return result.rows[0]?.has === true;
}

/** Is the address the owner's or a member's? */
export async function isThere(db: Db, hostId: string, email: string): Promise<boolean> {
  const result = await sql<{ is_there: boolean }>`
    select exists (select from user_account a where a.email = ${email} and (a.id = ${hostId}
      or exists (select from team_member k where k.host_id = ${hostId} and k.user_id = a.id))) as is_there`.execute(db);
  return result.rows[0]?.is_there === true;
}

export async function countOpen(db: Db, hostId: string, butEmail: string): Promise<number> {
  const result = await sql<{ total: number }>`
    select count(*)::integer as total from team_invitation v
    where v.host_id = ${hostId} and ${isWaiting} and v.expires_at > banyan_now() and v.email <> ${butEmail}`.execute(
    db,
  );
  return result.rows[0]?.total ?? 0;
}

/** One open invitation per address. */
export async function replaceInvitation(trx: Trx, hostId: string, email: string): Promise<void> {
  await sql`
    update team_invitation v set revoked_at = banyan_now()
    where v.host_id = ${hostId} and v.email = ${email} and ${isWaiting}`.execute(trx);
}

interface NewInvitation {
  id: string;
  hostId: string;
  email: string;
  role: TeamRole;
  tokenHash: Buffer;
  /** Null: in the host's name. */
  invitedBy: string | null;
  locale: string;
  days: number;
}

export async function insertInvitation(trx: Trx, made: NewInvitation): Promise<void> {
  await sql`
    insert into team_invitation (id, host_id, email, role, token_hash, locale, invited_by, expires_at)
    values (${made.id}, ${made.hostId}, ${made.email}, ${made.role}, ${made.tokenHash}, ${made.locale}, ${made.invitedBy}::uuid,
      banyan_now() + make_interval(days => ${made.days}))`.execute(trx);
  const payload = { kind: 'team-invitation', team_invitation_id: made.id, email: made.email };
  await sql`insert into outbox (topic, payload) values ('mail', ${JSON.stringify(payload)}::jsonb)`.execute(trx);
}

/** The invitation was accepted or withdrawn. */
export async function endInvitation(trx: Trx, id: string, by: { userId: string } | 'revoked'): Promise<void> {
  const end =
    by === 'revoked' ? sql`revoked_at = banyan_now()` : sql`accepted_at = banyan_now(), accepted_by = ${by.userId}`;
  await sql`update team_invitation set ${end} where id = ${id}`.execute(trx);
}

// Logged under both names and sent to the owner (docs/domain/hosts.md#changing-a-team).

type TeamChange = 'invite' | 'revoke' | 'join' | 'change' | 'remove' | 'leave';

interface TeamEvent {
  hostId: string;
  actorId: string;
  what: TeamChange;
  about: { userId: string } | { invitationId: string; email: string };
  from: TeamRole | null;
  to: TeamRole | null;
  /** Set when the staff did it. */
  reason?: string;
}

/** Stores ids only; names are read later. */
export async function logTeam(
  trx: Transaction<Database>,
  { hostId, actorId, what, about, from, to, reason }: TeamEvent,
): Promise<void> {
  const who = 'userId' in about ? { user_id: about.userId } : { invitation_id: about.invitationId };
  const behalf = actorId === hostId ? {} : { on_behalf_of: hostId };
  const detail = { ...who, from, to, ...behalf, ...(reason !== undefined && { reason }) };
  const mail = 'userId' in about ? { user_id: about.userId } : { email: about.email };
  const action: AuditAction = `team.${what}`;
  await sql`
    with logged as (
      insert into audit_log (actor_id, action, subject, detail)
      values (${actorId}, ${action}, ${`host:${hostId}`}, ${JSON.stringify(detail)}::jsonb) returning id
    )
    insert into outbox (topic, payload)
    select 'mail', ${JSON.stringify({ kind: 'team-news', ...mail })}::jsonb || jsonb_build_object('log_id', id) from logged`.execute(
    trx,
  );
}

export interface TeamEventRow {
  id: number;
  at: Date;
  host_id: string;
  host_name: string;
  owner_email: string;
  owner_locale: string;
  by: string;
  what: TeamChange;
  who: string;
  from_role: TeamRole | null;
  to_role: TeamRole | null;
}

const nameOf = (id: ReturnType<typeof sql>) =>
  sql`(select trim(u.first_name || ' ' || u.last_name) from user_account u where u.id = ${id})`;

const columns = sql`l.id, l.at, h.user_id as host_id, h.display_name as host_name, o.email::text as owner_email, o.locale as owner_locale,
  coalesce(${nameOf(sql`l.actor_id`)}, '') as by, substr(l.action, 6) as what,
  coalesce(${nameOf(sql`(l.detail ->> 'user_id')::uuid`)},
    (select v.email::text from team_invitation v where v.id = (l.detail ->> 'invitation_id')::uuid), '') as who,
  l.detail ->> 'from' as from_role, l.detail ->> 'to' as to_role`;

const tables = sql`audit_log l join host h on l.subject = 'host:' || h.user_id join user_account o on o.id = h.user_id`;

export async function findTeamLog(db: Db, hostId: string, count: number): Promise<TeamEventRow[]> {
  const result = await sql<TeamEventRow>`
    select ${columns} from ${tables} where l.subject = ${`host:${hostId}`} and l.action like 'team.%'
    order by l.id desc limit ${count}`.execute(db);
  return result.rows;
}

export async function findTeamEvent(db: Db, id: number): Promise<TeamEventRow | null> {
  const result = await sql<TeamEventRow>`
    select ${columns} from ${tables} where l.id = ${id} and l.action like 'team.%'`.execute(db);
  return result.rows[0] ?? null;
}

export interface TeamMember {
  user_id: string;
  role: TeamRole;
}

/** `c` is a course. */
export const teamOf = sql`coalesce((select jsonb_agg(jsonb_build_object('user_id', k.user_id, 'role', k.role))
  from team_member k where k.host_id = c.host_id), '[]')`;

/** The user's own, and permitted teams'. */
export function hostsFor(userId: string, act: HostPermission): RawBuilder<unknown> {
  const roles = teamRolesFor(act);
  const ofTeams = sql`union all select k.host_id from team_member k
    where k.user_id = ${userId} and k.role in (${sql.join(roles)})`;
  return sql`(select ${userId}::uuid ${roles.length === 0 ? sql`` : ofTeams})`;
}

/** `role` is null for the owner. */
export interface ActedHost {
  host_id: string;
  name: string;
  image: string | null;
  role: TeamRole | null;
  /** False: others act for the host. */
  has_login: boolean;
}

/** Bookings may wait for an external calendar (docs/domain/calendar.md#unread-feeds). */
type PanelHostRow = ActedHost & { has_stopped_feed: boolean };

/** Own first, then by name. */
export async function findHostsOf(db: Kysely<Database>, userId: string): Promise<PanelHostRow[]> {
  const result = await sql<PanelHostRow>`
    select h.user_id as host_id, h.display_name as name, u.image, k.role, coalesce(u.email not like ${noAddressPattern}, true) as has_login,
      exists (select from feed f where f.host_id = h.user_id and f.is_stopped) as has_stopped_feed
    from host h join user_account u on u.id = h.user_id
      left join team_member k on k.host_id = h.user_id and k.user_id = ${userId}
    where h.user_id = ${userId} or k.user_id is not null
    order by h.user_id <> ${userId}, h.display_name, h.user_id`.execute(db);
  return result.rows;
}

export async function findHostOfCourse(
  db: Kysely<Database>,
  courseId: number,
  userId: string,
): Promise<Pick<ActedHost, 'host_id' | 'role'> | null> {
  const result = await sql<Pick<ActedHost, 'host_id' | 'role'>>`
    select c.host_id, k.role from course c
      left join team_member k on k.host_id = c.host_id and k.user_id = ${userId}
    where c.id = ${courseId}`.execute(db);
  return result.rows[0] ?? null;
}

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export interface MemberRow {
  user_id: string;
  name: string;
  email: string;
  role: TeamRole;
  since: Date;
}

/** Managers first, then by name. */
export async function findMembers(db: Db, hostId: string): Promise<MemberRow[]> {
  const result = await sql<MemberRow>`
    select k.user_id, trim(u.first_name || ' ' || u.last_name) as name, u.email::text as email, k.role, k.created_at as since
    from team_member k join user_account u on u.id = k.user_id where k.host_id = ${hostId}
    order by array_position('{manager,coordinator,guide}'::text[], k.role), lower(u.first_name), k.user_id`.execute(db);
  return result.rows;
}

/** The owner, named for the reader. */
export async function findOwner(db: Db, hostId: string): Promise<{ name: string; owner: string } | null> {
  const result = await sql<{ name: string; owner: string }>`
    select h.display_name as name, trim(u.first_name || ' ' || u.last_name) as owner
    from host h join user_account u on u.id = h.user_id where h.user_id = ${hostId}`.execute(db);
  return result.rows[0] ?? null;
}

/** Serializes team changes. Before members and invitations. */
export async function lockTeam(trx: Trx, hostId: string): Promise<void> {
  await sql`select user_id from host where user_id = ${hostId} for no key update`.execute(trx);
}

export async function findRole(db: Db, hostId: string, userId: string): Promise<TeamRole | null> {
  const result = await sql<{ role: TeamRole }>`
    select role from team_member where host_id = ${hostId} and user_id = ${userId}`.execute(db);
  return result.rows[0]?.role ?? null;
}

/** Whether the host can log in, and other roles. Under the lock. */
export async function findOthers(
  trx: Trx,
  hostId: string,
  userId: string,
): Promise<{ hasLogin: boolean; roles: TeamRole[] }> {
  const result = await sql<{ email: string; roles: TeamRole[] }>`
    select u.email::text as email,
      array(select k.role from team_member k where k.host_id = u.id and k.user_id <> ${userId}) as roles
    from user_account u where u.id = ${hostId}`.execute(trx);
  const [row] = result.rows;
  return { hasLogin: row === undefined || hasAddress(row.email), roles: row?.roles ?? [] };
}

export async function countMembers(db: Db, hostId: string): Promise<number> {
  const result = await sql<{ total: number }>`
    select count(*)::integer as total from team_member where host_id = ${hostId}`.execute(db);
  return result.rows[0]?.total ?? 0;
}

/** Also adds the account's role (docs/domain/hosts.md#teams). */
export async function putMember(trx: Trx, hostId: string, userId: string, role: TeamRole): Promise<void> {
  await sql`
    with member as (
      insert into team_member (host_id, user_id, role) values (${hostId}, ${userId}, ${role})
      on conflict (user_id, host_id) do update set role = excluded.role returning user_id
    )
    update user_account u set roles = array_append(u.roles, ${role}::text) from member m
    where u.id = m.user_id and not ${role} = any (u.roles)`.execute(trx);
}

export async function deleteMember(trx: Trx, hostId: string, userId: string): Promise<void> {
  await sql`delete from team_member where host_id = ${hostId} and user_id = ${userId}`.execute(trx);
}

interface TeamRow {
  host_id: string;
  host_name: string;
  role: TeamRole;
  since: Date;
}

export async function findTeamsOf(db: Db, userId: string): Promise<TeamRow[]> {
  const result = await sql<TeamRow>`
    select k.host_id, h.display_name as host_name, k.role, k.created_at as since
    from team_member k join host h on h.user_id = k.host_id where k.user_id = ${userId}
    order by lower(h.display_name), k.host_id`.execute(db);
  return result.rows;
}
