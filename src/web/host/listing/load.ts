// /dashboard/host-panel/listings/{id}: one listing; `?part=` is one of its questions (docs/listings.md#one-thing-at-a-time).
import { listingParts } from '#src/domain/listing/content.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import { loadPanel, type Panel } from '#src/web/host/panel.ts';
import type { ListingPart, OwnListing } from './content-rows.ts';
import { type Choices, loadChoices } from './place-names.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './texts.ts';

/** The listing with what its questions are answered from, and which one is asked; null for the overview. */
export interface EditorData {
  readonly panel: Panel | null;
  readonly open: { readonly listing: OwnListing; readonly choices: Choices; readonly part: ListingPart | null } | null;
}

/** Loads it; another's answers like one that is not there. */
export async function load(input: PageInput): Promise<PageResult<EditorData>> {
  const { api, params, url } = input;
  const head = { title: t('title'), robots: 'noindex' } as const;
  const loaded = await loadPanel(input, 'listings');
  if (!loaded.ok) return loaded.result;
  const { panel } = loaded;
  if (!panel?.host) return { kind: 'page', data: { panel, open: null }, head };
  const [answer, choices] = await Promise.all([
    api('listing/edit', { listing_id: params['id'] ?? '' }),
    loadChoices(api),
  ]);
  if (!answer.ok) {
    const code = answer.kind === 'refusal' ? answer.error.code : null;
    const isMissing = code === 'listing-not-found' || code === 'bad-input';
    return isMissing ? { kind: 'missing', what: 'page' } : failed(answer);
  }
  const { listing } = answer.data;
  const asked = listingParts.find((one) => one === url.searchParams.get('part')) ?? null;
  // What is archived is read, not written.
  const part = listing.acts.includes('save') && isAsked(listing, asked) ? asked : null;
  const title = listing.content.kind?.title || t('title');
  return { kind: 'page', data: { panel, open: { listing, choices, part } }, head: { ...head, title } };
}

/** From publishing on the days stand in the calendar. */
export function isAsked({ course_id }: Pick<OwnListing, 'course_id'>, part: ListingPart | null): boolean {
  return part !== 'days' || course_id === null;
}
