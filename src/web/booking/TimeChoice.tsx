import { useRef } from 'react';
import { ChipToggle } from '../ui/ChipToggle.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { offsetText } from '../ui/local-time-text.ts';
import { StepError } from './StepError.tsx';
import { t, tn } from './t.ts';
import type { Booking } from './use-booking.ts';

// From here on the number of seats helps to choose; above it, or where nobody has booked yet, it would be noise.
const FEW = 4;

/** The start times of the chosen date, on the clock of the place. */
export function TimeChoice({ booking }: { readonly booking: Booking }) {
  const { course, view, send } = booking;
  const { state, departures } = view;
  const { date, errors } = state;
  const chips = useRef<HTMLDivElement>(null);
  if (date === null) return null;
  const seats = new Map(departures.map((departure) => [departure.time, departure.seats_left]));
  const left = state.time === null ? undefined : seats.get(state.time);
  return (
    <fieldset aria-describedby="book-zone">
      <legend className="mb-1.5 text-small font-medium">{t('book.time')}</legend>
      <div ref={chips} className="flex flex-wrap gap-2">
        {state.times.map((time) => (
          <ChipToggle
            key={time}
            type="radio"
            name="book-time"
            value={time}
            checked={state.time === time}
            aria-describedby={errors.time === null ? undefined : 'book-time-error'}
            onChange={() => send({ type: 'time-picked', time })}
          >
            <span className="numbers">{time}</span>
          </ChipToggle>
        ))}
        {state.waiting.times !== null && (
          <span role="status" aria-label={t('book.loading')}>
            <Skeleton className="h-11 w-24 rounded-full" />
          </span>
        )}
      </div>
      <p id="book-zone" className="mt-1 text-micro text-ink-2">
        {t('book.timeZone', { city: course.city.name, offset: offsetText(course.time_zone, date) })}
        {left !== undefined && left <= FEW && left < course.max_pax && ` · ${tn('book.seatsLeft', left)}`}
      </p>
      <StepError id="book-time-error" step="time" errors={errors} control={chips} />
    </fieldset>
  );
}
