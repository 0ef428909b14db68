import { Banknote } from 'lucide-react';
import { cashRateText, cashText } from '../../booking/cash-text.ts';
import type { BookingDetail } from './opener.ts';
import { t } from './t.ts';

/** The cash to bring, large: the figure that was locked when the booking was made (product 2). */
export function CashBox({ booking }: { readonly booking: BookingDetail }) {
  const { amount, symbol, usd, rate } = booking.cash;
  const cash = { usd, local: amount, symbol, rate };
  const rateText = cashRateText(cash);
  const isSure = booking.booking_status === 'confirmed' || booking.booking_status === 'checked_in';
  return (
    <div className="rounded-card bg-marigold-soft p-(--pad) print:p-3">
      <p className="flex items-center gap-2 text-small font-bold text-marigold-ink">
        <Banknote aria-hidden size={19} />
        {t(isSure ? 'balance' : 'balance.if')}
      </p>
      <p className="numbers mt-1 font-serif text-[min(clamp(2.5rem,1.9rem+2.6vw,3.75rem),9.25vw)] leading-[1.05] font-[560] wrap-anywhere print:text-h2">
        {usd === 0 ? t('cash.none') : cashText(cash)}
      </p>
      {usd > 0 && (
        <p className="mt-2 text-small text-ink-2">
          {t('cash.text', { host: booking.host.name })}
          {rateText !== null && <span className="numbers mt-0.5 block">{rateText}</span>}
        </p>
      )}
    </div>
  );
}
