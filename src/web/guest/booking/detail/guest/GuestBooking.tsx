import { wireCents } from '#src/domain/money/money.ts';
import { BellRing, ChevronDown, FileText } from 'lucide-react';
import { PhoneReminders, type Reminders } from '#src/web/guest/user/PhoneReminders.tsx';
import { instantText, wallTime } from '#src/web/ui/text/wall-time.ts';
import { priceText } from '#src/texts/money-text.ts';
import type { AlternativeList, BookingDetail, OfferedTime } from '#src/web/guest/booking/detail/credentials.ts';
import { t } from '#src/web/guest/booking/detail/texts.ts';
import { usePurchase } from '#src/web/platform/analytics/use-purchase.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { MessageHost } from '#src/web/guest/message/MessageHost.tsx';
import { useOnline } from '#src/web/ui/browser/use-media.ts';
import { Alternatives } from '#src/web/guest/booking/detail/Alternatives.tsx';
import { CancelPopups } from '#src/web/guest/booking/detail/cancel/CancelPopups.tsx';
import { CashDispute } from '#src/web/guest/booking/detail/CashDispute.tsx';
import { Companions } from '#src/web/guest/booking/detail/Companions.tsx';
import { History } from '#src/web/guest/booking/detail/History.tsx';
import { ManageTrip, PlainManage } from './ManageTrip.tsx';
import { MovePopup } from '#src/web/guest/booking/detail/move/MovePopup.tsx';
import { NextSteps, OtherTime, StatusHead } from './TripStatus.tsx';
import { NoShow } from '#src/web/guest/booking/detail/NoShow.tsx';
import { ProblemPopup } from '#src/web/guest/booking/detail/ProblemPopup.tsx';
import { RefundNotes } from '#src/web/guest/booking/detail/RefundNotes.tsx';
import { canMessage, isLive } from '#src/web/guest/booking/detail/trip-state.ts';
import type { Trip } from '#src/web/guest/booking/detail/use-trip.ts';
import { Voucher } from './Voucher.tsx';
import { useEffect, useState } from 'react';

// Caches the page of a booking on this device, so it opens on the day without a network
// (docs/reference/design.md#pages, ADR 034).

const CACHE = 'vouchers';
const PAGE = '/booking/detail';

function filesInUse(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href));
  const own = names.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  return [...new Set(own.map(({ pathname }) => pathname))];
}

/** Deletes files of older versions that no cached page needs. */
async function dropOldFiles(cache: Cache, files: readonly string[]): Promise<void> {
  const cachedUrls = await cache.keys();
  const paths = cachedUrls.map((request) => new URL(request.url).pathname);
  if (paths.filter((path) => path === PAGE).length > 1) return;
  await Promise.all(
    cachedUrls
      .filter((_, at) => paths[at] !== PAGE && !files.includes(paths[at] ?? ''))
      .map((one) => cache.delete(one)),
  );
}

/** Caches the current page. Resolves true once it opens without a network. */
async function cacheVoucher(): Promise<boolean> {
  if (location.pathname !== PAGE || !('serviceWorker' in navigator) || !('caches' in globalThis)) return false;
  try {
    await navigator.serviceWorker.register('/booking/voucher-worker.js', { scope: PAGE });
    const cache = await caches.open(CACHE);
    const files = filesInUse();
    await cache.addAll([location.href, ...files]);
    await dropOldFiles(cache, files);
    return true;
  } catch {
    // A private window, a full disk or no network: the page works without the cache.
    return false;
  }
}

/** Removes the page from the cache: an ended booking has no voucher. */
async function uncacheVoucher(): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(CACHE))) return;
  const cache = await caches.open(CACHE);
  await cache.delete(location.href);
}

/** Caches the voucher while it is valid; true once it opens without a network. */
function useOfflineVoucher({ qr, ref, date, time }: BookingDetail): boolean {
  const [isOffline, setOffline] = useState(false);
  const isVoucher = qr !== null;
  useEffect(() => {
    if (!navigator.onLine) return;
    if (isVoucher) void cacheVoucher().then(setOffline);
    else void uncacheVoucher().then(() => setOffline(false));
  }, [isVoucher, ref, date, time]);
  return isOffline;
}

function Receipts({ booking }: { readonly booking: BookingDetail }) {
  const { receipts, time_zone: zone } = booking;
  if (receipts.length === 0) return null;
  return (
    <section
      aria-labelledby="receipts"
      className="rounded-panel border border-line bg-surface p-5 tablet:p-6 print:hidden"
    >
      <h2 id="receipts" className="mb-2 text-h3">
        {t('receipts.title')}
      </h2>
      <ul>
        {receipts.map(({ number, kind, amount, at, url }) => (
          <li key={number} className="border-t border-line first:border-0">
            <a href={url} download className="flex min-h-14 items-center gap-3 py-2 hover:underline">
              <FileText aria-hidden size={20} className="shrink-0 text-brand" />
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{t(`receipts.${kind}`, { number })}</span>
                <span className="numbers block text-small text-ink-2">{instantText(at, zone)}</span>
              </span>
              <span className="numbers font-medium">{priceText(wireCents(amount))}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GuestBookingProps {
  readonly trip: Trip;
  readonly form: PageForm | null;
  readonly alternatives: AlternativeList | null;
  readonly offeredTime: OfferedTime | null;
  readonly reminders: Reminders | null;
}

export function GuestBooking({ trip, form, alternatives, offeredTime, reminders }: GuestBookingProps) {
  const { settings } = useApp();
  const { booking } = trip;
  usePurchase(booking.analytic);
  const isKept = useOfflineVoucher(booking);
  const isOnline = useOnline();
  return (
    <div className="mx-auto max-w-4xl">
      {!isOnline && (
        <div className="mb-5 print:hidden">
          <Banner tone="warning">{t('offline')}</Banner>
        </div>
      )}
      <StatusHead booking={booking} />
      <LateNotice booking={booking} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {offeredTime !== null && <OtherTime trip={trip} offered={offeredTime} form={form} />}
        <RefundNotes booking={booking} />
        <NoShow trip={trip} />
        <NextSteps booking={booking} />
        <Alternatives trip={trip} first={alternatives} />
        <CashDispute trip={trip} />
        <Voucher booking={booking} isOffline={isKept} />
        {canMessage(booking) && <MessageHost opener={trip.credentials} name={booking.host.name} />}
        <ManageTrip booking={booking} />
        {form !== null && <PlainManage booking={booking} form={form} />}
        {isLive(booking) && <NoScriptNote>{t('noScript', { email: settings.brand.contacts.email })}</NoScriptNote>}
        {reminders !== null && booking.can.remind_by_phone && <ReminderSection trip={trip} first={reminders} />}
        <Companions trip={trip} />
        <Receipts booking={booking} />
        <History booking={booking} />
      </div>
      <CancelPopups trip={trip} />
      <MovePopup trip={trip} />
      <ProblemPopup trip={trip} />
    </div>
  );
}

function ReminderSection({ trip: { credentials }, first }: { readonly trip: Trip; readonly first: Reminders }) {
  return (
    <section aria-labelledby="reminders" className="print:hidden">
      <details className="group rounded-panel border border-line bg-surface">
        <summary className="flex min-h-16 items-center gap-3 px-5 py-3 tablet:px-6">
          <BellRing aria-hidden size={22} className="shrink-0 text-brand" />
          <h2 id="reminders" className="flex-1 text-h4">
            {t('reminders.title')}
          </h2>
          <ChevronDown aria-hidden size={20} className="shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <div className="px-5 pb-5 tablet:px-6 tablet:pb-6">
          <PhoneReminders first={first} access={credentials} />
        </div>
      </details>
    </section>
  );
}

/** The host is late: the new time and the guest's options (docs/domain/bookings.md#running-late). */
function LateNotice({ booking: { late, host, course, time_zone: zone } }: { readonly booking: BookingDetail }) {
  if (late === null) return null;
  const at = wallTime(Date.parse(late.meets_at), zone).time;
  const words = { host: host.name, minutes: late.minutes, at, city: course.city_name };
  return (
    <div className="mb-6">
      <Banner tone="warning" title={t('late.title', words)}>
        {t('late.text', words)} {late.gives_refund && t('late.right')}
      </Banner>
    </div>
  );
}
