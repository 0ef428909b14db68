import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { productDetailUrl } from '#src/contract/addresses/urls.ts';
import type { Course } from '#src/web/guest/booking/booking-course.ts';
import { monthText } from '#src/web/ui/text/local-time-text.ts';
import { monthAfter, monthBefore } from './later-dates.ts';
import type { MonthDates } from './plain-choice.ts';
import { t } from '#src/web/guest/course/texts.ts';

interface OtherMonthsProps {
  readonly course: Course;
  readonly month: MonthDates | null;
  readonly pax: number | undefined;
}

/** The way to all free dates without script: links to the month before and after, or to the month of the next dates. */
export function OtherMonths({ course, month, pax }: OtherMonthsProps) {
  const first = course.upcoming[0]?.date.slice(0, 7);
  if (first === undefined) return null;
  const path = productDetailUrl({ city: course.city.slug, id: course.id, title: course.title });
  const last = course.upcoming.at(-1)?.date.slice(0, 7) ?? first;
  const before = month !== null && month.month > first ? monthBefore(month.month) : null;
  const after = month === null ? last : month.month < month.lastMonth ? monthAfter(month.month) : null;
  return (
    <noscript>
      <nav aria-label={t('month.label')} className="flex flex-wrap gap-x-5 text-small">
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
                {t('month.show', { month: monthText(one) })}
              </a>
            ),
        )}
      </nav>
    </noscript>
  );
}
