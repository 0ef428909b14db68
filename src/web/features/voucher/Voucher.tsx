import { useApp } from '#src/web/app/app-context.tsx';
import { t as booking, tn as bookingCount } from '../../booking/t.ts';
import { CopyField } from '../../ui/CopyField.tsx';
import { LocalTime } from '../../ui/LocalTime.tsx';
import { CashBox } from './CashBox.tsx';
import { Part } from './Part.tsx';
import type { BookingDetail } from './opener.ts';
import { Qr } from './Qr.tsx';
import { t } from './t.ts';
import { isLive } from './trip-state.ts';
import { VoucherDetails } from './VoucherDetails.tsx';
import { VoucherTools } from './VoucherTools.tsx';

interface VoucherProps {
  readonly booking: BookingDetail;
  /** True once it opens without a network. */
  readonly isKept: boolean;
}

/** The voucher: on the screen a card, in print one page. Before the confirmation and after the end it has no code. */
export function Voucher({ booking: one, isKept }: VoucherProps) {
  const { settings } = useApp();
  const { course } = one;
  return (
    <article
      aria-label={one.qr === null ? t('your.booking') : t('your')}
      className="voucher grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 rounded-panel border border-line bg-surface p-(--pad) shadow-1 tablet:grid-cols-[minmax(0,1fr)_16rem] tablet:p-8 print:grid-cols-[1fr_12rem] print:gap-y-3 print:border-0 print:p-0 print:shadow-none"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 print:gap-3">
        <div>
          <h2 className="text-h2 wrap-anywhere">{course.title}</h2>
          <p className="text-ink-2">
            {course.city_name}, {course.country_name}
          </p>
        </div>
        <dl className="grid gap-4 phone:grid-cols-[1fr_auto] print:gap-2">
          <Part title={t('when')}>
            <LocalTime
              date={one.date}
              time={one.time}
              zone={one.time_zone}
              zoneLabel={booking('zone.local', { city: course.city_name })}
            />
          </Part>
          <Part title={t('guests')}>
            {bookingCount('book.guestsCount', one.pax)}
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
          {isKept && t('kept')}
        </p>
      </div>
      <VoucherDetails booking={one} />
      {settings.mode === 'demo' && <p className="col-span-full text-small text-ink-2">{t('sandbox')}</p>}
    </article>
  );
}
