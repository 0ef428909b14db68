import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { Calendar, type CalendarCellRenderProps } from 'react-aria-components';
import { useEffect, useState } from 'react';
import { CalendarFrame, CalendarMonth } from '#src/web/ui/calendar/CalendarMonth.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { t } from '#src/web/booking/texts.ts';
import type { BookingCourse } from '#src/web/booking/booking-course.ts';
import type { Booking } from '#src/web/booking/use-booking.ts';
import { todayIn } from '#src/web/booking/wall-time.ts';
import { dayContent } from './day-content.tsx';

/** The part of a booking that a calendar needs; a move to another date has no more, and shows no prices. */
export type CalendarBooking = Pick<Booking, 'view' | 'send'> & {
  readonly course: Pick<BookingCourse, 'time_zone'> & Partial<Pick<BookingCourse, 'max_pax'>>;
};

interface MonthCalendarProps {
  readonly booking: CalendarBooking;
  readonly autoFocus?: boolean;
  readonly onPicked?: () => void;
}

// A day that runs and cannot be booked any more is struck through in a colour that can still be read, never faded (docs/looks.md#states). While nobody
// knows yet, no day looks taken, and none can be chosen.
function dayClass(day: CalendarCellRenderProps, isStruck: boolean): string {
  return classNames(
    'h-14 w-full rounded-control -outline-offset-2',
    day.isSelected && 'bg-jade text-on-jade',
    !day.isSelected && !day.isUnavailable && !day.isDisabled && 'hover:bg-jade-soft',
    (day.isUnavailable || day.isDisabled) && 'cursor-not-allowed font-regular text-ink-3',
    isStruck && 'line-through',
  );
}

// A calendar that opens again shows the prices of the party that has been chosen meanwhile.
function useOwnPrices({ view, send }: CalendarBooking): void {
  const { party, pricedFor, state } = view;
  const isStale = state.waiting.dates === null && state.dates.length > 0 && party !== pricedFor;
  useEffect(() => {
    if (isStale) send({ type: 'month-shown', month: state.month });
  }, [isStale, send, state.month]);
}

function legendOf({ view, course }: CalendarBooking): string {
  const legend = t('calendar.legend');
  if (course.max_pax === undefined || view.days.length === 0) return legend;
  if (view.pricedFor === null) return t('calendar.prices', { legend });
  return t('calendar.pricesFor', { legend, guests: t('book.guestsCount', { count: view.pricedFor }) });
}

/** The month with the days that can be booked. Another month is loaded when it is turned to. */
export function MonthCalendar({ booking, autoFocus = false, onPicked }: MonthCalendarProps) {
  const { course, view, send } = booking;
  const { state, months } = view;
  const free = new Set(state.dates);
  const facts = {
    closed: new Map(view.closedDays.map(({ date, label }) => [date, label])),
    today: todayIn(course.time_zone),
    first: months?.first === state.month ? (state.dates[0] ?? null) : null,
    offers: new Map(view.days.map((day) => [day.date, day])),
    maxPax: course.max_pax ?? null,
    party: view.party,
    isKnown: state.waiting.dates === null,
  };
  const isLoading = !facts.isKnown;
  const today = parseDate(facts.today);
  useOwnPrices(booking);
  // The first free day has the focus once it is known, unless the guest has gone elsewhere meanwhile.
  const [focused, setFocused] = useState<CalendarDate | null>(null);
  const start = parseDate(state.date ?? state.dates[0] ?? `${state.month}-01`);
  const shown = focused ?? (start.compare(today) < 0 ? today : start);
  const turn = (date: CalendarDate): void => {
    // Told of the day that has the focus already, when the grid takes it.
    if (date.compare(shown) !== 0) setFocused(date);
    const month = date.toString().slice(0, 7);
    if (month !== state.month) send({ type: 'month-shown', month });
  };
  return (
    <CalendarFrame>
      <Calendar
        firstDayOfWeek="sun"
        aria-label={t('calendar.label')}
        autoFocus={autoFocus}
        value={state.date === null ? null : parseDate(state.date)}
        focusedValue={shown}
        minValue={today}
        {...(months !== null && {
          maxValue: parseDate(`${months.last}-01`).add({ months: 1 }).subtract({ days: 1 }),
        })}
        isDateUnavailable={(date) => !free.has(date.toString())}
        onFocusChange={turn}
        onChange={(date) => {
          send({ type: 'date-picked', date: date.toString() });
          onPicked?.();
        }}
      >
        <CalendarMonth
          previous={t('calendar.previous')}
          next={t('calendar.next')}
          gridClass="w-full table-fixed"
          heightClass="min-h-[23rem]"
          dayClass={(day) => dayClass(day, !isLoading && facts.closed.has(day.date.toString()))}
          dayContent={(day) => dayContent(day, facts)}
          isLoading={isLoading}
        />
      </Calendar>
      <p role="status" className="px-2 text-micro text-ink-2">
        {isLoading ? t('calendar.loading') : legendOf(booking)}
      </p>
    </CalendarFrame>
  );
}
