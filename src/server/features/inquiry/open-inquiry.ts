// Opens an inquiry for those who may see it, and maps it to the wire (docs/domain/accounts.md#access,
// docs/domain/messages.md#states).
import type { CallContext } from '#src/server/call.ts';
import { type InquiryRow, findInquiry } from './inquiry-queries.ts';
import { mayDo } from '#src/server/platform/http/identity.ts';
import { isSecret, secretOfHash, type KeyUse } from '#src/server/platform/secrets.ts';
import { mayAct } from '#src/domain/team/permissions.ts';
import { roleIn } from '#src/server/features/team/index.ts';
import { statusAt } from '#src/domain/inquiry/inquiry-status.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { productDetailUrl } from '#src/contract/addresses/urls.ts';
import { checkoutUrl } from '#src/contract/checkout/checkout-query.ts';
import type { Keys } from '#src/server/platform/keys.ts';

type InquiryViewer = 'guest' | 'host' | 'operator';

/** Null when it is not the caller's. */
function inquiryViewerOf(
  row: Pick<InquiryRow, 'id' | 'user_id' | 'host_id' | 'team' | 'status'>,
  { actor, services }: Pick<CallContext, 'actor' | 'services'>,
  token: string | undefined,
): InquiryViewer | null {
  const shows = (use: KeyUse) => token !== undefined && isSecret(services.keys, use, row.id, token);
  if (shows('inquiry-guest')) return 'guest';
  // Until opened, a visitor's question belongs to its sender only.
  const isOpened = row.status !== 'unverified' && row.user_id !== null;
  if (isOpened && shows('inquiry-host')) return 'host';
  if (actor.userId === null) return null;
  if (actor.userId === row.user_id) return 'guest';
  const role = roleIn(row, actor.userId);
  if (isOpened && role !== null && mayAct(role, 'requests')) return 'host';
  return mayDo('messages', actor) ? 'operator' : null;
}

type WireInquiry = CallOutput<'booking/inquiry'>['inquiry'];
type WireInquiryDetail = CallOutput<'inquiry/detail'>['inquiry'];

export function toInquiry(row: InquiryRow): WireInquiry {
  const total = row.offer?.total_cents ?? null;
  return {
    id: row.id,
    status: statusAt(row, row.now_ms),
    course_id: row.course_id,
    course_title: row.course_title,
    date: row.date,
    time: row.time,
    pax: row.pax,
    addons: row.addons,
    message: row.message,
    offer_total: total === null ? null : fromMinor(total),
    offer_until: row.offer === null ? null : instant(row.offer.expires_ms),
    created_at: row.created_at.toISOString(),
  };
}

/** Hosts see a first name and no contact; only the guest can take an offer. */
export function toInquiryDetail(
  row: InquiryRow,
  viewer: InquiryViewer,
  keys: Pick<Keys, 'masters'>,
): WireInquiryDetail {
  const status = statusAt(row, row.now_ms);
  const canBook = viewer === 'guest' && status === 'offered' && row.offer !== null && row.offer.expires_ms > row.now_ms;
  return {
    ...toInquiry(row),
    viewer,
    course_url: productDetailUrl({ city: row.city_slug, id: row.course_id, title: row.course_title }),
    city_name: row.city_name,
    time_zone: row.time_zone,
    host_name: row.host_name,
    guest_name: viewer === 'host' ? row.first_name : `${row.first_name} ${row.last_name}`.trim(),
    email: viewer === 'guest' ? row.email : null,
    answer: row.answer,
    answered_at: row.answered_at?.toISOString() ?? null,
    expires_at: instant(row.expires_ms),
    offer_price_per_guest: row.offer === null ? null : fromMinor(row.offer.price_cents),
    offer_url: canBook && row.offer !== null ? offerUrl(row, row.offer, keys) : null,
    can: { answer: viewer === 'host' && status === 'open', book: canBook },
  };
}

function offerUrl(
  { course_id, date, time, pax, addons }: InquiryRow,
  offer: NonNullable<InquiryRow['offer']>,
  keys: Pick<Keys, 'masters'>,
) {
  return checkoutUrl({
    course_id,
    date,
    time: time ?? '',
    pax,
    addons,
    offer: secretOfHash(keys, 'offer', offer.id, Buffer.from(offer.token_hash, 'hex')),
  });
}

const instant = (ms: number) => new Date(ms).toISOString();

/** By login or email token; null for this caller. */
export async function openInquiryPage(
  { inquiry_id, token }: { inquiry_id: string; token?: string | undefined },
  call: CallContext,
): Promise<{ row: InquiryRow; viewer: InquiryViewer } | null> {
  const row = await findInquiry(call.services.db, inquiry_id);
  const viewer = row && inquiryViewerOf(row, call, token);
  return row && viewer ? { row, viewer } : null;
}
