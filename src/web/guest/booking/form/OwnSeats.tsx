import { useEffect, useState } from 'react';
import { dateFormat } from '#src/texts/intl.ts';
import { dateTag } from '#src/texts/locale.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { Booking } from './use-booking.ts';
import type { Held, Own } from '#src/web/guest/booking/booking-course.ts';
import { t } from '#src/web/guest/booking/texts.ts';

// On the guest's own clock: it is a deadline, not the start of the experience.
function clockText(instant: string): string {
  const shape = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return dateFormat(dateTag(), shape).format(new Date(instant));
}

function useChoice({ view: { state }, send }: Booking): (own: Own) => void {
  const [selected, setSelected] = useState<Own | null>(null);
  const { date, time, pax, times, pax_options: options } = state;
  useEffect(() => {
    if (selected === null || date !== selected.date) return;
    if (time !== selected.time && times.includes(selected.time)) send({ type: 'time-picked', time: selected.time });
    if (time !== selected.time || !options.includes(selected.pax)) return;
    setSelected(null);
    if (pax !== selected.pax) send({ type: 'pax-picked', pax: selected.pax });
  }, [selected, date, time, pax, times, options, send]);
  return (own) => {
    setSelected(own);
    if (own.date.slice(0, 7) !== state.month) send({ type: 'month-shown', month: own.date.slice(0, 7) });
    send({ type: 'date-picked', date: own.date });
  };
}

/** The guest's held seats of this experience: until when, and how to continue (docs/domain/calendar.md#holds). */
export function OwnSeats({ booking, own }: { readonly booking: Booking; readonly own: Held }) {
  const { view, send } = booking;
  const { api } = useApp();
  const { held, read } = own;
  const choose = useChoice(booking);
  const { busy, trouble, run } = useTask();
  if (held === undefined || held.hold_until === null) return null;
  const { ref, date, time, pax, hold_until, checkout_url } = held;
  const release = (): void =>
    void run(async () => {
      const preview = await api('booking/cancel', { ref });
      if (!preview.ok) return failureText(preview);
      const { quote_id } = preview.data;
      const ended = quote_id === null ? preview : await api('booking/cancel', { ref, quote_id });
      if (!ended.ok) return failureText(ended);
      read();
      send({ type: 'month-shown', month: view.state.month });
      return null;
    });
  const action = 'link inline-flex min-h-11 items-center text-small';
  return (
    <div className="basis-full desk:px-5 desk:pt-2">
      <Banner tone="info">
        <p>{t('own.held', { count: pax, date: dateText(date), time, until: clockText(hold_until) })}</p>
        <p className="-mb-2 flex flex-wrap gap-x-4">
          <a href={checkout_url ?? held.url} className={`${action} font-bold`}>
            {t('own.continue')}
          </a>
          <button type="button" className={action} onClick={() => choose(held)}>
            {t('own.change')}
          </button>
          <button type="button" className={action} aria-disabled={busy || undefined} onClick={release}>
            {t('own.release')}
          </button>
        </p>
        {trouble !== null && <p role="alert">{trouble}</p>}
      </Banner>
    </div>
  );
}
