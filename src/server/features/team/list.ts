// team/list: who is in the team of a host, who was invited, and what was changed (docs/team.md).
import { mayGive, invitationState, rolesToGive } from '#src/domain/host/team.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { findInvitations, type InvitationRow } from './invitation-queries.ts';
import { findMembers, findOwner, type MemberRow } from './member-queries.ts';
import { openTeam, type OwnTeam } from './panel-team.ts';
import { findTeamLog, type TeamEventRow } from './team-log-queries.ts';

export const route = 'team/list';

type Out = CallOutput<typeof route>;

const logLength = 30;

export const handle: Handler<typeof route> = async ({ host_id }, { services: { db }, actor }) => {
  const team = await openTeam(db, host_id, actor);
  const owner = team && (await findOwner(db, team.hostId));
  if (!team || !owner) return refuse('page-not-found');
  const [members, invitations, log] = await Promise.all([
    findMembers(db, team.hostId),
    findInvitations(db, team.hostId),
    findTeamLog(db, team.hostId, logLength),
  ]);
  return {
    host: { id: team.hostId, ...owner, is_own: team.role === 'host' },
    members: members.map((row) => toMember(row, team)),
    invitations: invitations.map(toInvitation),
    roles: rolesToGive(team.role),
    log: log.map(toEvent),
  };
};

function toMember(row: MemberRow, { role, actorId }: OwnTeam): Out['members'][number] {
  const isMe = row.user_id === actorId;
  const mayChange = mayGive(role, row.role);
  return {
    user_id: row.user_id,
    name: row.name,
    email: row.email,
    role: row.role,
    since: row.since.toISOString(),
    is_me: isMe,
    // Whoever leaves does so by leaving: nobody lowers or removes themselves by accident.
    roles: mayChange && !isMe ? rolesToGive(role) : [],
    can_remove: mayChange && !isMe,
  };
}

function toInvitation(row: InvitationRow): Out['invitations'][number] {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    state: invitationState(row, row.now_ms) === 'open' ? 'open' : 'expired',
    expires_at: new Date(row.expires_ms).toISOString(),
    invited_by: row.invited_by,
  };
}

function toEvent({ at, by, what, who, from_role: from, to_role: to }: TeamEventRow): Out['log'][number] {
  return { at: at.toISOString(), by, what, who, from, to };
}
