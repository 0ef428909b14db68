// Entry point of teams (docs/domain/hosts.md#teams).
import { teamOwnTeams, teamCalls } from './team.ts';

export const teamHandlers = {
  ...teamCalls,
  'team/own-teams': teamOwnTeams,
} as const;

export { type Acting, findActing, findPanelHost, roleIn, type ActingFor } from './acting.ts';
export { endInvitation, isInvitedAddress, findInvitation, type InvitationRow } from './queries.ts';
export { lockTeam, putMember } from './queries.ts';
export { teamOf, type TeamMember, hostsFor } from './queries.ts';
export { findTeamEvent, type TeamEventRow } from './queries.ts';
export { inviteInto } from './team.ts';
