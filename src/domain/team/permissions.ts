// Permissions of each role for a host, as data: calls and screens read it (docs/domain/hosts.md#teams).

/** A coordinator acts for several hosts; managers and guides belong to one. */
export type HostRole = 'host' | 'manager' | 'coordinator' | 'guide';

export const teamRoles = ['manager', 'coordinator', 'guide'] as const satisfies readonly HostRole[];

export type TeamRole = (typeof teamRoles)[number];

/** `departures` is the day itself: guest list, check-in, no-show, cash received. */
export const hostPermissions = [
  'departures',
  'requests',
  'cancel',
  'calendar',
  'listings',
  'messages',
  'reviews',
  'earnings',
  'payout',
  'team',
  'documents',
  'settings',
] as const;

export type HostPermission = (typeof hostPermissions)[number];

// Payout details are the host's own business; a coordinator from outside does not manage the team.
const refused: Readonly<Record<Exclude<HostRole, 'guide'>, readonly HostPermission[]>> = {
  host: [],
  manager: ['payout'],
  coordinator: ['payout', 'team'],
};

/**
 * Whether a role has a permission for the host. If the host has no login, anyone in the team but a guide may set payout
 * details, because no one else can (docs/domain/ledger.md#hosts-without-a-login).
 */
export function mayAct(role: HostRole, act: HostPermission, hasLogin = true): boolean {
  if (act === 'payout' && !hasLogin) return role !== 'guide';
  return role === 'guide' ? act === 'departures' : !refused[role].includes(act);
}

/** All permissions of a role for a host with or without a login, in the order of `hostPermissions`. */
export function actsOf(role: HostRole, hasLogin = true): HostPermission[] {
  return hostPermissions.filter((act) => mayAct(role, act, hasLogin));
}

export function teamRolesFor(act: HostPermission): TeamRole[] {
  return teamRoles.filter((role) => mayAct(role, act));
}
