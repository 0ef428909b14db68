// The statements about teams: for which hosts an account acts, and as whom (docs/accounts.md#teams).
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { noAddressPattern } from '#src/domain/account/no-address.ts';
import { type HostPermission, type TeamRole, teamRolesFor } from '#src/domain/team/permissions.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

/** Somebody in the team of a host, as rows carry it. */
export interface TeamMember {
  user_id: string;
  role: TeamRole;
}

/** The team of the host of `c`, a course. */
export const teamOf = sql`coalesce((select jsonb_agg(jsonb_build_object('user_id', k.user_id, 'role', k.role))
  from team_member k where k.host_id = c.host_id), '[]')`;

/** Ids of the hosts for whom an account may do an act: itself, and those whose team lets it. */
export function hostsFor(userId: string, act: HostPermission): RawBuilder<unknown> {
  const roles = teamRolesFor(act);
  const ofTeams = sql`union all select k.host_id from team_member k
    where k.user_id = ${userId} and k.role in (${sql.join(roles)})`;
  return sql`(select ${userId}::uuid ${roles.length === 0 ? sql`` : ofTeams})`;
}

/** A host that somebody acts for; `role` is null where it is their own. */
export interface ActedHost {
  host_id: string;
  name: string;
  image: string | null;
  role: TeamRole | null;
  /** False for a host without an address, for whom others act. */
  has_login: boolean;
}

/** With whether new bookings wait for a calendar elsewhere (docs/domain/host-calendar.md#unread-feeds). */
export type PanelHostRow = ActedHost & { has_stopped_feed: boolean };

/** All hosts that an account acts for: the own one first, then by name. */
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

/** The host of a course with the role that an account has in its team; null when there is no such course. */
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
