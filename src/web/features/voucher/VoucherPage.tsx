import { buttonLook } from '../../ui/button-look.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { openPopup } from '../../ui/popup.ts';
import { Button } from '../../ui/Button.tsx';
import type { BookingDetail } from './opener.ts';
import { StatusHead } from './StatusHead.tsx';
import { t } from './t.ts';
import './print.css';
import { useBookingDetail } from './use-booking-detail.ts';
import { Voucher } from './Voucher.tsx';

/** A booking's page: what its state is, and the voucher. */
export function VoucherPage({ data }: { readonly data: BookingDetail | null }) {
  return (
    <div className="shell pt-6 desk:pt-9 print:p-0">
      {data === null ? <Lost /> : <Shown key={data.id} first={data} />}
    </div>
  );
}

function Shown({ first }: { readonly first: BookingDetail }) {
  const booking = useBookingDetail(first);
  return (
    <div className="mx-auto max-w-4xl">
      <StatusHead booking={booking} />
      <Voucher booking={booking} />
    </div>
  );
}

function Lost() {
  return (
    <>
      <h1 className="visually-hidden">{t('title.lost')}</h1>
      <EmptyState
        title={t('lost.title')}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => openPopup('login')}>{t('lost.login')}</Button>
            <a href="/" className={buttonLook('secondary')}>
              {t('lost.home')}
            </a>
          </span>
        }
      >
        {t('lost.text')}
      </EmptyState>
    </>
  );
}
