// A listing as its editor shows it.
import type { Kysely } from 'kysely';
import type { ListingContent } from '#src/domain/listing/content.ts';
import { usualDepositRate, missingOf, type ListingRates, type Missing } from '#src/domain/listing/missing.ts';
import { hostPermissions } from '#src/domain/listing/review-state.ts';
import { feeRateOf } from '#src/domain/pricing/service-fee.ts';
import { productDetailUrl } from '#src/contract/addresses/urls.ts';
import { refuse, type Refusal, isRefusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Actor, Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Services } from '#src/server/services.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import {
  type By,
  type ChangeRow,
  findChanges,
  findEvents,
  logListing,
  decideChange,
  findChange,
  findDraftOfChange,
} from './history-queries.ts';
import {
  findLocal,
  type Content,
  findListing,
  type ListingRow,
  insertDraft,
  lockListing,
  updateDraft,
} from './listing-queries.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { t } from '#src/server/features/texts.ts';
import { closeWhereSeen } from './subjects.ts';

type OwnListing = CallOutput<'listing/edit'>['listing'];
type Change = CallOutput<'listing/review-detail'>['changes'][number];
type HostPermission = OwnListing['acts'][number];

/** Chosen by the host, otherwise existing, otherwise the default. */
export function depositRateOf({ deposit_rate: rate }: Pick<ListingRow, 'deposit_rate'>, { price }: Content): number {
  return price?.deposit_rate ?? (rate === null ? usualDepositRate : Number(rate));
}

export function ratesOf(
  row: Pick<ListingRow, 'deposit_rate'>,
  content: Content,
  { config }: Pick<Services, 'config'>,
): Readonly<Record<keyof ListingRates, number>> {
  const place = { city_id: content.place?.city_id ?? null, category_id: content.kind?.category_id ?? null };
  return { service_fee_rate: feeRateOf(config.serviceFees, place), deposit_rate: depositRateOf(row, content) };
}

/** A course may have no dates for a while. */
export function lacksOf(row: ListingRow, content: Content, services: Pick<Services, 'config'>): Missing[] {
  const missing = missingOf(content as ListingContent, ratesOf(row, content, services));
  return row.course_id === null ? missing : missing.filter(({ part }) => part !== 'days');
}

/** Null unless guests can open it. */
export function publicUrlOf({ course_id: id, city_slug: city, title, status }: ListingRow): string | null {
  return status === 'published' && id !== null && city !== null && title !== null
    ? productDetailUrl({ city, id, title })
    : null;
}

export function toChange(row: ChangeRow): Change {
  const of = (value: unknown) => (value === null ? {} : { [row.part]: value });
  const { draft_id: _draft, at, before, after, by, ...rest } = row;
  return { ...rest, by: by.trim(), at: at.toISOString(), before: of(before), after: of(after) } as Change;
}

export async function toOwn(
  services: Pick<Services, 'config'>,
  db: Kysely<Database>,
  row: ListingRow,
): Promise<OwnListing> {
  const content = contentOf(row);
  const [waiting, events] =
    row.draft_id === null
      ? [[], []]
      : [await findChanges(db, row.draft_id, 'waiting'), await findEvents(db, row.draft_id)];
  const cityId = content.place?.city_id ?? null;
  const local = cityId === null ? null : await findLocal(db, cityId);
  return {
    local: local && { currency: local.currency, rate: Number(local.rate) },
    id: row.draft_id ?? String(row.course_id),
    course_id: row.course_id,
    url: publicUrlOf(row),
    status: row.status,
    version: row.version,
    content,
    missing: lacksOf(row, content, services),
    acts: hostPermissions(row.status) as HostPermission[],
    waiting: waiting.map(toChange),
    words: row.words,
    host: { id: row.host_id, name: row.host_name },
    ...ratesOf(row, content, services),
    deposit_range: services.config.depositRange,
    history: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    saved_at: row.saved_at?.toISOString() ?? null,
  };
}

export async function readOwn(services: Services, db: Kysely<Database>, id: string): Promise<OwnListing | Refusal> {
  const row = await findListing(db, id);
  return row === null ? refuse('listing-not-found') : toOwn(services, db, row);
}

/** Another's listing looks missing. No one edits an imported draft. */
export async function openListing(
  services: Services,
  id: string,
  actor: Actor,
): Promise<{ row: ListingRow; by: By } | Refusal> {
  const row = await findListing(services.db, id);
  if (row === null || (row.draft_id === null && row.status === 'draft')) return refuse('listing-not-found');
  const acting = await findPanelHost(services.db, row.host_id, actor, 'listings');
  const actorId = acting?.by.actorId ?? null;
  if (acting === null || actorId === null) return refuse('listing-not-found');
  return { row, by: { actorId, onBehalfOf: acting.by.onBehalfOf } };
}

type RowAddon = { unit_price_cents?: number; unit_price?: number };

export function contentOf({ content }: Pick<ListingRow, 'content'>): Content {
  const { price, extras, ...rest } = content;
  return {
    ...rest,
    ...(price && { price: 'price_cents' in price ? priceOf(price) : price }),
    ...(extras && { extras: { ...extras, addons: extras.addons.map(addonOf) } }),
  } as Content;
}

function priceOf<P extends { price_cents: number; surcharge_cents: number | null }>({
  price_cents,
  surcharge_cents,
  ...rest
}: P) {
  return {
    price: fromMinor(price_cents),
    surcharge: surcharge_cents === null ? null : fromMinor(surcharge_cents),
    ...rest,
  };
}

function addonOf<A extends RowAddon>({ unit_price_cents, ...addon }: A) {
  return unit_price_cents === undefined ? addon : { ...addon, unit_price: fromMinor(unit_price_cents) };
}

// listing/start: an empty draft (docs/domain/listings.md#editor).

type Output = CallOutput<'listing/start'>;

export const listingStart: Handler<'listing/start'> = async ({ host_id }, { services, actor }) => {
  const acting = await findPanelHost(services.db, host_id, actor, 'listings');
  if (acting === null || acting.by.actorId === null) return refuse('host-not-found');
  const { actorId, onBehalfOf } = acting.by;
  return inTransaction(services.db, async (trx): Promise<Output | Refusal> => {
    const id = await insertDraft(trx, acting.hostId, listingLimits.draftsMax);
    if (id === null) return refuse('listing-full');
    await logListing(trx, id, { act: 'start', by: { actorId, onBehalfOf } });
    const listing = await readOwn(services, trx, id);
    return isRefusal(listing) ? listing : { listing };
  });
};

// listing/withdraw: withdraws a waiting change; guests see what they saw (docs/domain/listings.md#changes-after-publishing).

type WithdrawOutput = CallOutput<'listing/withdraw'>;

export const listingWithdraw: Handler<'listing/withdraw'> = async ({ change_id }, { services, actor }) => {
  const draftId = await findDraftOfChange(services.db, change_id);
  if (draftId === null) return refuse('listing-not-found');
  const opened = await openListing(services, draftId, actor);
  if (isRefusal(opened)) return opened;
  const { by } = opened;
  return inTransaction(services.db, async (trx): Promise<WithdrawOutput | Refusal> => {
    const row = await lockListing(trx, draftId);
    const change = await findChange(trx, change_id);
    if (row === null || change === null) return refuse('listing-not-found');
    // An operator decided first, or a repeated request.
    if (change.review !== 'waiting' && change.review !== 'withdrawn') return refuse('listing-state');
    if (change.review === 'waiting') {
      await decideChange(trx, change.id, { review: 'withdrawn', words: '', by: by.actorId });
      await updateDraft(trx, draftId, {});
      await logListing(trx, draftId, { act: 'withdraw', by, part: change.part });
      await closeWhereSeen(trx, draftId);
    }
    const listing = await readOwn(services, trx, draftId);
    return isRefusal(listing) ? listing : { listing, message: t('listing.withdrawn') };
  });
};
