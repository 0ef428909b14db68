import { dateText } from '../../../ui/local-time-text.ts';
import { t, tn } from '../t.ts';
import type { AlternativeList } from './alternative-list.ts';

interface SameCourseProps {
  readonly same: AlternativeList['same'];
  readonly pax: number;
}

/** Other departures of the same course, each a link to checkout at the old price. */
export function SameCourse({ same, pax }: SameCourseProps) {
  return (
    <div>
      <h3 className="mb-3 text-h3">{t('alt.same')}</h3>
      <ul className="grid gap-2.5 tablet:grid-cols-2">
        {same.map(({ date, time, seats_left: seats, url }) => (
          <li key={`${date} ${time}`}>
            <a
              href={url}
              className="flex min-h-14 items-center justify-between gap-3 rounded-control border border-line-strong bg-surface px-4 py-2 hover:border-ink hover:bg-sand"
            >
              <span className="numbers font-medium">{`${dateText(date)}, ${time}`}</span>
              <span className="text-small text-ink-2">{seats < pax + 4 ? tn('move.seats', seats) : t('alt.book')}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
