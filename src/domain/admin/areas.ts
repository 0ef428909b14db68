// Areas and permissions of the staff, conflicts of interest, and approval by a second operator (docs/reference/back-office.md#areas, ADR
// 016).
import type { CodeWish } from '#src/domain/pricing/operator-code.ts';

export const mostInNote = 2000;

/** In characters. Kept here because every page with actions loads this file. */
export const reasonLength = { least: 10, most: 500 } as const;

/** The author or an admin. */
export function mayRemoveNote(
  { authorId }: { readonly authorId: string },
  { actorId, areas }: { readonly actorId: string; readonly areas: readonly StaffArea[] },
): boolean {
  return authorId === actorId || hasPermission('roles', areas);
}

/** `admin` includes every area. */
export const staffAreas = ['support', 'finance', 'content', 'admin'] as const;
export type StaffArea = (typeof staffAreas)[number];

const everybody: readonly StaffArea[] = staffAreas;

/**
 * The areas that have each permission besides `admin`. Calls, navigation, files and tasks name a permission, so only
 * this table decides.
 */
const areasByPermission = {
  'to-do': everybody,
  bookings: everybody,
  people: everybody,
  listings: everybody,
  notes: everybody,

  'booking-files': ['support', 'finance'],
  'people-files': ['support'],

  'booking-acts': ['support'],
  'person-acts': ['support'],
  messages: ['support'],
  reports: ['support'],
  reviews: ['support'],
  'no-shows': ['support'],
  'cash-disputes': ['support'],
  cancellations: ['support'],
  // Support stops fraud, content fixes texts.
  'listing-acts': ['support', 'content'],
  payments: ['support', 'finance'],

  // Payouts and rates need another permission.
  partners: ['support', 'finance'],

  refunds: ['finance'],
  payouts: ['finance'],
  'payout-details': ['finance'],
  documents: ['finance'],
  ledger: ['finance'],
  figures: ['finance'],
  codes: ['finance'],
  fees: ['finance'],
  rates: ['finance'],
  'partner-acts': ['finance'],

  texts: ['content'],
  menus: ['content'],
  places: ['content'],
  words: ['content'],
  'listing-review': ['content'],

  roles: [],
  settings: [],
  'audit-log': [],
} as const satisfies Record<string, readonly StaffArea[]>;

export type StaffPermission = keyof typeof areasByPermission;

export const staffPermissions = Object.keys(areasByPermission) as readonly StaffPermission[];

export function hasPermission(permission: StaffPermission, areas: readonly StaffArea[]): boolean {
  const doing: readonly StaffArea[] = areasByPermission[permission];
  return areas.some((area) => area === 'admin' || doing.includes(area));
}

export function orderedAreas(areas: readonly StaffArea[]): StaffArea[] {
  return staffAreas.filter((area) => areas.includes(area));
}

/** What a staff call can act on; each kind is named by the field that carries its id. */
export const subjectKinds = [
  'account',
  'address',
  'application',
  'bank-details',
  'booking',
  'code',
  'credential',
  'host',
  'listing',
  'listing-change',
  'note',
  'partner',
  'payout-item',
  'payout-run',
  'refund',
  'review',
  'task',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** The owners of a subject: accounts, and hosts with their teams. */
export interface Belongs {
  readonly people: readonly string[];
  readonly hosts: readonly string[];
}

/**
 * Whether the actor owns the subject; `teams` are the hosts whose teams the actor is in
 * (docs/reference/back-office.md#conflicts-of-interest).
 */
export function isOwn(actorId: string, teams: readonly string[], { people, hosts }: Belongs): boolean {
  return people.includes(actorId) || hosts.some((host) => host === actorId || teams.includes(host));
}

/** Whether an amount needs a second operator (docs/reference/back-office.md#approval-by-a-second-operator); `from` null: never. */
export function takesTwo(amountCents: number, from: number | null): boolean {
  return from !== null && amountCents >= from;
}

/** Whether another operator must act, because the actor took part in an earlier step. */
export function needsOther(
  actorId: string,
  { amountCents, from, before }: { amountCents: number; from: number | null; before: readonly (string | null)[] },
): boolean {
  return takesTwo(amountCents, from) && before.includes(actorId);
}

/** The most that a code can take off over all its uses, in minor units; a percentage is taken of the highest listing price. */
export function mostTakenOff(
  { kind, amount_cents, percent, max_uses }: Pick<CodeWish, 'kind' | 'amount_cents' | 'percent' | 'max_uses'>,
  { count, priceMostCents }: { count: number; priceMostCents: number },
): number {
  const once = kind === 'fixed' ? (amount_cents ?? 0) : (priceMostCents * Number(percent ?? 0)) / 100;
  return once * (max_uses ?? Infinity) * count;
}
