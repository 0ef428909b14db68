// The life of a listing: which act leads from where to where, and who may do it (docs/domain/listings.md#life-of-a-listing).

/** Where a listing stands. The first four are those of a draft, the others those of a course. */
export const listingStatuses = [
  'draft',
  'in_review',
  'sent_back',
  'rejected',
  'published',
  'paused',
  'suspended',
  'taken_down',
  'archived',
] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** What can be done with a listing as a whole. */
export type ListingAct =
  | 'save'
  | 'submit'
  | 'discard'
  | 'approve'
  | 'send_back'
  | 'reject'
  | 'pause'
  | 'resume'
  | 'archive'
  | 'correct'
  | StaffAct;

/** What the staff do with a listing though no host asked. */
export const staffActs = ['suspend', 'take_down', 'put_back'] as const;
export type StaffAct = (typeof staffActs)[number];

interface Transition {
  readonly by: 'host' | 'operator';
  /** Where it leads from each state in which it is allowed; `gone` deletes it. */
  readonly to: Readonly<Partial<Record<ListingStatus, ListingStatus | 'gone'>>>;
}

/** The table. Whoever acts for a host is `host` here; that person's own right is asked before. */
export const listingActs: Readonly<Record<ListingAct, Transition>> = {
  // Whoever changes what is being read takes it back: what is published is what was read.
  save: {
    by: 'host',
    to: {
      draft: 'draft',
      in_review: 'draft',
      sent_back: 'sent_back',
      published: 'published',
      paused: 'paused',
      // A host can correct what the staff paused it for.
      suspended: 'suspended',
    },
  },
  submit: { by: 'host', to: { draft: 'in_review', sent_back: 'in_review' } },
  discard: { by: 'host', to: { draft: 'gone', sent_back: 'gone', rejected: 'gone' } },
  approve: { by: 'operator', to: { in_review: 'published' } },
  send_back: { by: 'operator', to: { in_review: 'sent_back' } },
  reject: { by: 'operator', to: { in_review: 'rejected' } },
  pause: { by: 'host', to: { published: 'paused' } },
  resume: { by: 'host', to: { paused: 'published' } },
  archive: { by: 'host', to: { published: 'archived', paused: 'archived', suspended: 'archived' } },
  // A typo, with the host told. What is being read stays so: who corrects it reads it.
  correct: {
    by: 'operator',
    to: { in_review: 'in_review', published: 'published', paused: 'paused', suspended: 'suspended' },
  },
  suspend: { by: 'operator', to: { published: 'suspended', paused: 'suspended' } },
  take_down: { by: 'operator', to: { published: 'taken_down', paused: 'taken_down', suspended: 'taken_down' } },
  // Or to `paused`, where its host had paused it: see `putBackTo`.
  put_back: { by: 'operator', to: { suspended: 'published', taken_down: 'published' } },
};

/** Where an act leads from here, or null where it may not be done. */
export function afterAct(act: ListingAct, status: ListingStatus): ListingStatus | 'gone' | null {
  return listingActs[act].to[status] ?? null;
}

/** Where a listing goes that the staff put back: where it was before they took it off sale. */
export function putBackTo(stoppedFrom: 'published' | 'paused' | null): 'published' | 'paused' {
  return stoppedFrom ?? 'published';
}

/** Whether the staff have taken it off sale: only they put it back. */
export const isOffSale = (status: ListingStatus): boolean => afterAct('put_back', status) !== null;

/** What the staff can do from here, in the order of the table. */
export const staffActsFrom = (status: ListingStatus): StaffAct[] =>
  staffActs.filter((act) => afterAct(act, status) !== null);

/** What a host can do from here, in the order of the table. */
export function hostPermissions(status: ListingStatus): ListingAct[] {
  const acts = Object.keys(listingActs) as ListingAct[];
  return acts.filter((act) => listingActs[act].by === 'host' && afterAct(act, status) !== null);
}
