// An inquiry in the words of the contract (product 7).
import { statusAt } from '#src/domain/inquiry/inquiry-status.ts';
import { centsToUsd } from '#src/domain/money/usd.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { checkoutUrl, productDetailUrl } from '#src/contract/urls.ts';
import type { Keys } from '#src/server/keys.ts';
import type { InquiryRow } from './inquiry-queries.ts';
import type { InquiryViewer } from './inquiry-viewer.ts';
import { bookingSecret } from './secrets.ts';

export type WireInquiry = CallOutput<'booking/inquiry'>['inquiry'];
export type WireInquiryDetail = CallOutput<'inquiry/detail'>['inquiry'];

/** What lists and first answers show. */
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
    offer_total: total === null ? null : centsToUsd(total),
    offer_until: row.offer === null ? null : instant(row.offer.expires_ms),
    created_at: row.created_at.toISOString(),
  };
}

/** The whole page. The host sees a first name and no way round the marketplace; only the guest can take up an offer. */
export function toInquiryDetail(row: InquiryRow, viewer: InquiryViewer, keys: Pick<Keys, 'csrf'>): WireInquiryDetail {
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
    offer_price_per_guest: row.offer === null ? null : centsToUsd(row.offer.price_cents),
    offer_url: canBook && row.offer !== null ? offerUrl(row, row.offer.id, keys) : null,
    can: { answer: viewer === 'host' && status === 'open', book: canBook },
  };
}

function offerUrl({ course_id: cid, date, time, pax, addons }: InquiryRow, offerId: string, keys: Pick<Keys, 'csrf'>) {
  const counts = Object.fromEntries(addons.map(({ id, count }) => [String(id), count]));
  return checkoutUrl({
    cid,
    date,
    time: time ?? '',
    pax,
    addons: counts,
    offer: bookingSecret(keys, 'offer', offerId),
  });
}

const instant = (ms: number) => new Date(ms).toISOString();
