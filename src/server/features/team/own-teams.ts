// team/own-teams: the teams that somebody is in, and the invitations that wait for their address (docs/team.md#invitations).
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { findInvitationsFor, type InvitationRow } from './invitation-queries.ts';
import { findTeamsOf } from './member-queries.ts';

export const teamOwnTeams: Handler<'team/own-teams'> = async (_input, { services: { db }, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const teams = await findTeamsOf(db, actor.userId);
  const invitations = await findInvitationsFor(db, actor.userId);
  return {
    teams: teams.map(({ since, ...team }) => ({ ...team, since: since.toISOString() })),
    invitations: invitations.map(toOpenInvitation),
  };
};

/** An invitation as who was invited reads it. */
export function toOpenInvitation(
  row: Pick<InvitationRow, 'id' | 'host_name' | 'invited_by' | 'role' | 'expires_ms'>,
): CallOutput<'team/own-teams'>['invitations'][number] {
  const { id, host_name, invited_by, role, expires_ms: ends } = row;
  return { id, host_name, invited_by, role, expires_at: new Date(ends).toISOString() };
}
