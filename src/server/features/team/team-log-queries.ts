// What was done in a team: in the audit log with both names, and told to its owner (docs/team.md#who-may-change-it).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { TeamRole } from '#src/domain/team/permissions.ts';
import type { AuditAction } from '#src/domain/admin/acts.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

export type TeamChange = 'invite' | 'revoke' | 'join' | 'change' | 'remove' | 'leave';

export interface TeamEvent {
  hostId: string;
  actorId: string;
  what: TeamChange;
  /** The member, or the invitation of somebody who is none yet. */
  about: { userId: string } | { invitationId: string; email: string };
  from: TeamRole | null;
  to: TeamRole | null;
  /** Why, where one of the staff did it. */
  reason?: string;
}

/** Writes the event and queues the mail to the owner. Ids alone: a name is read when somebody looks. */
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

/** An event as it is read, with the names of now. */
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

/** What happened in a team, the newest first. */
export async function findTeamLog(db: Db, hostId: string, count: number): Promise<TeamEventRow[]> {
  const result = await sql<TeamEventRow>`
    select ${columns} from ${tables} where l.subject = ${`host:${hostId}`} and l.action like 'team.%'
    order by l.id desc limit ${count}`.execute(db);
  return result.rows;
}

/** One event, for its mail; null when it is gone. */
export async function findTeamEvent(db: Db, id: number): Promise<TeamEventRow | null> {
  const result = await sql<TeamEventRow>`
    select ${columns} from ${tables} where l.id = ${id} and l.action like 'team.%'`.execute(db);
  return result.rows[0] ?? null;
}
