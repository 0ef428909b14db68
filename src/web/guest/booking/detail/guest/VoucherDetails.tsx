import { Portrait } from '#src/web/ui/media/Portrait.tsx';
import type { BookingDetail } from '#src/web/guest/booking/detail/credentials.ts';
import { t } from '#src/web/guest/booking/detail/texts.ts';
import { seatsOf } from '#src/domain/booking/status.ts';
import { PlaceMap } from '#src/web/guest/booking/PlaceMap.tsx';
import { PriceSummary } from '#src/web/guest/booking/PriceSummary.tsx';
import { Deadlines } from '#src/web/guest/booking/detail/Deadlines.tsx';
import { isLive } from '#src/web/guest/booking/detail/trip-state.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

/** Who waits at the meeting point, with the phone number once the booking is confirmed. */
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

/** Where guests meet, or where they are fetched. */
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

/** What to bring, and until when the booking can be cancelled for how much. */
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

/** The lower part of the voucher; of a booking that has ended only the price and the host are left. */
export function VoucherDetails({ booking: one }: { readonly booking: BookingDetail }) {
  const isPaid = one.paid_online > 0 || one.quote.booking_deposit_due === 0;
  const isAhead = isLive(one);
  // What never took place asks for no cash, and for nothing online either.
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
