// /booking/detail?ref=… after paying, with an email token, and /dashboard/booking/detail/{id} (docs/reference/addresses.md#paths).
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
import type { Reminders } from '#src/web/guest/user/PhoneReminders.tsx';
import { AskLogin } from '#src/web/guest/user/AskLogin.tsx';
import { GuestBooking } from './guest/GuestBooking.tsx';
import { HostBooking } from './host/HostBooking.tsx';

/** A booking, or null: another person's booking answers like a missing one (docs/domain/accounts.md#access). */
export async function load({ api, params, url, form }: PageInput): Promise<PageResult<BookingPage | null>> {
  const lost = { title: t('title.lost'), robots: 'noindex' } as const;
  const credentials = readCredentials(url.searchParams, params['id']);
  // The dashboard's path may omit the booking ({id?}): redirect to the list.
  if (credentials === null && params['id'] === undefined && url.pathname.startsWith('/dashboard/'))
    return { kind: 'redirect', to: '/dashboard/booking', status: 302 };
  if (credentials === null) {
    // Without a ref, the newest upcoming booking of this browser or account.
    const own = await api('hold/list', {});
    const newest = own.ok ? own.data.data[0] : undefined;
    if (newest !== undefined) return { kind: 'redirect', to: newest.url, status: 302 };
    return { kind: 'page', data: null, head: lost, status: 404 };
  }
  const answer = await api('booking/detail', credentials);
  if (answer.ok) {
    const [review, alternatives, offeredTime, reminders] = await Promise.all([
      hostedReview(api, credentials, answer.data),
      alternativesOf(api, credentials, answer.data),
      otherTimeOf(api, credentials, answer.data),
      remindersOf(api, credentials, answer.data),
    ]);
    return {
      kind: 'page',
      data: {
        ...answer.data,
        ...(form && { form }),
        ...(review !== undefined && { review }),
        ...(alternatives && { alternatives }),
        ...(offeredTime && { offeredTime }),
        ...(reminders && { reminders }),
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

/** The review for the host; undefined before completion or when the call failed: the page asks again. */
async function hostedReview(
  api: Api,
  credentials: CallInput<'booking/detail'>,
  { viewer, booking_status: status }: BookingDetail,
): Promise<HostedReview | null | undefined> {
  if (viewer === 'guest' || status !== 'completed') return undefined;
  const answer = await api('written-review/of-booking', credentials);
  return answer.ok ? answer.data.review : undefined;
}

/** Alternatives after a host's cancellation, loaded with the page for visitors without script. */
async function alternativesOf(
  api: Api,
  credentials: CallInput<'booking/detail'>,
  { can }: BookingDetail,
): Promise<AlternativeList | undefined> {
  if (!can.choose_alternative) return undefined;
  const answer = await api('alternative/list', credentials);
  return answer.ok ? answer.data : undefined;
}

/** The other time offered for a request, loaded with the page for visitors without script. */
async function otherTimeOf(
  api: Api,
  credentials: CallInput<'booking/detail'>,
  { viewer, booking_status: status }: BookingDetail,
): Promise<OfferedTime | null> {
  if (viewer === 'host' || status !== 'requested') return null;
  const answer = await api('other-time/detail', credentials);
  return answer.ok ? answer.data.offer : null;
}

/** Where the guest is reminded; undefined where no phone can be. */
async function remindersOf(
  api: Api,
  credentials: CallInput<'booking/detail'>,
  { can }: BookingDetail,
): Promise<Reminders | undefined> {
  if (!can.remind_by_phone) return undefined;
  const answer = await api('reminder/detail', credentials);
  return answer.ok ? answer.data : undefined;
}

function showHead(): void {
  const main = document.getElementById('main');
  // The button that opened the popup may be gone: focus the page.
  main?.focus({ preventScroll: true });
  main?.scrollIntoView();
}

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
          reminders={first.reminders ?? null}
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
