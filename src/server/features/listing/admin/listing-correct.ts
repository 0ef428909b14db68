// admin/listing-correct: the staff correct words of a listing by the rules of its editor (docs/listings.md#words-corrected-by-the-staff).
import { isSame } from '#src/domain/listing/change.ts';
import { listingParts } from '#src/domain/listing/content.ts';
import { afterAct } from '#src/domain/listing/review-state.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { writeAudit } from '#src/server/features/audit/index.ts';
import { t } from '#src/server/features/texts.ts';
import { contentOf } from '#src/server/features/listing/content.ts';
import { logListing } from '#src/server/features/listing/history-queries.ts';
import { type Content, lockListing, updateDraft } from '#src/server/features/listing/listing-queries.ts';
import { lacksOf } from '#src/server/features/listing/own-listing.ts';
import { cleanPatch } from '#src/server/features/listing/patch.ts';
import { queueWords } from '#src/server/features/listing/review/index.ts';
import { lacksAmong } from '#src/server/features/listing/save-parts.ts';
import { updateCourse } from '#src/server/features/listing/write-course-queries.ts';

export const route = 'admin/listing-correct';

export const handle: Handler<typeof route> = async ({ listing_id, version, words, reason }, { services, actor }) => {
  const { userId: actorId } = actor;
  if (actorId === null) return refuse('unauthorized');
  return inTransaction(services.db, async (trx): Promise<CallOutput<typeof route> | Refusal> => {
    const row = await lockListing(trx, listing_id);
    if (row === null) return refuse('listing-not-found');
    if (row.version !== Math.max(1, version)) return refuse('listing-changed');
    if (afterAct('correct', row.status) === null) return refuse('listing-state');
    const before = contentOf(row);
    const after = { ...before, ...cleanPatch(before, patchOf(before, words)) };
    const parts = listingParts.filter((part) => !isSame(before[part], after[part]));
    if (parts.length === 0) return { message: t('listing.staff.same') };
    if (lacksAmong(parts, lacksOf(row, after, services))) return refuse('listing-incomplete');
    if (row.course_id !== null) await updateCourse(trx, row.course_id, after);
    await updateDraft(trx, row.draft_id, row.course_id === null ? { content: after } : {});
    const by = { actorId, onBehalfOf: null };
    for (const part of parts) {
      const change = { part, before: before[part] ?? null, after: after[part], waits: false, isSeen: true } as const;
      await logListing(trx, row.draft_id, { act: 'change', by, change, words: reason });
    }
    const only = (content: Content) => Object.fromEntries(parts.map((part) => [part, content[part] ?? null]));
    await writeAudit(trx, {
      actorId,
      action: 'listing-corrected',
      subject: row.course_id === null ? `listing:${row.draft_id}` : `course:${row.course_id}`,
      detail: { before: only(before), after: only(after), reason },
    });
    await queueWords(trx, row, { kind: 'listing-correct', words: reason });
    return { message: t('listing.staff.correct') };
  });
};

/** The parts that the words belong to, with all else of them as it was. */
function patchOf(
  { kind, story, place, details }: Content,
  { title, summary, description, steps, meeting, ...lists }: CallInput<typeof route>['words'],
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
