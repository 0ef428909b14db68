import { CalendarPlus, FileDown, Printer, Share2, Banknote } from 'lucide-react';
import { useEffect, useState, type ReactNode, useMemo } from 'react';
import { productDetailUrl } from '#src/contract/addresses/urls.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import type { BookingDetail } from '#src/web/guest/booking/detail/credentials.ts';
import { t } from '#src/web/guest/booking/detail/texts.ts';
import { cashRateText, cashText } from '#src/web/guest/booking/quote-rows.ts';
import { encodeQR } from 'qr';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { t as booking } from '#src/web/guest/booking/texts.ts';
import { CopyField } from '#src/web/ui/text/CopyField.tsx';
import { TripTime } from '#src/web/guest/TripTime.tsx';
import { isLive } from '#src/web/guest/booking/detail/trip-state.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { Portrait } from '#src/web/ui/media/Portrait.tsx';
import { seatsOf } from '#src/domain/booking/status.ts';
import { PlaceMap } from '#src/web/guest/booking/PlaceMap.tsx';
import { PriceSummary } from '#src/web/guest/booking/PriceSummary.tsx';
import { Deadlines } from '#src/web/guest/booking/detail/Deadlines.tsx';

function VoucherTools({ booking: { links, course } }: { readonly booking: BookingDetail }) {
  const [canShare, setCanShare] = useState(false);
  // Only the browser knows whether it can share, so the button appears after hydration.
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  const look = buttonLook('secondary', 'medium', true);
  const share = (): void => {
    // This address may carry the booking's token: share the page of the experience instead.
    const path = productDetailUrl({ city: course.city_slug, id: course.id, title: course.title });
    navigator.share({ title: course.title, url: new URL(path, window.location.href).href }).catch(() => undefined);
  };
  return (
    <div className="grid gap-2.5 print:hidden">
      {links.calendar !== null && (
        <a href={links.calendar} download className={look}>
          <CalendarPlus aria-hidden size={18} />
          {t('tools.calendar')}
        </a>
      )}
      {links.pdf !== null && (
        <a href={links.pdf} download className={look}>
          <FileDown aria-hidden size={18} />
          {t('tools.pdf')}
        </a>
      )}
      <Button kind="secondary" full className="needs-script" onClick={() => window.print()}>
        <Printer aria-hidden size={18} />
        {t('print')}
      </Button>
      {canShare && (
        <Button kind="secondary" full onClick={share}>
          <Share2 aria-hidden size={18} />
          {t('tools.share')}
        </Button>
      )}
    </div>
  );
}

/** The cash to bring, locked when the booking was made (docs/domain/pricing.md#cash-on-the-day). */
function CashBox({ booking }: { readonly booking: BookingDetail }) {
  const { cash } = booking;
  const rateText = cashRateText(cash);
  const isSure = booking.booking_status === 'confirmed' || booking.booking_status === 'checked_in';
  return (
    <div className="rounded-card bg-marigold-soft p-(--pad) print:p-3">
      <p className="flex items-center gap-2 text-small font-bold text-marigold-ink">
        <Banknote aria-hidden size={19} />
        {t(isSure ? 'balance' : 'balance.if')}
      </p>
      <p className="numbers mt-1 font-serif text-[min(clamp(2.5rem,1.9rem+2.6vw,3.75rem),9.25vw)] leading-[1.05] font-[560] wrap-anywhere print:text-h2">
        {cash.usd === 0 ? t('cash.none') : cashText(cash)}
      </p>
      {cash.usd > 0 && (
        <p className="mt-2 text-small text-ink-2">
          {t('cash.text', { host: booking.host.name })}
          {rateText !== null && <span className="numbers mt-0.5 block">{rateText}</span>}
        </p>
      )}
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-micro font-bold text-ink-2">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

// A QR code as one SVG path: sharp in print, equal on server and browser. The page adds the margin.

export function qrPath(text: string): { readonly path: string; readonly size: number } {
  // The encoder requires a border of at least one.
  const squares = encodeQR(text, 'raw', { ecc: 'medium', border: 1 }).slice(1, -1);
  const path = squares.flatMap((row, y) => row.slice(1, -1).map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { path: path.join(''), size: squares.length };
}

/** Dark on white in both themes, or scanners fail. */
function Qr({ text }: { readonly text: string }) {
  const { path, size } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      role="img"
      aria-label={t('qr')}
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      className="block h-auto w-full rounded-control"
      shapeRendering="crispEdges"
    >
      <rect x={-4} y={-4} width={size + 8} height={size + 8} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

interface VoucherProps {
  readonly booking: BookingDetail;
  readonly isOffline: boolean;
}

/** The voucher: a card on screen, one page in print. Only a live booking has the QR code. */
export function Voucher({ booking: one, isOffline }: VoucherProps) {
  const { settings } = useApp();
  const { course } = one;
  return (
    <article
      aria-label={one.qr === null ? t('your.booking') : t('your')}
      className="voucher grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 rounded-panel border border-line bg-surface p-(--pad) shadow-1 tablet:grid-cols-[minmax(0,1fr)_16rem] tablet:p-8 print:grid-cols-[1fr_12rem] print:gap-y-3 print:border-0 print:p-0 print:shadow-none"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 print:gap-3">
        <div>
          <p className="text-small font-bold text-marigold-ink">
            <Written>{course.activity}</Written>
          </p>
          <h2 className="text-h2 wrap-anywhere">
            <Written>{course.title}</Written>
          </h2>
          <p className="text-ink-2">
            <Written>{course.city_name}</Written>, <Written>{course.country_name}</Written>
          </p>
        </div>
        <dl className="grid gap-4 phone:grid-cols-[1fr_auto] print:gap-2">
          <Part title={t('when')}>
            <TripTime trip={one} city={course.city_name} />
          </Part>
          <Part title={t('guests')}>
            {booking('book.guestsCount', { count: one.pax })}
            {one.addons.map(({ id, title, count }) => (
              <span key={id} className="block text-small text-ink-2">
                {booking('price.addonCount', { label: title, count })}
              </span>
            ))}
          </Part>
        </dl>
        {isLive(one) && <CashBox booking={one} />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 print:gap-2">
        {one.qr !== null && (
          <figure>
            <div className="overflow-hidden rounded-control border border-line">
              <Qr text={one.qr} />
            </div>
            <figcaption className="mt-1.5 text-center text-micro text-ink-2">{t('qr.hint')}</figcaption>
          </figure>
        )}
        <CopyField label={t('code')} value={one.ref} />
        {(one.qr !== null || one.links.calendar !== null) && <VoucherTools booking={one} />}
        <p role="status" className="text-center text-micro text-ink-2 empty:hidden print:hidden">
          {isOffline && t('kept')}
        </p>
      </div>
      <VoucherDetails booking={one} />
      {settings.mode === 'demo' && <p className="col-span-full text-small text-ink-2">{t('sandbox')}</p>}
    </article>
  );
}

function HostPart({ booking }: { readonly booking: BookingDetail }) {
  const { host, course } = booking;
  return (
    <section>
      <h2 className="mb-3 text-h3">{t('host')}</h2>
      <p className="flex flex-wrap items-center gap-3">
        <Portrait name={host.name} image={host.image} country={course.country_code} size="medium" />
        <span className="max-w-full min-w-0 wrap-anywhere">
          <span className="block font-bold">
            <Written>{host.name}</Written>
          </span>
          {host.phone !== null && (
            <a
              dir="ltr"
              href={`tel:${host.phone.replace(/[^+\d]/g, '')}`}
              className="link numbers inline-flex min-h-11 items-center"
            >
              {host.phone}
            </a>
          )}
        </span>
      </p>
    </section>
  );
}

function Place({ booking: { meeting_point: place, pickup } }: { readonly booking: BookingDetail }) {
  return (
    <section>
      <h2 className="mb-3 text-h3">{t('meeting')}</h2>
      <PlaceMap place={place} />
      {pickup !== null && pickup.address !== '' && (
        <p className="mt-3 wrap-anywhere">
          <span className="font-medium">{t('pickup')}: </span>
          <Written>{pickup.address}</Written>
        </p>
      )}
    </section>
  );
}

function Reminders({ booking }: { readonly booking: BookingDetail }) {
  return (
    <div className="grid content-start gap-6 print:gap-3">
      {booking.bring.length > 0 && (
        <section>
          <h2 className="mb-2 text-h3">{t('bring')}</h2>
          <ul className="ms-5 list-disc">
            {booking.bring.map((thing) => (
              <li key={thing}>
                <Written>{thing}</Written>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Deadlines booking={booking} />
    </div>
  );
}

function VoucherDetails({ booking: one }: { readonly booking: BookingDetail }) {
  const isPaid = one.paid_online > 0 || one.quote.booking_deposit_due === 0;
  const isAhead = isLive(one);
  // An ended booking has no cash and no online amount due.
  const hasEnded = seatsOf(one.booking_status) === 'free';
  return (
    <div className="col-span-full grid grid-cols-[minmax(0,1fr)] gap-6 border-t border-dashed border-line-strong pt-6 tablet:grid-cols-2 print:grid-cols-2 print:gap-3 print:pt-3">
      {isAhead && <Place booking={one} />}
      <section>
        <h2 className="mb-3 text-h3">{t('price')}</h2>
        <PriceSummary
          quote={one.quote}
          zone={one.time_zone}
          isPaid={isPaid}
          {...(hasEnded && { onlyPaid: one.paid_online })}
        />
      </section>
      <HostPart booking={one} />
      {isAhead && <Reminders booking={one} />}
    </div>
  );
}
