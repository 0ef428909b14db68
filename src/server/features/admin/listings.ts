// Listings in the back office: all of them, and words of one that the staff correct (docs/back-office.md#listings).
import { listingList } from '#src/contract/admin/catalogue-lists.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import { isSame } from '#src/domain/listing/change.ts';
import { listingParts } from '#src/domain/listing/content.ts';
import { afterAct } from '#src/domain/listing/review-state.ts';
import {
  cleanPatch,
  type Content,
  contentOf,
  lacksAmong,
  lacksOf,
  lockListing,
  logListing,
  queueWords,
  updateCourse,
  updateDraft,
} from '#src/server/features/listing/index.ts';
import { t } from '#src/server/features/texts.ts';
import { staffAct } from './staff-act.ts';
import { serveList } from './lists.ts';
import { findAdminCities } from './places-queries.ts';
import { findListingLines } from './listings-queries.ts';

export const listings = serveList({
  list: listingList,
  call: 'admin/listings',
  find: ({ db }, query) => findListingLines(db, query),
  more: async ({ db }) => ({ cities: await findAdminCities(db) }),
});

// admin/listing-correct: the staff correct words of a listing by the rules of its editor (docs/listings.md#words-corrected-by-the-staff).
const correct = staffAct<'admin/listing-correct'>({
  async run({ listing_id, version, words, reason }, { trx, actorId, services }) {
    const row = await lockListing(trx, listing_id);
    if (row === null) return refuse('listing-not-found');
    if (row.version !== Math.max(1, version)) return refuse('listing-changed');
    if (afterAct('correct', row.status) === null) return refuse('listing-state');
    const before = contentOf(row);
    const after = { ...before, ...cleanPatch(before, patchOf(before, words)) };
    const parts = listingParts.filter((part) => !isSame(before[part], after[part]));
    if (parts.length === 0) return { answer: { message: t('listing.staff.same') }, entry: null };
    if (lacksAmong(parts, lacksOf(row, after, services))) return refuse('listing-incomplete');
    if (row.course_id !== null) await updateCourse(trx, row.course_id, after);
    await updateDraft(trx, row.draft_id, row.course_id === null ? { content: after } : {});
    const by = { actorId, onBehalfOf: null };
    for (const part of parts) {
      const change = { part, before: before[part] ?? null, after: after[part], waits: false, isSeen: true } as const;
      await logListing(trx, row.draft_id, { act: 'change', by, change, words: reason });
    }
    const only = (content: Content) => Object.fromEntries(parts.map((part) => [part, content[part] ?? null]));
    await queueWords(trx, row, { kind: 'listing-correct', words: reason });
    return {
      answer: { message: t('listing.staff.correct') },
      entry: {
        action: 'listing-corrected',
        subject: row.course_id === null ? `listing:${row.draft_id}` : `course:${row.course_id}`,
        detail: { before: only(before), after: only(after), reason },
      },
    };
  },
});

/** The parts that the words belong to, with all else of them as it was. */
function patchOf(
  { kind, story, place, details }: Content,
  { title, summary, description, steps, meeting, ...lists }: CallInput<'admin/listing-correct'>['words'],
): Parameters<typeof cleanPatch>[1] {
  const told = { summary: '', description: '', steps: [], ...story };
  return {
    kind: { category_id: kind?.category_id ?? null, title: title ?? kind?.title ?? '' },
    story: {
      summary: summary ?? told.summary,
      description: description ?? told.description,
      steps: steps ?? told.steps,
    },
    ...(place && { place: { ...place, text: meeting ?? place.text } }),
    ...(details && { details: { ...details, ...defined(lists) } }),
  };
}

/** Without what was not sent. */
function defined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

/** The calls of listings beside the list: words corrected by the staff. */
export const listingCalls = { 'admin/listing-correct': correct } as const;
