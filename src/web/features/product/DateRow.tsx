import { dateText } from '../../ui/local-time-text.ts';
import type { UpcomingDay } from './later-dates.ts';
import { t, tn } from './t.ts';

const FEW = 4;
const shape = 'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-small';

interface DateRowProps {
  readonly day: UpcomingDay;
  /** The page of the experience; date and time are put behind it. */
  readonly path: string;
  /** The most guests of one booking: while as many seats are left, nobody else has booked a small departure yet. */
  readonly maxPax: number;
}

/** A day with its times: a link where there are seats, a word where there are none (visual 7.4). */
export function DateRow({ day: { date, times }, path, maxPax }: DateRowProps) {
  return (
    <li
      tabIndex={-1}
      className="flex scroll-my-28 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5 outline-none"
    >
      <span className="numbers w-36 font-medium">{dateText(date)}</span>
      <span className="flex flex-wrap gap-2">
        {times.map(({ time, seats_left }) =>
          seats_left === 0 ? (
            <span key={time} className={`${shape} border-line text-ink-3`}>
              <s className="numbers">{time}</s>
              {t('upcoming.soldOut')}
            </span>
          ) : (
            <a
              key={time}
              href={`${path}?date=${date}&time=${time}#book`}
              className={`${shape} border-line-strong transition-colors duration-(--hover) hover:border-ink hover:bg-sand`}
            >
              <span className="numbers font-medium">{time}</span>
              {seats_left <= FEW && seats_left < maxPax && (
                <span className="text-ink-2">{tn('upcoming.seats', seats_left)}</span>
              )}
            </a>
          ),
        )}
      </span>
    </li>
  );
}
