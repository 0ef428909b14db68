import { Banknote, MapPin, MessageSquareText, Phone, PlusCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { seatsOf } from '#src/domain/booking/status.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { commissionOf } from '#src/domain/pricing/online-split.ts';
import { priceText } from '#src/texts/money-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { PriceSummary } from '#src/web/guest/booking/PriceSummary.tsx';
import { cashText } from '#src/web/guest/booking/quote-rows.ts';
import { MapLinks } from '#src/web/guest/booking/PlaceMap.tsx';
import { t as shared } from '#src/web/guest/booking/texts.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { tallScript } from '#src/web/ui/text/tall-script.ts';
import type { BookingDetail } from '#src/web/guest/booking/detail/credentials.ts';
import { t } from '#src/web/guest/booking/detail/texts.ts';
import { isLive } from '#src/web/guest/booking/detail/trip-state.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

interface FactsProps {
  readonly booking: BookingDetail;
}

interface FactProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

function Fact({ icon, title, children }: FactProps) {
  return (
    <div className="border-t border-line py-4 first:border-0">
      <dt className="flex items-center gap-3 text-small font-bold text-ink-2">
        <span className="text-brand">{icon}</span>
        {title}
      </dt>
      <dd className="ps-8.5 wrap-anywhere">{children}</dd>
    </div>
  );
}

function PhoneLink({ contact: { isd_code: isd, phone } }: BookingDetail) {
  const code = isd.replace(/\D/g, '');
  const number = code === '' ? phone : `+${code} ${phone}`;
  if (phone === '') return <span className="text-ink-2">{t('host.noPhone')}</span>;
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`} className="link numbers inline-flex min-h-11 items-center">
      {number}
    </a>
  );
}

export function GuestFacts({ booking }: FactsProps) {
  const { cash, pickup, addons, message, booking_status: status } = booking;
  const isSold = status === 'confirmed' || status === 'checked_in' || status === 'completed';
  const amount = cashText(cash);
  return (
    <dl className="rounded-panel border border-line bg-surface px-5">
      {isLive(booking) && (
        <Fact icon={<Banknote aria-hidden size={22} />} title={t(status === 'requested' ? 'host.cashIf' : 'host.cash')}>
          <span className="numbers text-h3 font-bold">{cash.usd === 0 ? t('host.noCash') : amount}</span>
        </Fact>
      )}
      {isSold && (
        <Fact icon={<Phone aria-hidden size={22} />} title={t('host.phone')}>
          <PhoneLink {...booking} />
        </Fact>
      )}
      {pickup !== null && (
        <Fact icon={<MapPin aria-hidden size={22} />} title={t('pickup')}>
          {pickup.address === '' ? t('host.noPickup') : pickup.address}
          {pickup.latitude !== null && pickup.longitude !== null && (
            <MapLinks latitude={pickup.latitude} longitude={pickup.longitude} />
          )}
        </Fact>
      )}
      {addons.length > 0 && (
        <Fact icon={<PlusCircle aria-hidden size={22} />} title={shared('addon.title')}>
          {addons.map(({ id, title, count }) => (
            <span key={id} className="block">
              {shared('price.addonCount', { label: title, count })}
            </span>
          ))}
        </Fact>
      )}
      <Fact icon={<MessageSquareText aria-hidden size={22} />} title={t('host.message')}>
        {message === '' ? (
          <span className="text-ink-2">{t('host.noMessage')}</span>
        ) : (
          <span className={classNames('whitespace-pre-line', tallScript(message))}>
            <Written isBlock>{message}</Written>
          </span>
        )}
      </Fact>
    </dl>
  );
}

/** The guest's price line by line, and the host's share (docs/domain/pricing.md#what-the-marketplace-earns). */
export function HostPrice({ booking }: FactsProps) {
  const { quote, cash, paid_online: paid, booking_status: status, viewer } = booking;
  const { commission } = useApp().settings.rates;
  const hasEnded = seatsOf(status) === 'free';
  const deposit = wireCents(quote.deposit);
  const later =
    commission === null ? 0 : deposit - commissionOf(wireCents(quote.experience_total), commission, deposit);
  return (
    <section aria-labelledby="price" className="rounded-panel border border-line bg-surface p-5">
      <h2 id="price" className="mb-3 text-h3">
        {t('price')}
      </h2>
      <PriceSummary
        quote={quote}
        zone={booking.time_zone}
        cashLabel={t('host.cashRow')}
        isPaid
        {...(hasEnded && { onlyPaid: paid })}
      />
      {!hasEnded && viewer === 'host' && (
        <p className="mt-3 font-medium">
          {t(later > 0 ? 'host.getsLater' : 'host.gets', { cash: cashText(cash), later: priceText(later) })}
        </p>
      )}
    </section>
  );
}
