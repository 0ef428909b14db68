import { wireCents } from '#src/domain/money/money.ts';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { priceText } from '#src/texts/money-text.ts';
import { t } from '#src/web/guest/booking/detail/texts.ts';
import type { Cancel } from './use-cancel.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { closePopup } from '#src/web/ui/popup/popup.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { BookingDetail } from '#src/web/guest/booking/detail/credentials.ts';

interface CancelAmountProps {
  readonly cancel: Cancel;
  readonly booking: Pick<BookingDetail, 'paid_online' | 'refunds'>;
  readonly isHost: boolean;
}

export function CancelAmount({ cancel, booking, isHost }: CancelAmountProps) {
  const { quote, busy } = cancel;
  if (quote === null && !busy) return null;
  if (quote === null) {
    return (
      <span role="status" aria-label={t('cancel.asking')}>
        <Skeleton className="h-32 rounded-card" />
      </span>
    );
  }
  return <RefundAmount quote={quote} booking={booking} isHost={isHost} />;
}

interface RefundAmountProps extends Omit<CancelAmountProps, 'cancel'> {
  readonly quote: Pick<NonNullable<Cancel['quote']>, 'refund_amount' | 'refund_percent' | 'reason'>;
}

/** The base of the percentage: the amount paid online less earlier and pending refunds. */
function shareText(percent: number, { paid_online, refunds }: CancelAmountProps['booking']): string {
  const back = refunds.reduce((sum, { amount, state }) => (state === 'failed' ? sum : sum + wireCents(amount)), 0);
  const paid = wireCents(paid_online);
  if (back === 0) return t('cancel.ofPaid', { percent, paid: priceText(paid) });
  return t('cancel.ofLeft', { percent, left: priceText(paid - back), paid: priceText(paid), back: priceText(back) });
}

export function RefundAmount({ quote, booking, isHost }: RefundAmountProps) {
  const { paid_online: paid } = booking;
  const title = isHost ? 'cancel.guestGets' : 'cancel.back';
  return (
    <div aria-live="polite" className="min-h-32 rounded-card bg-sand p-5">
      <p className="text-small font-bold text-ink-2">{t(title)}</p>
      <p className="numbers mt-1 font-serif text-h2 font-[560] whitespace-nowrap">
        {priceText(wireCents(quote.refund_amount))}
      </p>
      <p className="mt-1 text-small text-ink-2">
        {paid > 0 ? shareText(quote.refund_percent, booking) : t('cancel.nothingPaid')}
      </p>
      {paid > 0 && quote.reason !== '' && <p className="mt-2 wrap-anywhere">{quote.reason}</p>}
    </div>
  );
}

interface CancelConfirmProps {
  readonly booking: BookingDetail;
  readonly cancel: Cancel;
}

export function resultText(amount: number, isHost: boolean): string {
  if (amount === 0) return t('cancel.resultNone');
  return t(isHost ? 'cancel.resultHost' : 'cancel.result', { amount: priceText(wireCents(amount)) });
}

/** The last question. A changed amount is shown again and confirmed again (docs/domain/bookings.md#cancelling). */
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
          <CancelAmount cancel={cancel} booking={booking} isHost={isHost} />
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
