// Who of the staff may do what: areas, what is their own, and what takes two of them (docs/back-office.md#areas, ADR 016).
import type { CodeWish } from '#src/domain/pricing/operator-code.ts';

// Notes of the staff on a booking, an account or a listing (docs/back-office.md#notes).

/** The most letters of a note of the staff. */
export const mostInNote = 2000;

/** The length of the reason of an act, in characters. It stands here because every page with acts loads this file. */
export const reasonLength = { least: 10, most: 500 } as const;

/** Whether an operator may remove a note of the staff: the one who wrote it, or an admin. */
export function mayRemoveNote(
  { authorId }: { readonly authorId: string },
  { actorId, areas }: { readonly actorId: string; readonly areas: readonly StaffArea[] },
): boolean {
  return authorId === actorId || hasPermission('roles', areas);
}

/** What an operator may be there for. Who has `admin` does everything. */
export const staffAreas = ['support', 'finance', 'content', 'admin'] as const;
export type StaffArea = (typeof staffAreas)[number];

/** Every area: what the whole staff reads. */
const everybody: readonly StaffArea[] = staffAreas;

/**
 * The work of the back office, each with the areas that do it beside `admin`. A call of an operator, a section of the navigation, a
 * file and a kind of task name theirs, so that this table alone says who may do what.
 */
const areasByPermission = {
  // Read by the whole staff. Tasks and figures are shown each to who does their work.
  'to-do': everybody,
  bookings: everybody,
  people: everybody,
  listings: everybody,
  notes: everybody,

  // All of them at once, with names and addresses, for who needs it. What opens a booking at the door, for who talks to guests.
  'booking-files': ['support', 'finance'],
  'people-files': ['support'],

  // Guests and hosts, and what goes wrong between them.
  'booking-acts': ['support'],
  'person-acts': ['support'],
  messages: ['support'],
  reports: ['support'],
  reviews: ['support'],
  'no-shows': ['support'],
  'cash-disputes': ['support'],
  cancellations: ['support'],
  // A fraud is support's to stop, a wrong text content's.
  'listing-acts': ['support', 'content'],
  // A payment that hangs is a guest who waits, and money.
  payments: ['support', 'finance'],

  // Who recommends and books for others; whoever looks after them sees what they earn. What pays or changes a rate is of another work.
  partners: ['support', 'finance'],

  // Money, and what says whose it is.
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

  // What the site says and shows.
  texts: ['content'],
  menus: ['content'],
  places: ['content'],
  words: ['content'],
  'listing-review': ['content'],

  // Rules, rights, and what was done with them.
  roles: [],
  settings: [],
  'audit-log': [],
} as const satisfies Record<string, readonly StaffArea[]>;

/** A piece of work, by its name in the table. */
export type StaffPermission = keyof typeof areasByPermission;

/** All work, in the order of the table. */
export const staffPermissions = Object.keys(areasByPermission) as readonly StaffPermission[];

/** Whether somebody with these areas does a piece of work. Without an area nobody does anything. */
export function hasPermission(permission: StaffPermission, areas: readonly StaffArea[]): boolean {
  const doing: readonly StaffArea[] = areasByPermission[permission];
  return areas.some((area) => area === 'admin' || doing.includes(area));
}

/** The areas in the order of the table, each once. */
export function orderedAreas(areas: readonly StaffArea[]): StaffArea[] {
  return staffAreas.filter((area) => areas.includes(area));
}

// Nobody of the staff acts on what is their own (docs/back-office.md#conflicts-of-interest).

/** What a call of the staff can act on. Each kind is named in a call by the field that carries its id. */
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

/** Whose a subject is: accounts, and hosts with everybody in their teams. */
export interface Belongs {
  readonly people: readonly string[];
  readonly hosts: readonly string[];
}

/** Whether a subject is the own one of who acts; `teams` are the hosts in whose teams they are. */
export function isOwn(actorId: string, teams: readonly string[], { people, hosts }: Belongs): boolean {
  return people.includes(actorId) || hosts.some((host) => host === actorId || teams.includes(host));
}

// From a certain amount on, two of the staff take part (docs/back-office.md#approval-by-a-second-operator). Amounts in minor units of the currency
// of prices.

/** Whether an amount takes two; `from` null: none does. */
export function takesTwo(amountCents: number, from: number | null): boolean {
  return from !== null && amountCents >= from;
}

/** Whether somebody else has to act: what is done takes two, and the actor had a hand in what comes before. */
export function needsOther(
  actorId: string,
  { amountCents, from, before }: { amountCents: number; from: number | null; before: readonly (string | null)[] },
): boolean {
  return takesTwo(amountCents, from) && before.includes(actorId);
}

/**
 * What a code can take off at most, over all its uses and all codes that are drawn alike. A share is counted of the highest price that a
 * listing may have. Without a limit of uses it has no end.
 */
export function mostTakenOff(
  { kind, amount_cents, percent, max_uses }: Pick<CodeWish, 'kind' | 'amount_cents' | 'percent' | 'max_uses'>,
  { count, priceMostCents }: { count: number; priceMostCents: number },
): number {
  const once = kind === 'fixed' ? (amount_cents ?? 0) : (priceMostCents * Number(percent ?? 0)) / 100;
  return once * (max_uses ?? Infinity) * count;
}
