// A guest's trip on a card: dates, seats and the card's link (docs/domain/search.md#dates-and-party).
import { productDetailUrl } from '#src/contract/addresses/urls.ts';
import { courseTripQuery, onlyDay, type Trip } from '#src/contract/listing/trip.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { dateFormat } from '#src/texts/intl.ts';
import { dateTag, defaultLocale, locale } from '#src/texts/locale.ts';
import { t } from '#src/web/guest/texts.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { CardCourse } from './card-course.ts';

export type TripOfCard = NonNullable<CallOutput<'course/search'>['trip']>[number];

export interface ListTrip {
  readonly asked: Trip;
  readonly cards: readonly TripOfCard[];
}

export interface CardTrip {
  readonly asked: Trip;
  readonly card: TripOfCard | null;
}

export function tripFor(trip: ListTrip | undefined, id: number): CardTrip | undefined {
  if (trip === undefined) return undefined;
  return { asked: trip.asked, card: trip.cards.find((one) => one.course_id === id) ?? null };
}

/** The link with the trip: the asked or first running day, the time if it is that day's only one, the party. */
export function courseHref(course: Pick<CardCourse, 'city_slug' | 'id' | 'title'>, trip?: CardTrip): string {
  const path = productDetailUrl({ city: course.city_slug, id: course.id, title: course.title });
  if (trip === undefined) return path;
  const first = trip.card?.runs[0];
  const time = first?.times.length === 1 ? first.times[0]?.time : undefined;
  return path + courseTripQuery({ date: first?.date ?? onlyDay(trip.asked), time, pax: trip.asked.pax });
}

export function dayText(date: string): string {
  if (locale() === defaultLocale) return dateText(date).slice(0, -5);
  const parts = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return dateFormat(dateTag(), parts).format(new Date(`${date}T00:00Z`));
}

/** `Sat 28 Nov 08:00, 14:00`, `3 seats`, `+2 days`. Each of the times has at least these seats. */
export function runTexts({ asked: trip, card }: CardTrip): readonly string[] {
  const [first] = card?.runs ?? [];
  if (card === null || first === undefined) return [];
  const seats = Math.min(...first.times.map(({ seats_left }) => seats_left));
  const more = card.runs.length - 1 + card.more_days;
  const isShort = trip.pax !== null && seats < trip.pax;
  return [
    t('card.runs', { day: dayText(first.date), times: first.times.map(({ time }) => time).join(', ') }),
    t(isShort ? 'card.onlySeats' : 'card.seats', { count: seats }),
    ...(more > 0 ? [t('card.moreDays', { count: more })] : []),
  ];
}
