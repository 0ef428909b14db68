import { Banknote, MapPin, MessageSquareText, Phone, PlusCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { cashText } from '#src/web/booking/quote-rows.ts';
import { MapLinks } from '#src/web/booking/MapLinks.tsx';
import { t as shared } from '#src/web/booking/t.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { tallScript } from '#src/web/ui/text/tall-script.ts';
import type { BookingDetail } from '../credentials.ts';
import { t } from '../t.ts';
import { isLive } from '../trip-state.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

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

/** What a host must know: cash, phone once confirmed, pickup, add-ons, the guest's words. */
export function GuestFacts({ booking }: { readonly booking: BookingDetail }) {
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
