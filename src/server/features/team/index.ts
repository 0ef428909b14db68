// Entry point of teams: people who act for a host (docs/team.md).
import { teamOwnTeams } from './own-teams.ts';
import { teamCalls } from './team.ts';

export const teamHandlers = {
  ...teamCalls,
  'team/own-teams': teamOwnTeams,
} as const;

export { type Acting, findActing, findPanelHost, roleIn, type ActingFor } from './acting.ts';
export { endInvitation, hasAddress, findInvitation, type InvitationRow } from './invitation-queries.ts';
export { lockTeam, putMember } from './member-queries.ts';
export { teamOf, type TeamMember, hostsFor } from './queries.ts';
export { findTeamEvent, type TeamEventRow } from './team-log-queries.ts';
export { inviteInto } from './team.ts';
