import { guestTotalCents } from '#src/domain/money/price-rows.ts';
import { Button } from '../ui/Button.tsx';
import { Money } from '../ui/Money.tsx';
import { usdText } from '../ui/money-text.ts';
import { t } from './t.ts';
import type { Booking } from './use-booking.ts';
import type { Flow } from './use-flow.ts';

interface FlowFooterProps {
  readonly booking: Booking;
  readonly flow: Flow;
}

/** In every stage: the total with fees, less the code, what is paid now, and the way on. */
export function FlowFooter({ booking, flow }: FlowFooterProps) {
  const { view, send, course } = booking;
  const { state, lastQuote } = view;
  const isFirst = state.stage === 0;
  // Checks run in the order of the specification and show the first thing that is missing (spec 4).
  const goOn = (): void => {
    if (state.date === null || state.time === null || (!isFirst && state.pax === null)) {
      send({ type: 'step-checked', step: isFirst ? 'time' : 'pax', is_button: true });
    } else if (isFirst) flow.next();
    else flow.submit();
  };
  return (
    <footer className="shrink-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex max-w-xl flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
        <p className="leading-tight" aria-live="polite">
          <Money
            amount={lastQuote === null ? course.price_from : guestTotalCents(lastQuote) / 100}
            className="text-lead font-bold"
          />
          <span className="block text-micro text-ink-2">
            {lastQuote === null
              ? t('price.perGuest')
              : t('flow.payNow', { amount: usdText(lastQuote.booking_deposit_due) })}
          </span>
        </p>
        <Button onClick={goOn}>{t('flow.next')}</Button>
      </div>
    </footer>
  );
}
