import { useRef } from 'react';
import { AddonChoice, GuestChoice, TimeChoice } from '#src/web/booking/widget/Choices.tsx';
import { CodeForm } from '#src/web/booking/widget/CodeField.tsx';
import { MonthCalendar } from '#src/web/booking/widget/MonthCalendar.tsx';
import { BookingTerms, chosenTerms } from '#src/web/booking/BookingTerms.tsx';
import { PriceHead } from '#src/web/booking/PriceHead.tsx';
import { PriceSummary } from '#src/web/booking/PriceSummary.tsx';
import { useNextFocus } from '#src/web/booking/widget/use-next-focus.ts';
import { t } from '#src/web/booking/texts.ts';
import { StepError } from '#src/web/booking/widget/StepError.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { Booking } from '#src/web/booking/use-booking.ts';

/** Stage 0: the calendar open in the sheet, then the times of the day. */
export function FlowWhen({ booking }: { readonly booking: Booking }) {
  const calendar = useRef<HTMLDivElement>(null);
  const goOn = useNextFocus(calendar, booking.view.state);
  return (
    <div className="grid gap-4">
      <div>
        <PriceHead course={booking.course} minPax={booking.view.minPax} />
        <BookingTerms course={booking.course} chosen={chosenTerms(booking.view)} className="mt-1" />
      </div>
      <div ref={calendar}>
        <MonthCalendar booking={booking} onPicked={goOn} />
      </div>
      <StepError id="flow-date-error" step="date" errors={booking.view.state.errors} control={calendar} />
      <TimeChoice booking={booking} />
    </div>
  );
}

interface FlowGuestsProps {
  readonly booking: Booking;
  /** Back to date and time. */
  readonly onWhen: () => void;
}

/** Stage 1: guests, add-ons, the whole price. */
export function FlowGuests({ booking, onWhen }: FlowGuestsProps) {
  const { state, lastQuote } = booking.view;
  const isBusy = state.waiting.calculation !== null || state.calculation === null;
  return (
    <div className="grid gap-5">
      <div>
        <p className="font-bold">{booking.course.title}</p>
        {state.date !== null && (
          <p className="numbers flex flex-wrap items-center gap-x-2 text-ink-2">
            {dateText(state.date)}, {state.time}
            <button type="button" className="link min-h-11 text-small" onClick={onWhen}>
              {t('flow.changeWhen')}
            </button>
          </p>
        )}
      </div>
      <GuestChoice booking={booking} />
      <AddonChoice booking={booking} />
      {lastQuote !== null && (
        <>
          <PriceSummary quote={lastQuote} zone={booking.course.time_zone} code={state.coupon} busy={isBusy} />
          <CodeForm booking={booking} />
        </>
      )}
    </div>
  );
}
