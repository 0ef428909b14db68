// What an operator may do with the account of somebody else, and why not (docs/back-office.md#one-person).
import type { DeletionObstacle } from './deletion.ts';
import { hasPermission, orderedAreas, type StaffArea } from '#src/domain/admin/areas.ts';
import type { DangerousAct } from '#src/domain/admin/acts.ts';

/** The acts, the mildest first. Roles are given and taken by an act of their own. */
export const personActs = [
  'send-reset',
  'end-sessions',
  'release-factor',
  'hide',
  'show',
  'block',
  'unblock',
  'erase',
] as const;
export type PersonAct = (typeof personActs)[number];

/** Roles that an operator gives and takes. The others come with what they are about: a host's page, a place in a team. */
export const givenRoles = ['coordinator', 'distributor', 'ambassador', 'operator'] as const;
export type GivenRole = (typeof givenRoles)[number];

/** How an account stands. */
export const personStates = ['active', 'unverified', 'blocked', 'erased'] as const;
export type PersonState = (typeof personStates)[number];

/** How an account stands. An erased one is nothing else any more, a blocked one may be confirmed or not. */
export function stateOf(account: {
  readonly is_erased: boolean;
  readonly is_blocked: boolean;
  readonly is_verified: boolean;
}): PersonState {
  if (account.is_erased) return 'erased';
  if (account.is_blocked) return 'blocked';
  return account.is_verified ? 'active' : 'unverified';
}

/** Every role that an account can have beside that of a guest. */
export const personRoles = ['host', 'manager', 'guide', ...givenRoles] as const;
export type PersonRole = (typeof personRoles)[number];

/** Which acts are dangerous, and as what. */
export const dangerOfAct: Readonly<Record<PersonAct, DangerousAct | null>> = {
  'send-reset': null,
  'end-sessions': null,
  'release-factor': 'factor-release',
  hide: 'off-sale',
  show: 'off-sale',
  block: 'block',
  unblock: 'block',
  erase: 'erasure',
};

/** What the rules ask of the account that is acted on. */
export interface PersonFacts {
  /** It is the account of who acts. */
  readonly isSelf: boolean;
  /** The areas of who acts. */
  readonly actorAreas: readonly StaffArea[];
  readonly state: PersonState;
  /** It can be written to: its address is neither made up nor erased. */
  readonly hasAddress: boolean;
  readonly roles: readonly string[];
  /** Roles that it has in teams of hosts. */
  readonly teamRoles: readonly string[];
  /** Its areas as one of the staff. */
  readonly areas: readonly StaffArea[];
  /** Other admins who are not blocked. */
  readonly otherAdmins: number;
  readonly hasFactor: boolean;
  readonly isReleasing: boolean;
  /** Whether it hosts, and whether the staff have hidden it as a host: nothing of it is on sale then. */
  readonly hosts: 'no' | 'shown' | 'hidden';
  readonly sessions: number;
  readonly obstacles: readonly DeletionObstacle[];
}

/** Why an act is refused, as the codes of the contract. */
export type PersonFault =
  | 'other-area'
  | 'person-self'
  | 'person-staff'
  | 'person-last-admin'
  | 'person-state'
  | 'person-in-use'
  | 'person-in-team'
  | 'person-areas-changed';

/**
 * Null where the act may be done now. Nobody acts on an own account here: its owner has a page for that. On one of the staff only
 * an admin acts, so that no other area opens or shuts out who has more.
 */
export function faultOf(act: PersonAct, facts: PersonFacts): PersonFault | null {
  if (!hasPermission('person-acts', facts.actorAreas)) return 'other-area';
  if (facts.isSelf) return 'person-self';
  if (isStaff(facts) && !hasPermission('roles', facts.actorAreas)) return 'person-staff';
  if (!fits[act](facts)) return 'person-state';
  if (act === 'block' && isLastAdmin(facts)) return 'person-last-admin';
  return act === 'erase' && facts.obstacles.length > 0 ? 'person-in-use' : null;
}

const fits: Readonly<Record<PersonAct, (facts: PersonFacts) => boolean>> = {
  'send-reset': ({ state, hasAddress }) => hasAddress && (state === 'active' || state === 'unverified'),
  'end-sessions': ({ sessions }) => sessions > 0,
  'release-factor': ({ state, hasFactor, isReleasing }) => state !== 'erased' && hasFactor && !isReleasing,
  hide: ({ state, hosts }) => state !== 'erased' && hosts === 'shown',
  // One who is blocked is let in first.
  show: ({ state, hosts }) => (state === 'active' || state === 'unverified') && hosts === 'hidden',
  block: ({ state }) => state === 'active' || state === 'unverified',
  unblock: ({ state }) => state === 'blocked',
  erase: ({ state }) => state !== 'erased',
};

const isStaff = ({ roles }: PersonFacts): boolean => roles.includes('operator');

const isLastAdmin = ({ areas, otherAdmins }: PersonFacts): boolean => areas.includes('admin') && otherAdmins === 0;

/** Null where the role may be given (`give`) or taken now. Whoever gets rights has proved an address and is not blocked. */
export function roleFaultOf(role: GivenRole, give: boolean, facts: PersonFacts): PersonFault | null {
  if (!hasPermission('roles', facts.actorAreas)) return 'other-area';
  if (facts.isSelf) return 'person-self';
  if (facts.roles.includes(role) === give || facts.state === 'erased') return 'person-state';
  if (give) return facts.state === 'active' ? null : 'person-state';
  if (facts.teamRoles.includes(role)) return 'person-in-team';
  return role === 'operator' && isLastAdmin(facts) ? 'person-last-admin' : null;
}

/** Other areas than the ones that who acts has seen. */
export interface AreaChange {
  readonly from: readonly StaffArea[];
  readonly to: readonly StaffArea[];
}

/** Null where one of the staff may be given other areas now. Left out: whether any change is allowed at all. */
export function areasFaultOf(facts: PersonFacts, change?: AreaChange): PersonFault | null {
  if (!hasPermission('roles', facts.actorAreas)) return 'other-area';
  if (facts.isSelf) return 'person-self';
  if (!isStaff(facts) || facts.state === 'erased') return 'person-state';
  if (change === undefined) return null;
  if (!isSame(change.from, facts.areas)) return 'person-areas-changed';
  if (isSame(change.to, facts.areas)) return 'person-state';
  return !change.to.includes('admin') && isLastAdmin(facts) ? 'person-last-admin' : null;
}

const isSame = (one: readonly StaffArea[], other: readonly StaffArea[]): boolean =>
  orderedAreas(one).join() === orderedAreas(other).join();
