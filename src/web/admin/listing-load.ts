// /admin/listings/{id}: one listing, to be decided about (docs/listings.md#review).
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from './admitted.ts';
import type { DeparturesAhead } from './Departures.tsx';
import { loadNotes, type StaffNotes } from './Notes.tsx';
import { type Choices, loadChoices } from '#src/web/host/listing/place-names.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './listing-texts.ts';

/** The listing with its host and changes. */
export type Review = CallOutput<'listing/review-detail'>;

export interface ReviewData {
  readonly admitted: Admitted<Review>;
  readonly choices: Choices;
  readonly notes: StaffNotes;
  readonly departures: DeparturesAhead;
}

/** Loads it with the names of cities and categories. */
export async function load({ api, params }: PageInput): Promise<PageResult<ReviewData>> {
  const id = params['id'] ?? '';
  const [answer, choices, notes, ahead] = await Promise.all([
    api('listing/review-detail', { listing_id: id }),
    loadChoices(api),
    loadNotes(api, { listing_id: id }),
    api('admin/departures', { listing_id: id }),
  ]);
  const code = !answer.ok && answer.kind === 'refusal' ? answer.error.code : null;
  if (code === 'listing-not-found' || code === 'bad-input') return { kind: 'missing', what: 'page' };
  const page = admittedPage(answer, t('title'));
  return page.kind === 'page'
    ? {
        ...page,
        data: { admitted: page.data, choices, notes, departures: ahead.ok ? ahead.data.departures : [] },
      }
    : page;
}
