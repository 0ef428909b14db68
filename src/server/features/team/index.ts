// Entry point of teams: who acts for a host. It imports no other feature, so that all may use it.
import { teamCalls } from './team.ts';
import * as ownTeams from './own-teams.ts';

export { type Acting, type ActingFor, findActing, findPanelHost, roleIn } from './acting.ts';
export { hostsFor, teamOf, type TeamMember } from './queries.ts';

export { inviteInto } from './team.ts';
export { lockTeam, putMember } from './member-queries.ts';
export {
  endInvitation,
  findInvitation,
  hasAddress as hasInvitedAddress,
  type InvitationRow,
} from './invitation-queries.ts';
export { findTeamEvent, type TeamEventRow } from './team-log-queries.ts';

export const teamHandlers = {
  ...teamCalls,
  [ownTeams.route]: ownTeams.handle,
} as const;
