// The areas of the staff: which work of the back office is whose (docs/back-office.md#areas, ADR 102).

// Notes of the staff on a booking, an account or a listing (docs/back-office.md#notes).

/** The most letters of a note of the staff. */
export const mostInNote = 2000;

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
