import './print.css';
import { CircleCheck } from 'lucide-react';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { closePopup } from '#src/web/ui/popup/popup.ts';
import { t } from './texts.ts';
import { type Success, useTrip } from './use-trip.ts';
import { AskLogin } from '#src/web/session/AskLogin.tsx';
import { GuestBooking } from './guest/GuestBooking.tsx';
import { HostBooking } from './host/HostBooking.tsx';
import type { BookingPage } from './credentials.ts';

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

function Lost() {
  return (
    <>
      <h1 className="visually-hidden">{t('title.lost')}</h1>
      <AskLogin title={t('lost.title')}>{t('lost.text')}</AskLogin>
    </>
  );
}
