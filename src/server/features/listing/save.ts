// listing/save: saves parts of a listing. Those of a draft are kept; those of a listing that guests can book go live at once or wait
// for an operator (docs/listings.md#changes-after-publishing).
import { holdCurrency } from '#src/server/platform/settings/index.ts';
import { afterAct } from '#src/domain/listing/review-state.ts';
import { percentText } from '#src/texts/intl.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { Services } from '#src/server/services.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { t } from '#src/server/features/texts.ts';
import { contentOf } from './content.ts';
import { areOpen } from './line-queries.ts';
import { lockListing } from './listing-queries.ts';
import { depositRateOf, openListing, readOwn } from './own-listing.ts';
import { cleanPatch, unknownPhoto } from './patch.ts';
import { saveDraft, saveLive } from './save-parts.ts';

type Output = CallOutput<'listing/save'>;

export const listingSave: Handler<'listing/save'> = async (input, { services, actor }) => {
  const { listing_id: id, version } = input;
  const opened = await openListing(services, id, actor);
  if (isRefusal(opened)) return opened;
  const faults = await faultsOf(services.db, input);
  if (faults) return faults;
  return inTransaction(services.db, async (trx): Promise<Output | Refusal> => {
    const row = await lockListing(trx, id);
    if (row === null) return refuse('listing-not-found');
    // A course that was never changed here begins at 0, and has its row since a moment ago.
    if (row.version !== Math.max(1, version)) return refuse('listing-changed');
    // What was typed is an amount of the currency that the host saw.
    if (input.content.price && !(await holdCurrency(trx))) return refuse('listing-changed');
    if (afterAct('save', row.status) === null) return refuse('listing-state');
    const before = contentOf(row);
    const share = shareFault(input.content, depositRateOf(row, before), services);
    if (share !== null) return refuse('bad-input', { deposit_rate: share });
    if (unknownPhoto(before, input.content)) return refuse('listing-changed');
    const change = { row, by: opened.by, before, after: { ...before, ...cleanPatch(before, input.content) } };
    const refused = row.course_id === null ? await saveDraft(trx, change) : await saveLive(services, trx, change);
    if (refused !== null) return refused;
    const listing = await readOwn(services, trx, row.draft_id);
    return isRefusal(listing) ? listing : { listing };
  });
};

/** A city that is closed or a category that is gone is told at the field. */
async function faultsOf(
  db: Parameters<typeof areOpen>[0],
  { content: { place, kind } }: CallInput<'listing/save'>,
): Promise<Refusal | null> {
  const open = await areOpen(db, { cityId: place?.city_id ?? null, categoryId: kind?.category_id ?? null });
  if (open.city && open.category) return null;
  return refuse('bad-input', {
    ...(!open.city && { city_id: t('listing.noCity') }),
    ...(!open.category && { category_id: t('listing.noCategory') }),
  });
}

/** A share that the operator does not offer is told at its field; one that a listing has already may stay. */
function shareFault(
  { price }: CallInput<'listing/save'>['content'],
  now: number,
  { config: { depositRange } }: Pick<Services, 'config'>,
): string | null {
  const { deposit_rate: wanted = now } = price ?? {};
  if (wanted === now || (wanted >= depositRange.min && wanted <= depositRange.max)) return null;
  return t('listing.depositRange', { min: percentText(depositRange.min), max: percentText(depositRange.max) });
}
