import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components';
import { useState } from 'react';
import { CalendarHead, DayWords } from '#src/web/ui/calendar/CalendarHead.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { t } from '../t.ts';
import type { BookingCourse } from '../booking-course.ts';
import type { Booking } from '../use-booking.ts';
import { todayIn } from '../wall-time.ts';

/** The part of a booking that a calendar needs; a move to another date has no more. */
export type CalendarBooking = Pick<Booking, 'view' | 'send'> & { readonly course: Pick<BookingCourse, 'time_zone'> };

interface MonthCalendarProps {
  readonly booking: CalendarBooking;
  readonly autoFocus?: boolean;
  readonly onPicked?: () => void;
}

interface Day {
  readonly isSelected: boolean;
  readonly isUnavailable: boolean;
  readonly isDisabled: boolean;
  readonly isFocusVisible: boolean;
  readonly isOutsideMonth: boolean;
}

// A day without seats is struck through in a colour that can still be read, never faded (docs/looks.md#states). While nobody
// knows yet, no day looks taken, and none can be chosen.
function dayLook(day: Day, isKnown: boolean): string {
  return classNames(
    'numbers grid size-11 cursor-pointer place-items-center rounded-full text-small font-medium outline-none',
    day.isSelected && 'bg-jade text-on-jade',
    !day.isSelected && !day.isUnavailable && !day.isDisabled && 'hover:bg-jade-soft',
    (day.isUnavailable || day.isDisabled) && 'cursor-not-allowed font-regular text-ink-3',
    isKnown && day.isUnavailable && !day.isDisabled && 'line-through',
    day.isOutsideMonth && 'invisible',
    day.isFocusVisible && 'outline-3 outline-offset-1 outline-jade',
  );
}

/** The month with the days that can be booked. Another month is loaded when it is turned to. */
export function MonthCalendar({ booking, autoFocus = false, onPicked }: MonthCalendarProps) {
  const { course, view, send } = booking;
  const { state, months } = view;
  const free = new Set(state.dates);
  const isLoading = state.waiting.dates !== null;
  const today = parseDate(todayIn(course.time_zone));
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
    <div className="**:data-react-aria-pressable:[touch-action:pan-x_pan-y_pinch-zoom]">
      {/* The kit would write a style element for touch here, which our content policy forbids; finding this one, it does not. */}
      <span id="react-aria-pressable-style" hidden />
      <DayWords>
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
          <CalendarHead previous={t('calendar.previous')} next={t('calendar.next')} />
          <div aria-busy={isLoading} className={classNames('min-h-[18.5rem]', isLoading && 'opacity-60')}>
            <CalendarGrid weekdayStyle="short" className="mx-auto border-collapse">
              <CalendarGridHeader>
                {(day) => (
                  <CalendarHeaderCell className="h-8 text-micro font-medium text-ink-2">{day}</CalendarHeaderCell>
                )}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell date={date} className={(day) => dayLook(day, !isLoading)} />}
              </CalendarGridBody>
            </CalendarGrid>
          </div>
        </Calendar>
      </DayWords>
      <p role="status" className="px-2 text-micro text-ink-2">
        {isLoading ? t('calendar.loading') : t('calendar.legend')}
      </p>
    </div>
  );
}
