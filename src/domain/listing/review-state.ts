// The life of a listing: which act leads from where to where, and who may do it (docs/listings.md#life-of-a-listing).

/** Where a listing stands. The first four are those of a draft, the others those of a course. */
export type ListingStatus = 'draft' | 'in_review' | 'sent_back' | 'rejected' | 'published' | 'paused' | 'archived';

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
  | 'archive';

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
    },
  },
  submit: { by: 'host', to: { draft: 'in_review', sent_back: 'in_review' } },
  discard: { by: 'host', to: { draft: 'gone', sent_back: 'gone', rejected: 'gone' } },
  approve: { by: 'operator', to: { in_review: 'published' } },
  send_back: { by: 'operator', to: { in_review: 'sent_back' } },
  reject: { by: 'operator', to: { in_review: 'rejected' } },
  pause: { by: 'host', to: { published: 'paused' } },
  resume: { by: 'host', to: { paused: 'published' } },
  archive: { by: 'host', to: { published: 'archived', paused: 'archived' } },
};

/** Where an act leads from here, or null where it may not be done. */
export function afterAct(act: ListingAct, status: ListingStatus): ListingStatus | 'gone' | null {
  return listingActs[act].to[status] ?? null;
}

/** What a host can do from here, in the order of the table. */
export function hostActs(status: ListingStatus): ListingAct[] {
  const acts = Object.keys(listingActs) as ListingAct[];
  return acts.filter((act) => listingActs[act].by === 'host' && afterAct(act, status) !== null);
}
