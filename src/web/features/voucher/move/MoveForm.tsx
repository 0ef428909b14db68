import { MonthCalendar } from '../../../booking/MonthCalendar.tsx';
import { StepError } from '../../../booking/StepError.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FormMessage } from '../../../ui/FormMessage.tsx';
import { dateText } from '../../../ui/local-time-text.ts';
import { t } from '../t.ts';
import type { Trip } from '../use-trip.ts';
import { MoveResult } from './MoveResult.tsx';
import { MoveTimes } from './MoveTimes.tsx';
import { useMove } from './use-move.ts';

/** Another date for a booking: calendar, time, what it changes, and the button. It loads when it is asked for. */
export function MoveForm({ trip }: { readonly trip: Trip }) {
  const { booking } = trip;
  const move = useMove(trip);
  const { view, send, target, quote } = move;
  const when = target === null ? '' : `${dateText(target.date)}, ${target.time}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p>
        {t('move.now')} <span className="numbers font-medium">{`${dateText(booking.date)}, ${booking.time}`}</span>
      </p>
      <div className="-mx-3 phone:mx-auto phone:w-full phone:max-w-96">
        <MonthCalendar booking={{ course: { time_zone: booking.time_zone }, view, send }} />
        <StepError id="move-date-error" step="date" errors={view.state.errors} />
      </div>
      <MoveTimes booking={booking} move={move} />
      <StepError id="move-time-error" step="time" errors={view.state.errors} />
      <FormMessage text={move.trouble} />
      {move.hasChanged && <Banner tone="warning">{t('move.changed')}</Banner>}
      <MoveResult booking={booking} move={move} />
      <Button
        full
        disabled={quote === null}
        loading={move.busy && quote !== null}
        loadingLabel={t('busy')}
        onClick={move.confirm}
      >
        {quote === null ? t('move.choose') : t('move.confirm', { when })}
      </Button>
    </div>
  );
}
