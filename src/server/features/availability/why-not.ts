// Why a choice cannot be booked, in a sentence that guests read, with the next day that fits (docs/domain/scarcity.md#why-not).
import { type Missed, nextOpen, type WhyNot, whyNot } from '#src/domain/availability/departures.ts';
import { addDays } from '#src/domain/calendar/civil.ts';
import { errorText } from '#src/contract/errors.ts';
import type { Refusal } from '#src/contract/refusal.ts';
import type { Services } from '#src/server/services.ts';
import { dateFormat } from '#src/texts/intl.ts';
import { dateTag } from '#src/texts/locale.ts';
import { viewerOf } from '#src/server/platform/db/own-hold-queries.ts';
import { t } from '#src/server/features/texts.ts';
import { timetableOf } from './course-terms.ts';
import { readCourseTerms } from './course-terms-queries.ts';

const lookAheadDays = 60;
const shortDay = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const dayText = (date: string) => dateFormat(dateTag(), shortDay).format(new Date(`${date}T12:00:00Z`));

interface Explained {
  reason: WhyNot;
  /** The next departure that takes the party; null within the next two months. */
  next: { date: string; time: string } | null;
  message: string;
}

/** Whose own holds count as free: those of the browser and of the account that ask. */
export interface Asking {
  readonly services: Services;
  readonly visitor: { readonly id: string };
  readonly actor: { readonly userId: string | null };
}

/** One more statement, only for what cannot be booked. Null for a course that is not sold. */
export async function explain(call: Asking, courseId: number, missed: Missed): Promise<Explained | null> {
  const { services } = call;
  const until = addDays(missed.date, lookAheadDays);
  // After the year 9999 a date has another form, which SQL does not read.
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

/** A refusal of a date, a time or a party with its reason and the next day that fits; any other as it is. */
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
