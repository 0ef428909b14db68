import { daysOfMonth } from '#src/domain/availability/month.ts';
import {
  bookableSpan,
  type WhyNot,
  whyNot,
  checkDeparture,
  departuresOn,
  type Missed,
  nextOpen,
} from '#src/domain/availability/departures.ts';
import type { BookingClock, Timetable } from '#src/domain/availability/timetable.ts';
import { datesOfMonth, monthOf, addDays } from '#src/domain/calendar/civil.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { viewerOf } from '#src/server/platform/db/own-hold-queries.ts';
import { t } from '#src/server/features/texts.ts';
import { lowestPrices, timetableOf } from './course-terms.ts';
import { readCourseTerms, type Days } from './course-terms-queries.ts';
import { addonOptions, paxOptions } from '#src/domain/availability/party-options.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Services } from '#src/server/services.ts';
import { errorText } from '#src/contract/errors.ts';
import { dateFormat } from '#src/texts/intl.ts';
import { dateTag } from '#src/texts/locale.ts';

// Tells guests why a choice cannot be booked, with the next day that fits (docs/domain/calendar.md#reasons-for-refusal).

const missedAheadDays = 60;
const shortDay = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const dayText = (date: string) => dateFormat(dateTag(), shortDay).format(new Date(`${date}T12:00:00Z`));

interface Explained {
  reason: WhyNot;
  /** Null within the next two months. */
  next: { date: string; time: string } | null;
  message: string;
}

interface Asking {
  readonly services: Services;
  readonly visitor: { readonly id: string };
  readonly actor: { readonly userId: string | null };
}

async function explain(call: Asking, courseId: number, missed: Missed): Promise<Explained | null> {
  const { services } = call;
  const until = addDays(missed.date, missedAheadDays);
  if (until.length > missed.date.length) return null;
  const terms = await readCourseTerms(services, courseId, { from: missed.date, to: until }, viewerOf(call));
  if (!terms) return null;
  const timetable = timetableOf(terms);
  const clock = { now: terms.now_ms, opens_from: services.config.bookingsOpenFrom };
  const reason = whyNot(timetable, missed, clock);
  const next = nextOpen(timetable, missed, until, clock);
  const day = dayText(missed.date);
  const text = t(`whyNot.${reason}`, { date: missed.time === undefined ? day : `${day}, ${missed.time}` });
  const message = next === null ? text : `${text} ${t('whyNot.next', { date: dayText(next.date), time: next.time })}`;
  return { reason, next, message };
}

type Unavailable = 'date-unavailable' | 'time-unavailable' | 'pax-unavailable';
const unavailable: readonly string[] = [
  'date-unavailable',
  'time-unavailable',
  'pax-unavailable',
] satisfies Unavailable[];

interface AskedFor extends Missed {
  readonly course_id: number;
}

/** Adds reason and next fitting day to a refused date, time or party. */
export async function refuseWithReason(
  refusal: Refusal,
  { course_id, date, time, pax, except }: AskedFor,
  call: Asking,
): Promise<Refusal> {
  const { code, message } = refusal;
  if (!unavailable.includes(code) || message !== undefined) return refusal;
  const isDay = code === 'date-unavailable';
  const explained = await explain(call, course_id, { date, time: isDay ? undefined : time, pax, except });
  return explained === null ? refusal : { ...refusal, message: `${errorText(code)} ${explained.message}` };
}

type Upcoming = CallOutput<'course/detail'>['data']['upcoming'];

const lookAheadDays = 45;
const shownDays = 6;

/** At most six days with departures in the next 45 days, otherwise of all; empty for none. */
export async function findUpcomingDates(services: Services, courseId: number): Promise<Upcoming> {
  // The listing's zone is unknown here, and at most a day from UTC.
  const utc = new Date(services.gateways.clock.now()).toISOString().slice(0, 10);
  const soon = await readUpcoming(services, courseId, { from: addDays(utc, -1), to: addDays(utc, lookAheadDays + 1) });
  if (!soon) return [];
  if (soon.found.length > 0 || soon.last <= addDays(utc, lookAheadDays)) return soon.found;
  const later = await readUpcoming(services, courseId, { from: addDays(utc, lookAheadDays), to: soon.last });
  return later?.found ?? [];
}

async function readUpcoming(
  services: Services,
  courseId: number,
  days: Days,
): Promise<{ readonly found: Upcoming; readonly last: string } | null> {
  const terms = await readCourseTerms(services, courseId, days);
  if (!terms) return null;
  const clock = { now: terms.now_ms, opens_from: services.config.bookingsOpenFrom };
  const timetable = timetableOf(terms);
  const { first, last } = bookableSpan(timetable, clock);
  const lowest = lowestPrices(terms, services.config.serviceFees);
  const found: Upcoming = [];
  const from = first > days.from ? first : days.from;
  const until = last < days.to ? last : days.to;
  for (let date = from; date <= until && found.length < shownDays; date = addDays(date, 1)) {
    const answer = departuresOn(timetable, date, clock);
    const open = answer.ok ? answer.departures : [];
    if (open.length === 0) continue;
    found.push({
      date,
      times: open.map(({ time, seats_left }) => ({ time, seats_left })),
      price_from: lowest(open),
    });
  }
  return { found, last };
}

const availableDate: Handler<'booking/available-date'> = async ({ course_id, course, month, pax }, call) => {
  const { services } = call;
  const dates = datesOfMonth(month);
  const id = course_id ?? course ?? 0;
  const terms = await readCourseTerms(services, id, { from: dates[0] ?? '', to: dates.at(-1) ?? '' }, viewerOf(call));
  if (!terms) return refuse('course-not-found');
  const clock = { now: terms.now_ms, opens_from: services.config.bookingsOpenFrom };
  const timetable = timetableOf(terms);
  const answer = daysOfMonth(timetable, month, clock);
  if (!answer.ok) return refuse(answer.code);
  const span = bookableSpan(timetable, clock);
  const lowest = lowestPrices(terms, services.config.serviceFees, pax);
  return {
    message: '',
    dates: answer.days.map((day) => day.date),
    days: answer.days.map((day) => ({
      date: day.date,
      seats_left: day.seats_left,
      from_price: lowest(day.times),
      times: day.times.map(({ time, seats_left, min_pax }) => ({ time, seats_left, min_pax })),
    })),
    closed: closedDays(timetable, dates, answer.days, clock),
    month,
    first_month: monthOf(span.first),
    last_month: monthOf(span.last),
    time_zone: terms.time_zone,
  };
};

function closedDays(
  timetable: Timetable,
  dates: readonly string[],
  open: readonly { readonly date: string }[],
  clock: BookingClock,
): { date: string; reason: WhyNot; label: string }[] {
  const isOpen = new Set(open.map(({ date }) => date));
  const { today } = bookableSpan(timetable, clock);
  return dates
    .filter((date) => date >= today && !isOpen.has(date))
    .map((date) => ({ date, reason: whyNot(timetable, { date }, clock) }))
    .filter(({ reason }) => reason !== 'not-running')
    .map((day) => ({ ...day, label: t(`whyNot.label.${day.reason}`) }));
}

// booking/available-pax: how many guests fit, and the add-ons for each number (docs/domain/calendar.md#availability-calls).
const availablePax: Handler<'booking/available-pax'> = async ({ course_id, date, time }, call) => {
  const { services } = call;
  const terms = await readCourseTerms(services, course_id, { from: date, to: date }, viewerOf(call));
  if (!terms) return refuse('course-not-found');
  const clock = { now: terms.now_ms, opens_from: services.config.bookingsOpenFrom };
  const slot = checkDeparture(timetableOf(terms), { date, time, pax: 1 }, clock);
  if (!slot.ok) return refuseWithReason(refuse(slot.code), { course_id, date, time }, call);
  const data = paxOptions(slot.departure.seats_left, terms.max_pax);
  const optionsFor = (pax: number) =>
    terms.addons.map((addon) => [String(addon.id), addonOptions(addon.persons_per_unit, pax)] as const);
  return {
    data,
    addon_options: data.map((pax) => Object.fromEntries(optionsFor(pax))),
    seats_left: slot.departure.seats_left,
    min_pax: slot.departure.min_pax,
  };
};

const availableTime: Handler<'booking/available-time'> = async ({ course_id, date, pax }, call) => {
  const { services } = call;
  const terms = await readCourseTerms(services, course_id, { from: date, to: date }, viewerOf(call));
  if (!terms) return refuse('course-not-found');
  const clock = { now: terms.now_ms, opens_from: services.config.bookingsOpenFrom };
  const day = departuresOn(timetableOf(terms), date, clock);
  if (!day.ok) return refuse(day.code);
  const fits = ({ seats_left }: { seats_left: number }) => (pax ?? 1) <= Math.min(seats_left, terms.max_pax);
  const closed = day.departures.some(fits) ? null : await explain(call, course_id, { date, pax });
  const instant = (ms: number) => new Date(ms).toISOString();
  return {
    data: day.departures.map((departure) => departure.time),
    slots: day.departures.map(({ time, seats_left, min_pax, cutoff_at, starts_at }) => ({
      time,
      seats_left,
      cutoff_at: instant(cutoff_at),
      min_pax,
      starts_at: instant(starts_at),
    })),
    closed,
    time_zone: terms.time_zone,
  };
};

export const availabilityCalls = {
  'booking/available-date': availableDate,
  'booking/available-pax': availablePax,
  'booking/available-time': availableTime,
} as const;
