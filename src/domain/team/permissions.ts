// Who may do what for a host, as data: calls and screens read it (docs/domain/hosts.md#teams).

/** As whom somebody acts for a host. A coordinator acts for several; managers and guides belong to one. */
export type HostRole = 'host' | 'manager' | 'coordinator' | 'guide';

/** Roles that somebody in a team can have. */
export const teamRoles = ['manager', 'coordinator', 'guide'] as const satisfies readonly HostRole[];

export type TeamRole = (typeof teamRoles)[number];

/** What there is to do. `departures` is the day itself: who comes, check-in, no-show, cash that was received. */
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

// Where money goes is the host's own business; who is in the team is not a matter for a coordinator from outside.
const refused: Readonly<Record<Exclude<HostRole, 'guide'>, readonly HostPermission[]>> = {
  host: [],
  manager: ['payout'],
  coordinator: ['payout', 'team'],
};

/**
 * Whether somebody in this role may do it for the host. Where the host has no login, whoever answers for them says where their money
 * goes, too: nobody else can (docs/domain/ledger.md#hosts-without-a-login).
 */
export function mayAct(role: HostRole, act: HostPermission, hasLogin = true): boolean {
  if (act === 'payout' && !hasLogin) return role !== 'guide';
  return role === 'guide' ? act === 'departures' : !refused[role].includes(act);
}

/** All that a role may do for a host with or without a login, in the order of `hostPermissions`. */
export function actsOf(role: HostRole, hasLogin = true): HostPermission[] {
  return hostPermissions.filter((act) => mayAct(role, act, hasLogin));
}

/** The roles in a team that may do it. */
export function teamRolesFor(act: HostPermission): TeamRole[] {
  return teamRoles.filter((role) => mayAct(role, act));
}
