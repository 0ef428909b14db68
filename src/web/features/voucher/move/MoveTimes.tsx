import { ChipToggle } from '../../../ui/ChipToggle.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { offsetText } from '../../../ui/local-time-text.ts';
import type { BookingDetail } from '../opener.ts';
import { t, tn } from '../t.ts';
import type { Move } from './use-move.ts';

interface MoveTimesProps {
  readonly booking: BookingDetail;
  readonly move: Move;
}

/** The start times of the chosen date. One with too few seats for the party says so and cannot be chosen. */
export function MoveTimes({ booking, move }: MoveTimesProps) {
  const { state, departures } = move.view;
  const { date } = state;
  if (date === null) return null;
  const isOwn = (time: string): boolean => date === booking.date && time === booking.time;
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-medium">{t('move.time')}</legend>
      {state.waiting.times !== null ? (
        <span role="status" aria-label={t('move.loading')}>
          <Skeleton className="h-11 w-24 rounded-full" />
        </span>
      ) : (
        <div className="flex flex-wrap gap-2">
          {departures.map(({ time, seats_left: seats }) => {
            const isTight = seats < booking.pax;
            return (
              <ChipToggle
                key={time}
                type="radio"
                name="move-time"
                value={time}
                checked={move.target?.date === date && move.target.time === time}
                disabled={isTight || isOwn(time)}
                onChange={() => move.choose({ date, time })}
              >
                <span className="numbers">{time}</span>
                {isOwn(time) && <span>({t('move.own')})</span>}
                {!isOwn(time) && isTight && <span>({tn('move.seats', seats)})</span>}
              </ChipToggle>
            );
          })}
        </div>
      )}
      {state.waiting.times === null && departures.length === 0 && state.errors.time === null && (
        <p role="status">{t('move.noTimes')}</p>
      )}
      <p className="mt-1 text-micro text-ink-2">
        {t('move.zone', { city: booking.course.city_name, offset: offsetText(booking.time_zone, date) })}
      </p>
    </fieldset>
  );
}
