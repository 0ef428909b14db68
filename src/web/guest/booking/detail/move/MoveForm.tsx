import { ChipToggle } from '#src/web/ui/form/ChipToggle.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { offsetText, dateText } from '#src/web/ui/text/local-time-text.ts';
import type { BookingDetail } from '#src/web/guest/booking/detail/credentials.ts';
import { t } from '#src/web/guest/booking/detail/texts.ts';
import { type Move, useMove } from './use-move.ts';
import { ClosedDay } from '#src/web/guest/booking/form/widget/Choices.tsx';
import { MonthCalendar } from '#src/web/guest/booking/form/widget/MonthCalendar.tsx';
import { StepError } from '#src/web/guest/booking/form/widget/StepError.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import type { Trip } from '#src/web/guest/booking/detail/use-trip.ts';
import { MoveResult } from './MoveResult.tsx';

interface MoveTimesProps {
  readonly booking: BookingDetail;
  readonly move: Move;
}

/** Start times of the date; one with too few seats is disabled, with the reason. */
function MoveTimes({ booking, move }: MoveTimesProps) {
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
                {!isOwn(time) && isTight && <span>({t('move.seats', { count: seats })})</span>}
              </ChipToggle>
            );
          })}
        </div>
      )}
      {state.waiting.times === null && <ClosedDay view={move.view} send={move.send} />}
      <p className="mt-1 text-micro text-ink-2">
        {t('move.zone', { city: booking.course.city_name, offset: offsetText(booking.time_zone, date) })}
      </p>
    </fieldset>
  );
}

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
      <div className="sticky bottom-0 -mx-1 bg-surface px-1 py-3">
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
    </div>
  );
}
