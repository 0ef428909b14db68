// The statements of a team's members (docs/team.md#who-may-change-it).
import { sql, type Kysely, type Transaction } from 'kysely';
import { hasAddress } from '#src/domain/account/no-address.ts';
import type { TeamRole } from '#src/domain/team/permissions.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** Somebody in a team, as its page names them. */
export interface MemberRow {
  user_id: string;
  name: string;
  email: string;
  role: TeamRole;
  since: Date;
}

/** The members of a team: managers first, then by name. */
export async function findMembers(db: Db, hostId: string): Promise<MemberRow[]> {
  const result = await sql<MemberRow>`
    select k.user_id, trim(u.first_name || ' ' || u.last_name) as name, u.email::text as email, k.role, k.created_at as since
    from team_member k join user_account u on u.id = k.user_id where k.host_id = ${hostId}
    order by array_position('{manager,coordinator,guide}'::text[], k.role), lower(u.first_name), k.user_id`.execute(db);
  return result.rows;
}

/** The team and its host, named for who looks. */
export async function findOwner(db: Db, hostId: string): Promise<{ name: string; owner: string } | null> {
  const result = await sql<{ name: string; owner: string }>`
    select h.display_name as name, trim(u.first_name || ' ' || u.last_name) as owner
    from host h join user_account u on u.id = h.user_id where h.user_id = ${hostId}`.execute(db);
  return result.rows[0] ?? null;
}

/** Changes of a team come one after the other. Taken before its members and invitations. */
export async function lockTeam(trx: Trx, hostId: string): Promise<void> {
  await sql`select user_id from host where user_id = ${hostId} for no key update`.execute(trx);
}

/** The role that somebody has in a team; null for everybody else. Asked under the lock of the team. */
export async function findRole(db: Db, hostId: string, userId: string): Promise<TeamRole | null> {
  const result = await sql<{ role: TeamRole }>`
    select role from team_member where host_id = ${hostId} and user_id = ${userId}`.execute(db);
  return result.rows[0]?.role ?? null;
}

/** Whether the host can log in, and the roles of everybody else in the team. Asked under the lock of the team. */
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

/** How many are in a team. */
export async function countMembers(db: Db, hostId: string): Promise<number> {
  const result = await sql<{ total: number }>`
    select count(*)::integer as total from team_member where host_id = ${hostId}`.execute(db);
  return result.rows[0]?.total ?? 0;
}

/** Puts somebody into a team, or gives another role there; the account has the role from then on (docs/team.md#roles-of-a-team). */
export async function putMember(trx: Trx, hostId: string, userId: string, role: TeamRole): Promise<void> {
  await sql`
    with member as (
      insert into team_member (host_id, user_id, role) values (${hostId}, ${userId}, ${role})
      on conflict (user_id, host_id) do update set role = excluded.role returning user_id
    )
    update user_account u set roles = array_append(u.roles, ${role}::text) from member m
    where u.id = m.user_id and not ${role} = any (u.roles)`.execute(trx);
}

/** Takes somebody out of a team. */
export async function deleteMember(trx: Trx, hostId: string, userId: string): Promise<void> {
  await sql`delete from team_member where host_id = ${hostId} and user_id = ${userId}`.execute(trx);
}

/** A team that somebody is in. */
export interface TeamRow {
  host_id: string;
  host_name: string;
  role: TeamRole;
  since: Date;
}

/** The teams that somebody is in, by name. */
export async function findTeamsOf(db: Db, userId: string): Promise<TeamRow[]> {
  const result = await sql<TeamRow>`
    select k.host_id, h.display_name as host_name, k.role, k.created_at as since
    from team_member k join host h on h.user_id = k.host_id where k.user_id = ${userId}
    order by lower(h.display_name), k.host_id`.execute(db);
  return result.rows;
}
