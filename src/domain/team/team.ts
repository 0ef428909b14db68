// Who may change a team, and how far (docs/domain/hosts.md#changing-a-team).
import { mayAct, type HostRole, type TeamRole } from './permissions.ts';

/** Days for which an invitation can be accepted. */
export const invitationDays = 7;
/** Invitations that wait at once, and people in one team. */
export const invitationsMax = 20;
export const membersMax = 60;

const rank: Readonly<Record<HostRole, number>> = { guide: 0, coordinator: 1, manager: 2, host: 3 };

/** Whether somebody in this role may invite as, make somebody, or take the role away from somebody who has it. */
export function mayGive(own: HostRole, role: TeamRole): boolean {
  return mayAct(own, 'team') && rank[role] <= rank[own];
}

/**
 * Whether nobody could answer for a host any more once somebody in this role is gone: the host has no login, and none of the others
 * answers requests (docs/domain/hosts.md#leaving-a-team).
 */
export function leavesAlone(hasLogin: boolean, role: TeamRole, others: readonly TeamRole[]): boolean {
  return !hasLogin && mayAct(role, 'requests') && !others.some((other) => mayAct(other, 'requests'));
}

/** Roles that somebody may give, the lowest first. */
export function rolesToGive(own: HostRole): TeamRole[] {
  return (['guide', 'coordinator', 'manager'] as const).filter((role) => mayGive(own, role));
}

/** Where an invitation stands. */
export type InvitationState = 'open' | 'accepted' | 'revoked' | 'expired';

/** Where it stands now; instants in ms since 1970. */
export function invitationState(
  row: { readonly accepted_ms: number | null; readonly revoked_ms: number | null; readonly expires_ms: number },
  now: number,
): InvitationState {
  if (row.accepted_ms !== null) return 'accepted';
  if (row.revoked_ms !== null) return 'revoked';
  return now < row.expires_ms ? 'open' : 'expired';
}
