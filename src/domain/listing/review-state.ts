// The life of a listing: each act, the states it connects, and who may do it
// (docs/domain/listings.md#listing-states).

/** States of a listing: the first four are a draft's, the others a course's. */
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

/** Acts of the staff without a host's request. */
export const staffActs = ['suspend', 'take_down', 'put_back'] as const;
export type StaffAct = (typeof staffActs)[number];

interface Transition {
  readonly by: 'host' | 'operator';
  /** The next state by current state; `gone` deletes the listing. */
  readonly to: Readonly<Partial<Record<ListingStatus, ListingStatus | 'gone'>>>;
}

/** All acts. Anyone acting for a host is `host` here; their own permission is checked before. */
export const listingActs: Readonly<Record<ListingAct, Transition>> = {
  // A save during review withdraws the submission: only the reviewed version is published.
  save: {
    by: 'host',
    to: {
      draft: 'draft',
      in_review: 'draft',
      sent_back: 'sent_back',
      published: 'published',
      paused: 'paused',
      // A host can correct the reason for the staff's pause.
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
  // The staff fix a typo and the host is told. A listing stays in review: its reviewer made the correction.
  correct: {
    by: 'operator',
    to: { in_review: 'in_review', published: 'published', paused: 'paused', suspended: 'suspended' },
  },
  suspend: { by: 'operator', to: { published: 'suspended', paused: 'suspended' } },
  take_down: { by: 'operator', to: { published: 'taken_down', paused: 'taken_down', suspended: 'taken_down' } },
  // Or to `paused`, where its host had paused it: see `putBackTo`.
  put_back: { by: 'operator', to: { suspended: 'published', taken_down: 'published' } },
};

/** The state after an act; null where it is not allowed. */
export function afterAct(act: ListingAct, status: ListingStatus): ListingStatus | 'gone' | null {
  return listingActs[act].to[status] ?? null;
}

/** Where a listing returns once the staff allow it: its state before they took it off sale. */
export function putBackTo(stoppedFrom: 'published' | 'paused' | null): 'published' | 'paused' {
  return stoppedFrom ?? 'published';
}

/** Whether the staff took it off sale: only they can restore it. */
export const isOffSale = (status: ListingStatus): boolean => afterAct('put_back', status) !== null;

/** Acts of the staff in this state, in table order. */
export const staffActsFrom = (status: ListingStatus): StaffAct[] =>
  staffActs.filter((act) => afterAct(act, status) !== null);

/** Acts of a host in this state, in table order. */
export function hostPermissions(status: ListingStatus): ListingAct[] {
  const acts = Object.keys(listingActs) as ListingAct[];
  return acts.filter((act) => listingActs[act].by === 'host' && afterAct(act, status) !== null);
}
