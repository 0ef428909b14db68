import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { AddonChoice, GuestChoice, TimeChoice } from './Choices.tsx';
import { AddonPopups, useAddonPrompt } from './AddonPopups.tsx';
import { CodeForm } from './CodeField.tsx';
import { DateField } from './DateField.tsx';
import { BookingTerms, chosenTerms } from '#src/web/booking/BookingTerms.tsx';
import { PriceHead } from '#src/web/booking/PriceHead.tsx';
import { PriceSummary } from '#src/web/booking/PriceSummary.tsx';
import { t } from '#src/web/booking/texts.ts';
import type { ReactNode } from 'react';
import type { Booking } from '#src/web/booking/use-booking.ts';

/** The widget next to the page: date, time, guests, add-ons, price, Reserve. It fits a window of 900 px. */
export function BookingWidget({ booking, own }: { readonly booking: Booking; readonly own: ReactNode }) {
  const { course, view } = booking;
  const { reserve, go } = useAddonPrompt(booking);
  const { state, lastQuote } = view;
  const isBusy = state.waiting.calculation !== null || state.calculation === null;
  return (
    <aside
      id="book"
      aria-label={t('flow.title')}
      className="sticky top-[calc(var(--header)+1rem)] max-h-[calc(100dvh-var(--header)-2rem)]"
    >
      <form
        noValidate
        aria-label={t('book.form')}
        className="flex max-h-[inherit] flex-col rounded-panel border border-line bg-surface shadow-2"
        onSubmit={(event) => {
          event.preventDefault();
          reserve();
        }}
      >
        <div className="px-5 pt-4 pb-1">
          <PriceHead course={course} minPax={view.minPax} />
          <BookingTerms course={course} chosen={chosenTerms(view)} className="mt-1" />
        </div>
        {own}
        <DateField booking={booking} />
        <div className="grid min-h-0 gap-4 overflow-y-auto px-5 pt-1 pb-4">
          <TimeChoice booking={booking} />
          <GuestChoice booking={booking} />
          <AddonChoice booking={booking} />
          {lastQuote !== null && (
            <>
              <PriceSummary quote={lastQuote} zone={course.time_zone} code={state.coupon} busy={isBusy} />
              {state.pax !== null && <CodeForm booking={booking} />}
            </>
          )}
          {lastQuote === null && state.waiting.calculation !== null && <Skeleton className="h-40" />}
        </div>
        <div className="border-t border-line p-4">
          <Button type="submit" full>
            {state.calculation === null
              ? t('book.reserve')
              : t('book.reserveFor', { amount: priceText(wireCents(state.calculation.booking_deposit_due)) })}
          </Button>
          <p className="mt-2 text-center text-micro text-ink-2">{t('book.reserveNote')}</p>
        </div>
      </form>
      <AddonPopups booking={booking} onGo={go} />
    </aside>
  );
}
