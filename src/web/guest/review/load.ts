// /write-review?booking_id=…: the form of a booking's review (docs/reviews.md#who-may-write). A link in a mail adds ref and token,
// which identify the booking without a login.
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './texts.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type Countries = CallOutput<'country/isd'>['data'];

/** `none`: no booking is named; `lost`: this visitor may not review it; `posted`: it was written a moment ago. */
export type ReviewPageData =
  | { readonly kind: 'none' | 'lost' }
  | {
      readonly kind: 'form' | 'exists' | 'posted' | 'closed';
      readonly bookingId: string;
      readonly check: CallOutput<'review/check'>;
      readonly countries: Countries;
      readonly form: PageForm | null;
    };

export async function load({ api, url, form }: PageInput): Promise<PageResult<ReviewPageData>> {
  const head = { title: t('title'), robots: 'noindex' } as const;
  const bookingId = url.searchParams.get('booking_id') ?? '';
  if (!UUID.test(bookingId)) return { kind: 'page', data: { kind: 'none' }, head };
  const [answer, codes] = await Promise.all([api('review/check', { booking_id: bookingId }), api('country/isd', {})]);
  if (!answer.ok) {
    const lostCodes: readonly string[] = ['unauthorized', 'booking-not-found'];
    const isLost = answer.kind === 'refusal' && lostCodes.includes(answer.error.code);
    return isLost ? { kind: 'page', data: { kind: 'lost' }, head, status: 404 } : failed(answer);
  }
  const check = answer.data;
  const isPosted = check.exists && url.searchParams.get('posted') === '1';
  const kind = isPosted ? 'posted' : check.exists ? 'exists' : check.can_review ? 'form' : 'closed';
  const countries = codes.ok ? codes.data.data : [];
  return {
    kind: 'page',
    data: { kind, bookingId, check, countries, form: form ?? null },
    head: { ...head, title: t('title.of', { title: check.course_title }) },
  };
}
