// What an operator may do with another person's account, and why not (docs/reference/back-office.md#one-person).
import type { DeletionObstacle } from './deletion.ts';
import { hasPermission, orderedAreas, type StaffArea } from '#src/domain/admin/areas.ts';
import type { DangerousAct } from '#src/domain/admin/acts.ts';

/** Mildest first. Roles have their own action. */
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

/** Roles that operators give. Others come with a host page or a team. */
export const givenRoles = ['coordinator', 'distributor', 'ambassador', 'operator'] as const;
export type GivenRole = (typeof givenRoles)[number];

export const personStates = ['active', 'unverified', 'blocked', 'erased'] as const;
export type PersonState = (typeof personStates)[number];

/** `erased` excludes the other states; a blocked account may be verified or not. */
export function stateOf(account: {
  readonly is_erased: boolean;
  readonly is_blocked: boolean;
  readonly is_verified: boolean;
}): PersonState {
  if (account.is_erased) return 'erased';
  if (account.is_blocked) return 'blocked';
  return account.is_verified ? 'active' : 'unverified';
}

export const personRoles = ['host', 'manager', 'guide', ...givenRoles] as const;
export type PersonRole = (typeof personRoles)[number];

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

export interface PersonFacts {
  readonly isSelf: boolean;
  readonly actorAreas: readonly StaffArea[];
  readonly state: PersonState;
  /** False for placeholder and erased addresses. */
  readonly hasAddress: boolean;
  readonly roles: readonly string[];
  readonly teamRoles: readonly string[];
  readonly areas: readonly StaffArea[];
  /** Admins who are not blocked. */
  readonly otherAdmins: number;
  readonly hasFactor: boolean;
  readonly isReleasing: boolean;
  readonly hosts: 'no' | 'shown' | 'hidden';
  readonly sessions: number;
  readonly obstacles: readonly DeletionObstacle[];
}

/** Codes of the contract. */
export type PersonFault =
  | 'other-area'
  | 'person-self'
  | 'person-staff'
  | 'person-last-admin'
  | 'person-state'
  | 'person-in-use'
  | 'person-in-team'
  | 'person-areas-changed';

/** Why an action is refused; null if it is allowed. Operators cannot act on their own account, and only an admin acts on staff. */
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
  // A blocked account must be unblocked first.
  show: ({ state, hosts }) => (state === 'active' || state === 'unverified') && hosts === 'hidden',
  block: ({ state }) => state === 'active' || state === 'unverified',
  unblock: ({ state }) => state === 'blocked',
  erase: ({ state }) => state !== 'erased',
};

const isStaff = ({ roles }: PersonFacts): boolean => roles.includes('operator');

const isLastAdmin = ({ areas, otherAdmins }: PersonFacts): boolean => areas.includes('admin') && otherAdmins === 0;

/** Why a role cannot be given (`give`) or removed; null if it can. Giving needs a verified address and no block. */
export function roleFaultOf(role: GivenRole, give: boolean, facts: PersonFacts): PersonFault | null {
  if (!hasPermission('roles', facts.actorAreas)) return 'other-area';
  if (facts.isSelf) return 'person-self';
  if (facts.roles.includes(role) === give || facts.state === 'erased') return 'person-state';
  if (give) return facts.state === 'active' ? null : 'person-state';
  if (facts.teamRoles.includes(role)) return 'person-in-team';
  return role === 'operator' && isLastAdmin(facts) ? 'person-last-admin' : null;
}

/** The areas as the actor saw them, and as they should be. */
export interface AreaChange {
  readonly from: readonly StaffArea[];
  readonly to: readonly StaffArea[];
}

/** Why the areas of a staff member cannot change; null if they can. Without `change`: whether any change is allowed. */
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
