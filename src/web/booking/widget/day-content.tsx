// What a day of the booking calendar says: its number, its price, its last seats; in words for those who hear it.
import type { CalendarCellRenderProps } from 'react-aria-components';
import { areFew } from '#src/domain/availability/party-options.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { dateFormat } from '#src/texts/intl.ts';
import { dateTag } from '#src/texts/locale.ts';
import { shortPriceText, priceText } from '#src/texts/money-text.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import type { DayContent } from '#src/web/ui/calendar/CalendarMonth.tsx';
import type { MonthDay } from '#src/web/booking/booking-store.ts';
import { t } from '#src/web/booking/texts.ts';

/** What the calendar knows beyond the day itself. */
export interface DayFacts {
  /** Today in the zone of the place. */
  readonly today: string;
  /** The first date that can be booked at all, once it is known. */
  readonly first: string | null;
  /** What the days offer, by their date; one that is not among them cannot be booked. */
  readonly offers: ReadonlyMap<string, MonthDay>;
  /** Why days that run cannot be booked, by their date. */
  readonly closed: ReadonlyMap<string, string>;
  /** The most guests of one booking; null where nothing is to be paid, and prices would only confuse. */
  readonly maxPax: number | null;
  /** How many come, where it is known. */
  readonly party: number | null;
  /** While nobody knows yet, no day is called taken. */
  readonly isKnown: boolean;
}

/** Seats worth a word: few, or fewer than the party needs. */
function seatsToName({ seats_left: left }: MonthDay, { maxPax, party }: DayFacts): number | null {
  return (maxPax !== null && areFew(left, maxPax)) || left < (party ?? 1) ? left : null;
}

function priceToName({ from_price: price }: MonthDay, { maxPax }: DayFacts): number | null {
  return price === null || maxPax === null ? null : wireCents(price);
}

/** `Tuesday, 24 November 2026, US$33.92 per person, 3 seats left`, as the day stands. */
function dayName({ date, isSelected }: CalendarCellRenderProps, facts: DayFacts): string {
  const day = date.toString();
  const offer = facts.offers.get(day);
  const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  let name = dateFormat(dateTag(), long).format(new Date(`${day}T00:00:00Z`));
  if (day === facts.today) name = t('day.today', { day: name });
  if (isSelected) name = t('day.selected', { day: name });
  if (!facts.isKnown) return name;
  const label = facts.closed.get(day);
  if (offer === undefined) return label === undefined ? t('day.none', { day: name }) : `${name}, ${label}`;
  const [price, seats] = [priceToName(offer, facts), seatsToName(offer, facts)];
  if (price !== null) name = t('day.free', { day: name, price: priceText(price) });
  if (seats !== null) name = t('day.seats', { day: name, count: seats });
  return day === facts.first ? t('day.first', { day: name }) : name;
}

/** The name of a day, and the lines under its number: the price in whole dollars, and the last seats. */
export function dayContent(day: CalendarCellRenderProps, facts: DayFacts): DayContent {
  const offer = facts.isKnown ? facts.offers.get(day.date.toString()) : undefined;
  const name = dayName(day, facts);
  if (offer === undefined || day.isDisabled) return { name, lines: null };
  const [price, seats] = [priceToName(offer, facts), seatsToName(offer, facts)];
  const line = 'text-micro leading-none font-regular';
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
