import { AskLogin } from '../../session/AskLogin.tsx';
import { GuestBooking } from './GuestBooking.tsx';
import { HostBooking } from './host/HostBooking.tsx';
import type { BookingPage } from './opener.ts';
import './print.css';
import { SuccessPopup } from './SuccessPopup.tsx';
import { t } from './t.ts';
import { useTrip } from './use-trip.ts';

/** A booking's page, for its guest or for its host. */
export function VoucherPage({ data }: { readonly data: BookingPage | null }) {
  return (
    <div className="shell pt-6 pb-10 desk:pt-9 print:p-0">
      {data === null ? <Lost /> : <Shown key={`${data.id} ${data.viewer}`} first={data} />}
    </div>
  );
}

function Shown({ first }: { readonly first: BookingPage }) {
  const trip = useTrip(first);
  return (
    <>
      {trip.booking.viewer === 'guest' ? (
        <GuestBooking trip={trip} form={first.form ?? null} />
      ) : (
        <HostBooking trip={trip} />
      )}
      <SuccessPopup success={trip.success} />
    </>
  );
}

function Lost() {
  return (
    <>
      <h1 className="visually-hidden">{t('title.lost')}</h1>
      <AskLogin title={t('lost.title')}>{t('lost.text')}</AskLogin>
    </>
  );
}
