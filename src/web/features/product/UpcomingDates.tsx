import { productDetailUrl } from '#src/contract/urls.ts';
import type { Course } from '../../booking/booking-course.ts';
import { dateText, offsetText } from '../../ui/local-time-text.ts';
import { Section } from './Section.tsx';
import { t, tn } from './t.ts';

const FEW = 4;

/** The next departures as links that open this page with date and time chosen. */
export function UpcomingDates({ course }: { readonly course: Course }) {
  const [first] = course.upcoming;
  if (first === undefined) return null;
  const path = productDetailUrl({ city: course.city.slug, id: course.id, title: course.title });
  const zone = t('upcoming.zone', { city: course.city.name, offset: offsetText(course.time_zone, first.date) });
  return (
    <Section id="dates" title={t('upcoming.title')}>
      <ul className="grid gap-x-10 border-t border-line tablet:grid-cols-2">
        {course.upcoming.map(({ date, times }) => (
          <li key={date} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5">
            <span className="numbers w-36 font-medium">{dateText(date)}</span>
            <span className="flex flex-wrap gap-2">
              {times.map(({ time, seats_left }) => (
                <a
                  key={time}
                  href={`${path}?date=${date}&time=${time}#book`}
                  className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-small transition-colors duration-(--hover) hover:border-ink hover:bg-sand"
                >
                  <span className="numbers font-medium">{time}</span>
                  {seats_left <= FEW && <span className="text-ink-2">{tn('upcoming.seats', seats_left)}</span>}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small text-ink-2">{zone}</p>
    </Section>
  );
}
