import { dateText, offsetText } from '#src/web/ui/text/local-time-text.ts';
import { type Dates, type UpcomingDay, firstDates, laterDates } from './later-dates.ts';
import { t } from '#src/web/guest/course/texts.ts';
import { useEffect, useRef, useState } from 'react';
import { LaterSeatAlert } from '#src/web/guest/saved/LaterSeatAlert.tsx';
import { areFew } from '#src/domain/availability/party-options.ts';
import { formErrorText } from '#src/contract/errors/form.ts';
import { productDetailUrl } from '#src/contract/addresses/urls.ts';
import { courseTripQuery } from '#src/contract/listing/trip.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import type { Course } from '#src/web/guest/booking/booking-course.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Section } from '#src/web/guest/course/Section.tsx';

const shape = 'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-small';

interface DateRowProps {
  readonly day: UpcomingDay;
  readonly path: string;
  readonly courseId: number;
  /** Most guests of one booking: with as many seats left, a small departure has no other booking. */
  readonly maxPax: number;
  readonly pax?: number | undefined;
}

/** Links to free times; a text where seats are gone (docs/reference/design.md#states). */
export function DateRow({ day: { date, times }, path, courseId, maxPax, pax }: DateRowProps) {
  return (
    <li
      tabIndex={-1}
      className="flex scroll-my-28 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5 outline-none"
    >
      <span className="numbers w-36 font-medium">{dateText(date)}</span>
      <span className="flex flex-wrap gap-2">
        {times.map(({ time, seats_left }) =>
          seats_left === 0 ? (
            <span key={time} className="inline-flex flex-wrap items-center gap-x-2">
              <span className={`${shape} border-line text-ink-3`}>
                <s className="numbers">{time}</s>
                {t('upcoming.soldOut')}
              </span>
              <LaterSeatAlert day={{ course_id: courseId, date, time, pax: pax ?? 1 }} />
            </span>
          ) : (
            <a
              key={time}
              href={`${path}${courseTripQuery({ date, time, pax })}#book`}
              className={`${shape} border-line-strong transition-colors duration-(--hover) hover:border-ink hover:bg-sand`}
            >
              <span className="numbers font-medium">{time}</span>
              {areFew(seats_left, maxPax) && (
                <span className="text-ink-2">{t('upcoming.seats', { count: seats_left })}</span>
              )}
            </a>
          ),
        )}
      </span>
    </li>
  );
}

const STEP = 12;

interface UpcomingDatesProps {
  readonly course: Course;
  readonly pax?: number | undefined;
}

export function UpcomingDates({ course, pax }: UpcomingDatesProps) {
  const { api } = useApp();
  const [later, setLater] = useState<Dates | null>(null);
  const [extra, setExtra] = useState(0);
  const dates = later ?? firstDates(course.upcoming);
  const count = course.upcoming.length + extra;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const before = useRef<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  const visible = Math.min(count, dates.days.length);
  const isAll = dates.month === null && count >= dates.days.length;
  // Focuses the first new date and keeps the button in view; with none left, the last date.
  useEffect(() => {
    if (busy || before.current === null || (visible <= before.current && !isAll)) return;
    const isMore = visible > before.current;
    const row = isMore ? list.current?.children[before.current] : list.current?.lastElementChild;
    setAdded(isMore ? visible - before.current : null);
    before.current = null;
    if (!(row instanceof HTMLElement)) return;
    button.current?.scrollIntoView({ block: 'nearest' });
    (row.querySelector('a') ?? row).focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
  }, [busy, visible, isAll]);
  const [first] = course.upcoming;
  if (first === undefined)
    return (
      <Section id="dates" title={t('upcoming.title')}>
        <p className="text-ink-2">{t('upcoming.none', { city: course.city.name })}</p>
      </Section>
    );
  const more = async (): Promise<void> => {
    const target = count + STEP;
    before.current = visible;
    setExtra(extra + STEP);
    if (dates.days.length >= target || dates.month === null) return;
    setBusy(true);
    const nextDates = await laterDates(api, course.id, dates, target);
    setBusy(false);
    setFailed(nextDates === null);
    if (nextDates === null) setExtra(dates.days.length - course.upcoming.length);
    else setLater(nextDates);
  };
  const path = productDetailUrl({ city: course.city.slug, id: course.id, title: course.title });
  return (
    <Section id="dates" title={t('upcoming.title')}>
      <ul ref={list} className="grid gap-x-10 border-t border-line tablet:grid-cols-2">
        {dates.days.slice(0, count).map((day) => (
          <DateRow key={day.date} day={day} path={path} courseId={course.id} maxPax={course.max_pax} pax={pax} />
        ))}
      </ul>
      <p className="mt-2 text-small text-ink-2">
        {t('upcoming.zone', { city: course.city.name, offset: offsetText(course.time_zone, first.date) })}
      </p>
      {failed && (
        <div className="mt-3">
          <Banner tone="error">{formErrorText('date-failed')}</Banner>
        </div>
      )}
      <p role="status" className="mt-3 text-small text-ink-2 empty:hidden">
        {added !== null && `${t('upcoming.added', { count: added })}. `}
        {isAll && count > course.upcoming.length && t('upcoming.noMore')}
      </p>
      {!isAll && (
        <Button
          ref={button}
          kind="secondary"
          className="needs-script mt-4 scroll-my-28"
          loading={busy}
          onClick={() => void more()}
        >
          {t('upcoming.more')}
        </Button>
      )}
    </Section>
  );
}
