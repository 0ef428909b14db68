// /booking/detail?ref=… after paying, with a token from a mail, and /dashboard/booking/detail/{id} (docs/reference/addresses.md#paths).
import type { CallInput } from '#src/contract/types.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import {
  type AlternativeList,
  readCredentials,
  type BookingDetail,
  type BookingPage,
  type HostedReview,
  type OfferedTime,
} from './credentials.ts';
import { t } from './texts.ts';
import './print.css';
import { CircleCheck } from 'lucide-react';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { closePopup } from '#src/web/ui/popup/popup.ts';
import { type Success, useTrip } from './use-trip.ts';
import { AskLogin } from '#src/web/guest/user/AskLogin.tsx';
import { GuestBooking } from './guest/GuestBooking.tsx';
import { HostBooking } from './host/HostBooking.tsx';

/** A booking, or null when this visitor may not see it: another's booking answers as a missing one (docs/domain/accounts.md#access). */
export async function load({ api, params, url, form }: PageInput): Promise<PageResult<BookingPage | null>> {
  const lost = { title: t('title.lost'), robots: 'noindex' } as const;
  const credentials = readCredentials(url.searchParams, params['id']);
  // The dashboard's address may leave the booking out ({id?}): the list is where one is chosen.
  if (credentials === null && params['id'] === undefined && url.pathname.startsWith('/dashboard/'))
    return { kind: 'redirect', to: '/dashboard/booking', status: 302 };
  if (credentials === null) {
    // Without a name the newest that this browser or account has ahead is meant.
    const own = await api('hold/list', {});
    const newest = own.ok ? own.data.data[0] : undefined;
    if (newest !== undefined) return { kind: 'redirect', to: newest.url, status: 302 };
    return { kind: 'page', data: null, head: lost, status: 404 };
  }
  const answer = await api('booking/detail', credentials);
  if (answer.ok) {
    const [review, alternatives, offeredTime] = await Promise.all([
      hostedReview(api, credentials, answer.data),
      alternativesOf(api, credentials, answer.data),
      otherTimeOf(api, credentials, answer.data),
    ]);
    return {
      kind: 'page',
      data: {
        ...answer.data,
        ...(form && { form }),
        ...(review !== undefined && { review }),
        ...(alternatives && { alternatives }),
        ...(offeredTime && { offeredTime }),
      },
      head: {
        title: t('title', { ref: answer.data.ref }),
        description: t('description'),
        robots: 'noindex',
      },
    };
  }
  const isMissing = answer.kind === 'refusal' && ['booking-not-found', 'bad-input'].includes(answer.error.code);
  return isMissing ? { kind: 'page', data: null, head: lost, status: 404 } : failed(answer);
}

/** What a host reads of a completed booking; undefined where there is nothing to ask for, or no answer: then the page asks again. */
async function hostedReview(
  api: Api,
  credentials: CallInput<'booking/detail'>,
  { viewer, booking_status: status }: BookingDetail,
): Promise<HostedReview | null | undefined> {
  if (viewer === 'guest' || status !== 'completed') return undefined;
  const answer = await api('written-review/of-booking', credentials);
  return answer.ok ? answer.data.review : undefined;
}

/** What is offered in place of a booking that its host has ended; read with the page, so that it is there without script. */
async function alternativesOf(
  api: Api,
  credentials: CallInput<'booking/detail'>,
  { can }: BookingDetail,
): Promise<AlternativeList | undefined> {
  if (!can.choose_alternative) return undefined;
  const answer = await api('alternative/list', credentials);
  return answer.ok ? answer.data : undefined;
}

/** The other time that is offered to the guest of a request; read with the page, so that it is there without script. */
async function otherTimeOf(
  api: Api,
  credentials: CallInput<'booking/detail'>,
  { viewer, booking_status: status }: BookingDetail,
): Promise<OfferedTime | null> {
  if (viewer === 'host' || status !== 'requested') return null;
  const answer = await api('other-time/detail', credentials);
  return answer.ok ? answer.data.offer : null;
}

function showHead(): void {
  const main = document.getElementById('main');
  // The button that opened the popup may be gone; the focus goes where the news stands.
  main?.focus({ preventScroll: true });
  main?.scrollIntoView();
}

/** Something went well: what, and what follows from it (success dialogs). */
function SuccessPopup({ success }: { readonly success: Success | null }) {
  return (
    <Popup
      name="success"
      title={success?.title ?? t('success.title')}
      onClose={() => success?.isNewState === true && showHead()}
    >
      <div className="grid justify-items-center gap-4 text-center">
        <span className="grid size-14 place-items-center rounded-full bg-success-soft text-success">
          <CircleCheck aria-hidden size={28} />
        </span>
        <p role="status" className="wrap-anywhere">
          {success?.text}
        </p>
        <Button full onClick={() => closePopup('success')}>
          {t('success.close')}
        </Button>
      </div>
    </Popup>
  );
}

/** A booking's page, for its guest or for its host. */
export function BookingDetailPage({ data }: { readonly data: BookingPage | null }) {
  return (
    <div className="shell pt-6 pb-10 desk:pt-9 print:p-0">
      {data === null ? <MissingBooking /> : <LoadedBooking key={`${data.id} ${data.viewer}`} first={data} />}
    </div>
  );
}

function LoadedBooking({ first }: { readonly first: BookingPage }) {
  const trip = useTrip(first);
  return (
    <>
      {trip.booking.viewer === 'guest' ? (
        <GuestBooking
          trip={trip}
          form={first.form ?? null}
          alternatives={first.alternatives ?? null}
          offeredTime={first.offeredTime ?? null}
        />
      ) : (
        <HostBooking trip={trip} review={first.review} form={first.form ?? null} />
      )}
      <SuccessPopup success={trip.success} />
    </>
  );
}

function MissingBooking() {
  return (
    <>
      <h1 className="visually-hidden">{t('title.lost')}</h1>
      <AskLogin title={t('lost.title')}>{t('lost.text')}</AskLogin>
    </>
  );
}

export { BookingDetailPage as Page };
