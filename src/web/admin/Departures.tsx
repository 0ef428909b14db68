import type { CallOutput } from '#src/contract/types.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { DepartureActs } from './DepartureActs.tsx';
import { t } from './departures-texts.ts';

/** What is ahead of a listing. */
export type DeparturesAhead = CallOutput<'admin/departures'>['departures'];

interface DeparturesProps {
  readonly courseId: number;
  readonly departures: DeparturesAhead;
  readonly canAct: boolean;
  readonly onDone: (said: string) => void;
}

/** The departures ahead of a listing, each with what the staff can do with it. Closed by default: there are many. */
export function Departures({ courseId, departures, canAct, onDone }: DeparturesProps) {
  return (
    <details className="rounded-card border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer p-4 text-h3">{t('title')}</summary>
      <div className="px-4 pb-4">
        {departures.length === 0 && <p className="text-ink-2">{t('none')}</p>}
        <ul>
          {departures.map((one) => (
            <li
              key={`${one.date} ${one.time}`}
              className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line py-3"
            >
              <div>
                <span className="numbers font-medium">
                  {dateText(one.date)}, {one.time}
                </span>
                <span className="block text-small text-ink-2">{stateOf(one)}</span>
              </div>
              {canAct && <DepartureActs departure={{ ...one, course_id: courseId }} onDone={onDone} />}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

function stateOf({ bookings, guests, is_closed: isClosed, is_day_closed: isDay }: DeparturesAhead[number]): string {
  const booked = t('state.bookings', { bookings, guests });
  if (isClosed) return `${booked} · ${t('state.closed')}`;
  return isDay ? `${booked} · ${t('state.dayClosed')}` : booked;
}
