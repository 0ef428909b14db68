// Staff corrections of listing texts, by the editor's rules (docs/domain/listings.md#corrections-by-staff).
import type { Transaction } from 'kysely';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import { isSame } from '#src/domain/listing/change.ts';
import { listingParts } from '#src/domain/listing/content.ts';
import { afterAct } from '#src/domain/listing/review-state.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Services } from '#src/server/services.ts';
import { contentOf, lacksOf } from './own-listing.ts';
import { logListing } from './history-queries.ts';
import { type Content, lockListing, updateDraft } from './listing-queries.ts';
import { cleanPatch } from './patch.ts';
import { queueWords } from './review/notice-queries.ts';
import { lacksAmong } from './save.ts';
import { updateCourse } from './write-course-queries.ts';

/** For the audit log, with changed parts before and after. */
interface Correction {
  readonly subject: string;
  readonly before: object;
  readonly after: object;
}

/**
 * Notifies the host; null when nothing differs. Refuses missing or changed listings, wrong states, incomplete parts.
 */
export async function correctWords(
  trx: Transaction<Database>,
  { listing_id, version, words, reason, actorId }: CallInput<'admin/listing-correct'> & { readonly actorId: string },
  services: Services,
): Promise<Correction | Refusal | null> {
  const row = await lockListing(trx, listing_id);
  if (row === null) return refuse('listing-not-found');
  if (row.version !== Math.max(1, version)) return refuse('listing-changed');
  if (afterAct('correct', row.status) === null) return refuse('listing-state');
  const before = contentOf(row);
  const after = { ...before, ...cleanPatch(before, patchOf(before, words)) };
  const parts = listingParts.filter((part) => !isSame(before[part], after[part]));
  if (parts.length === 0) return null;
  if (lacksAmong(parts, lacksOf(row, after, services))) return refuse('listing-incomplete');
  if (row.course_id !== null) await updateCourse(trx, row.course_id, after);
  await updateDraft(trx, row.draft_id, row.course_id === null ? { content: after } : {});
  const by = { actorId, onBehalfOf: null };
  for (const part of parts) {
    const change = { part, before: before[part] ?? null, after: after[part], waits: false, isSeen: true } as const;
    await logListing(trx, row.draft_id, { act: 'change', by, change, words: reason });
  }
  await queueWords(trx, row, { kind: 'listing-correct', words: reason });
  const only = (content: Content) => Object.fromEntries(parts.map((part) => [part, content[part] ?? null]));
  const subject = row.course_id === null ? `listing:${row.draft_id}` : `course:${row.course_id}`;
  return { subject, before: only(before), after: only(after) };
}

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

function defined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
