// Who may change a team, and how far (docs/domain/hosts.md#changing-a-team).
import { mayAct, type HostRole, type TeamRole } from './permissions.ts';

/** Days until an invitation expires. */
export const invitationDays = 7;
/** Most open invitations, and most people, of one team. */
export const invitationsMax = 20;
export const membersMax = 60;

const rank: Readonly<Record<HostRole, number>> = { guide: 0, coordinator: 1, manager: 2, host: 3 };

/** Whether a role may invite people in another role, assign that role or remove people who have it. */
export function mayGive(own: HostRole, role: TeamRole): boolean {
  return mayAct(own, 'team') && rank[role] <= rank[own];
}

/**
 * Whether removing a member leaves the host without anyone to answer requests: the host has no login, and no other
 * member has the permission (docs/domain/hosts.md#leaving-a-team).
 */
export function leavesAlone(hasLogin: boolean, role: TeamRole, others: readonly TeamRole[]): boolean {
  return !hasLogin && mayAct(role, 'requests') && !others.some((other) => mayAct(other, 'requests'));
}

/** The roles that a role may assign, lowest first. */
export function rolesToGive(own: HostRole): TeamRole[] {
  return (['guide', 'coordinator', 'manager'] as const).filter((role) => mayGive(own, role));
}

export type InvitationState = 'open' | 'accepted' | 'revoked' | 'expired';

/** The state of an invitation at `now`; instants in ms since 1970. */
export function invitationState(
  row: { readonly accepted_ms: number | null; readonly revoked_ms: number | null; readonly expires_ms: number },
  now: number,
): InvitationState {
  if (row.accepted_ms !== null) return 'accepted';
  if (row.revoked_ms !== null) return 'revoked';
  return now < row.expires_ms ? 'open' : 'expired';
}
