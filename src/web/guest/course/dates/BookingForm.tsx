import { useId, type ReactNode, type Ref } from 'react';
import type { Course, StartChoice } from '#src/web/guest/booking/booking-course.ts';
import { BookingTerms } from '#src/web/guest/booking/form/BookingTerms.tsx';
import { PriceHead } from '#src/web/guest/booking/form/PriceHead.tsx';
import { t } from '#src/web/guest/booking/texts.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { type UpcomingDay, monthAfter, monthBefore } from './later-dates.ts';
import type { MonthDates } from './plain-choice.ts';
import { dateText, monthText } from '#src/web/ui/text/local-time-text.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { productDetailUrl } from '#src/contract/addresses/urls.ts';
import { instantOf } from '#src/web/ui/text/wall-time.ts';
import { t as page } from '#src/web/guest/course/texts.ts';

interface BookingFormProps {
  readonly course: Course;
  readonly choice: StartChoice;
  readonly month: MonthDates | null;
  readonly ref: Ref<HTMLFormElement>;
}

interface PickProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The empty option; without it the first option is preselected. */
  readonly first?: ReactNode;
}

function Pick({ label, name, value, options, first }: PickProps) {
  const id = useId();
  return (
    <p className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <select id={id} name={name} required={first !== undefined} defaultValue={value} className="control">
        {first}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  );
}

function timesOf(all: readonly UpcomingDay[], date: string | undefined): string[] {
  const days = all.filter((day) => date === undefined || day.date === date);
  return [...new Set((days.length > 0 ? days : all).flatMap((day) => day.times.map(({ time }) => time)))];
}

// Up to as many units as the largest party needs (docs/domain/calendar.md#party-and-add-ons).
function countsFor(maxPax: number, perUnit: number): string[] {
  return Array.from({ length: Math.ceil(maxPax / perUnit) + 1 }, (_, count) => String(count));
}

/** Of the chosen departure, if its time is known. */
function startOf({ upcoming, time_zone: zone }: Course, { date, time }: StartChoice): string | undefined {
  const times = upcoming.find((day) => day.date === date)?.times.map((one) => one.time) ?? [];
  const start = time ?? times[0];
  if (date === undefined || start === undefined || !times.includes(start)) return undefined;
  return new Date(instantOf(date, start, zone)).toISOString();
}

export function BookingForm({ course, choice, month, ref }: BookingFormProps) {
  const days = month?.days ?? course.upcoming;
  const dates = days.map(({ date }) => ({ value: date, label: dateText(date) }));
  const times = timesOf(days, choice.date).toSorted();
  const only = choice.date !== undefined && times.length === 1 ? times[0] : undefined;
  const guests = Array.from({ length: course.max_pax }, (_, index) => index + 1);
  return (
    <form
      ref={ref}
      action="/booking/checkout"
      className="grid gap-4 rounded-panel border border-line bg-surface p-5 shadow-2"
      aria-label={t('book.form')}
    >
      <div>
        <PriceHead course={course} />
        <BookingTerms
          course={course}
          chosen={{ party: choice.pax ?? null, startsAt: startOf(course, choice) }}
          className="mt-1"
        />
      </div>
      <input type="hidden" name="cid" value={course.id} />
      <OtherMonths course={course} month={month} pax={choice.pax} />
      {dates.length === 0 ? (
        <p className="text-ink-2">{t('book.noDates')}</p>
      ) : (
        <>
          <Pick
            label={t('book.date')}
            name="date"
            value={choice.date ?? ''}
            options={dates}
            first={<option value="">{t('book.pickDate')}</option>}
          />
          <Pick
            label={t('book.time')}
            name="time"
            value={choice.time ?? only ?? ''}
            options={times.map((time) => ({ value: time, label: time }))}
            first={<option value="">{t('book.pickTime')}</option>}
          />
          <Pick
            label={t('book.guests')}
            name="pax"
            value={String(choice.pax ?? course.min_pax)}
            options={guests.map((pax) => ({ value: String(pax), label: t('book.guestsCount', { count: pax }) }))}
          />
          {course.addons.map(({ id, title, per_pax }) => (
            <Pick
              key={id}
              label={title}
              name={`addon-${id}`}
              value="0"
              options={countsFor(course.max_pax, per_pax).map((value) => ({ value, label: value }))}
            />
          ))}
          <Button type="submit" full>
            {t('book.reserve')}
          </Button>
        </>
      )}
    </form>
  );
}

interface OtherMonthsProps {
  readonly course: Course;
  readonly month: MonthDates | null;
  readonly pax: number | undefined;
}

/** Free dates without script: links to adjacent months, or to that of the next dates. */
function OtherMonths({ course, month, pax }: OtherMonthsProps) {
  const first = course.upcoming[0]?.date.slice(0, 7);
  if (first === undefined) return null;
  const path = productDetailUrl({ city: course.city.slug, id: course.id, title: course.title });
  const last = course.upcoming.at(-1)?.date.slice(0, 7) ?? first;
  const before = month !== null && month.month > first ? monthBefore(month.month) : null;
  const after = month === null ? last : month.month < month.lastMonth ? monthAfter(month.month) : null;
  return (
    <noscript>
      <nav aria-label={page('month.label')} className="flex flex-wrap gap-x-5 text-small">
        {month !== null && (
          <span className="inline-flex min-h-11 items-center font-medium">{monthText(month.month)}</span>
        )}
        {[before, after].map(
          (one) =>
            one !== null && (
              <a
                key={one}
                href={`${path}${buildQuery({ month: one, pax })}#book`}
                className="link inline-flex min-h-11 items-center"
              >
                {page('month.show', { month: monthText(one) })}
              </a>
            ),
        )}
      </nav>
    </noscript>
  );
}
