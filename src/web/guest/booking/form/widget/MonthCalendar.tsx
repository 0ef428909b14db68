import { parseDate, type CalendarDate } from '@internationalized/date';
import { Calendar, type CalendarCellRenderProps } from 'react-aria-components';
import { useEffect, useState } from 'react';
import { CalendarFrame, CalendarMonth, type DayContent } from '#src/web/ui/CalendarMonth.tsx';
import { isTurnTooFar, monthsShown } from '#src/web/ui/calendar-pages.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { t } from '#src/web/guest/booking/texts.ts';
import type { BookingCourse } from '#src/web/guest/booking/booking-course.ts';
import type { Booking } from '#src/web/guest/booking/form/use-booking.ts';
import { todayIn } from '#src/web/ui/text/wall-time.ts';
import { areFew } from '#src/domain/availability/party-options.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { dateFormat } from '#src/texts/intl.ts';
import { dateTag } from '#src/texts/locale.ts';
import { shortPriceText, priceText } from '#src/texts/money-text.ts';
import type { MonthDay } from '#src/web/guest/booking/form/booking-store.ts';

/** What a calendar needs of a booking; a move shows no prices. */
export type CalendarBooking = Pick<Booking, 'view' | 'send'> & {
  readonly course: Pick<BookingCourse, 'time_zone'> & Partial<Pick<BookingCourse, 'max_pax'>>;
};

interface MonthCalendarProps {
  readonly booking: CalendarBooking;
  readonly autoFocus?: boolean;
  readonly onPicked?: () => void;
}

// Days that don't run are dim; sold-out ones are struck through and can be chosen, for what else there is
// (docs/reference/design.md#states). While loading, no day looks taken or can be chosen.
function dayClass(day: CalendarCellRenderProps, isFull: boolean): string {
  return classNames(
    'h-14 w-full rounded-control -outline-offset-2',
    day.isSelected && 'bg-jade text-on-jade',
    !day.isSelected && !day.isUnavailable && !day.isDisabled && 'hover:bg-jade-soft',
    (day.isUnavailable || day.isDisabled) && 'cursor-not-allowed font-regular text-ink-3',
    isFull && '[&>span>span:first-child]:line-through',
    isFull && !day.isSelected && 'font-regular text-ink-2',
  );
}

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

export function MonthCalendar({ booking, autoFocus = false, onPicked }: MonthCalendarProps) {
  const { course, view, send } = booking;
  const { state, months: span } = view;
  const free = new Set(state.dates);
  const here = todayIn(course.time_zone);
  const loaded = monthsShown(here, state.month);
  const facts = {
    closed: new Map(view.closedDays.map((day) => [day.date, day])),
    today: here,
    first: span !== null && loaded.includes(span.first) ? (state.dates[0] ?? null) : null,
    offers: new Map(view.days.map((day) => [day.date, day])),
    maxPax: course.max_pax ?? null,
    party: view.party,
    isKnown: state.waiting.dates === null,
  };
  const isLoading = !facts.isKnown;
  const today = parseDate(facts.today);
  useOwnPrices(booking);
  // The first free day takes the focus once known, unless the guest has moved it.
  const [focused, setFocused] = useState<CalendarDate | null>(null);
  const start = parseDate(state.date ?? state.dates[0] ?? `${state.month}-01`);
  const visibleDate = focused ?? (start.compare(today) < 0 ? today : start);
  const shown = monthsShown(facts.today, visibleDate.toString().slice(0, 7));
  const months = shown.length === 2 ? 2 : 1;
  const turn = (to: CalendarDate): void => {
    const isFar = isTurnTooFar({ shown, from: visibleDate.toString(), to: to.toString() });
    const date = isFar ? to.subtract({ months: 1 }) : to;
    // Fires also for the day already focused when the grid takes the focus.
    if (date.compare(visibleDate) !== 0) setFocused(date);
    const month = date.toString().slice(0, 7);
    if (!loaded.includes(month)) send({ type: 'month-shown', month });
  };
  return (
    <CalendarFrame>
      <Calendar
        firstDayOfWeek="sun"
        aria-label={t('calendar.label')}
        autoFocus={autoFocus}
        value={state.date === null ? null : parseDate(state.date)}
        focusedValue={visibleDate}
        visibleDuration={{ months }}
        selectionAlignment="end"
        minValue={today}
        {...(span !== null && {
          maxValue: parseDate(`${span.last}-01`).add({ months: 1 }).subtract({ days: 1 }),
        })}
        isDateUnavailable={(date) => !free.has(date.toString()) && !isSoldOut(facts, date.toString())}
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
          today={facts.today}
          months={months}
          dayClass={(day) => dayClass(day, isSoldOut(facts, day.date.toString()))}
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

type ClosedDate = CalendarBooking['view']['closedDays'][number];

function isSoldOut({ closed, isKnown }: DayFacts, date: string): boolean {
  return isKnown && closed.get(date)?.reason === 'sold-out';
}

interface DayFacts {
  readonly today: string;
  readonly first: string | null;
  readonly offers: ReadonlyMap<string, MonthDay>;
  readonly closed: ReadonlyMap<string, ClosedDate>;
  /** Most guests of one booking; null hides prices where nothing is to be paid. */
  readonly maxPax: number | null;
  readonly party: number | null;
  readonly isKnown: boolean;
}

/** Seats worth showing: few, or fewer than the party needs. */
function seatsToName({ seats_left: left }: MonthDay, { maxPax, party }: DayFacts): number | null {
  return (maxPax !== null && areFew(left, maxPax)) || left < (party ?? 1) ? left : null;
}

function priceToName({ from_price: price }: MonthDay, { maxPax }: DayFacts): number | null {
  return price === null || maxPax === null ? null : wireCents(price);
}

/** `Tuesday, 24 November 2026, US$33.92 per person, 3 seats left`. */
function dayName({ date, isSelected }: CalendarCellRenderProps, facts: DayFacts): string {
  const day = date.toString();
  const offer = facts.offers.get(day);
  const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  let name = dateFormat(dateTag(), long).format(new Date(`${day}T00:00:00Z`));
  if (day === facts.today) name = t('day.today', { day: name });
  if (isSelected) name = t('day.selected', { day: name });
  if (!facts.isKnown) return name;
  const label = facts.closed.get(day)?.label;
  if (offer === undefined) return label === undefined ? t('day.none', { day: name }) : `${name}, ${label}`;
  const [price, seats] = [priceToName(offer, facts), seatsToName(offer, facts)];
  if (price !== null) name = t('day.free', { day: name, price: priceText(price) });
  if (seats !== null) name = t('day.seats', { day: name, count: seats });
  return day === facts.first ? t('day.first', { day: name }) : name;
}

function dayContent(day: CalendarCellRenderProps, facts: DayFacts): DayContent {
  const offer = facts.isKnown ? facts.offers.get(day.date.toString()) : undefined;
  const name = dayName(day, facts);
  const line = 'text-micro leading-none font-regular';
  if (isSoldOut(facts, day.date.toString())) return { name, lines: <span className={line}>{t('calendar.full')}</span> };
  if (offer === undefined || day.isDisabled) return { name, lines: null };
  const [price, seats] = [priceToName(offer, facts), seatsToName(offer, facts)];
  return {
    name,
    lines: (
      <>
        {price !== null && (
          <span className={classNames(line, !day.isSelected && 'text-ink-2')}>{shortPriceText(price)}</span>
        )}
        {seats !== null && (
          <span className={classNames('mt-0.5', line, !day.isSelected && 'text-marigold-ink')}>
            {t('calendar.few', { count: seats })}
          </span>
        )}
      </>
    ),
  };
}
