// Entry point of teams: who acts for a host. It imports no other feature, so that all may use it.
import * as accept from './accept.ts';
import * as change from './change.ts';
import * as invitation from './invitation.ts';
import * as invite from './invite.ts';
import * as leave from './leave.ts';
import * as list from './list.ts';
import * as mine from './mine.ts';
import * as ownTeams from './own-teams.ts';
import * as remove from './remove.ts';
import * as revoke from './revoke.ts';

export { type Acting, type ActingFor, findActing, findPanelHost, roleIn } from './acting.ts';
export { hostsFor, teamOf, type TeamMember } from './queries.ts';

export { inviteInto } from './invite.ts';
export { lockTeam, putMember } from './member-queries.ts';
export {
  endInvitation,
  findInvitation,
  hasAddress as hasInvitedAddress,
  type InvitationRow,
} from './invitation-queries.ts';
export { findTeamEvent, type TeamEventRow } from './team-log-queries.ts';

export const teamHandlers = {
  [accept.route]: accept.handle,
  [change.route]: change.handle,
  [invitation.route]: invitation.handle,
  [invite.route]: invite.handle,
  [leave.route]: leave.handle,
  [list.route]: list.handle,
  [mine.route]: mine.handle,
  [ownTeams.route]: ownTeams.handle,
  [remove.route]: remove.handle,
  [revoke.route]: revoke.handle,
} as const;
