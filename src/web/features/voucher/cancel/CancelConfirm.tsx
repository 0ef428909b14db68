import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FormMessage } from '../../../ui/FormMessage.tsx';
import { closePopup } from '../../../ui/popup.ts';
import { dateText } from '../../../ui/local-time-text.ts';
import { usdText } from '../../../ui/money-text.ts';
import type { BookingDetail } from '../opener.ts';
import { t } from '../t.ts';
import { CancelAmount } from './CancelAmount.tsx';
import type { Cancel } from './use-cancel.ts';

interface CancelConfirmProps {
  readonly booking: BookingDetail;
  readonly cancel: Cancel;
}

/** What a cancel does with the money, in one sentence. */
export function resultText(amount: number, isHost: boolean): string {
  if (amount === 0) return t('cancel.resultNone');
  return t(isHost ? 'cancel.resultHost' : 'cancel.result', { amount: usdText(amount) });
}

/** The last question. An amount that has changed since is shown again and asked about anew (product 6). */
export function CancelConfirm({ booking, cancel }: CancelConfirmProps) {
  const { course, date, time, viewer } = booking;
  const amount = cancel.quote?.refund_amount ?? 0;
  const isHost = viewer === 'host';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FormMessage text={cancel.trouble} />
      {cancel.hasChanged && (
        <>
          <Banner tone="warning">{t('cancel.changed')}</Banner>
          <CancelAmount cancel={cancel} paid={booking.paid_online} isHost={isHost} />
        </>
      )}
      <p className="wrap-anywhere">
        {t('cancel.question', { title: course.title, when: `${dateText(date)}, ${time}` })}
      </p>
      <p className="font-medium">{resultText(amount, isHost)}</p>
      <div className="grid gap-2.5 phone:grid-cols-2">
        <Button kind="secondary" onClick={() => closePopup('booking-confirm')}>
          {t('cancel.keep')}
        </Button>
        <Button kind="danger" loading={cancel.busy} loadingLabel={t('busy')} onClick={cancel.confirm}>
          {t('cancel.yes')}
        </Button>
      </div>
    </div>
  );
}
