import { useState } from 'react';
import { tellAnchors } from '#src/contract/addresses/tell-url.ts';
import { mayAct } from '#src/domain/host/acts.ts';
import { meetsAt } from '#src/domain/host/lateness.ts';
import type { PanelHost } from '#src/web/host/panel.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { wallTime } from '#src/web/booking/wall-time.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { CancelForm } from './CancelForm.tsx';
import { LateForm } from './LateForm.tsx';
import type { Day, Departure } from './load.ts';
import { Told } from './Told.tsx';
import { t } from './texts.ts';
import { TellMore } from './TellMore.tsx';

interface DepartureCardProps {
  readonly day: Day;
  readonly departure: Departure;
  /** The one that the address names. */
  readonly isChosen: boolean;
  readonly host: PanelHost;
}

/** One departure with who is awaited, and what can be told to them. */
export function DepartureCard({ day, departure, isChosen, host }: DepartureCardProps) {
  const { api } = useApp();
  const { path, search, navigate } = useNavigation();
  const [told, setTold] = useState<string | null>(null);
  // What was told changes the day: the page shows what is.
  const tell = (text: string): void => {
    setTold(text);
    navigate(path + search, { replace: true });
  };
  const {
    course_id,
    time,
    guests,
    is_closed: isClosed,
    is_over: isOver,
    starts_at: starts,
    time_zone: zone,
  } = departure;
  const { date, host_id } = day;
  const canCancel = !isOver && mayAct(host.role, 'cancel') && (guests > 0 || !isClosed);
  return (
    <article
      id={isChosen ? tellAnchors.departure : undefined}
      aria-current={isChosen ? true : undefined}
      className={classNames(
        'scroll-mt-24 rounded-card border bg-surface p-4 tablet:p-5',
        isChosen ? 'border-jade' : 'border-line',
      )}
    >
      <h3 className="text-h4 font-bold wrap-anywhere">
        <span className="numbers">{time}</span> {departure.title}
      </h3>
      <p className="mt-1 text-ink-2">{stateWords(departure).join(' · ')}</p>
      <Told text={told} />
      {departure.can_be_late && (
        <TellMore key={`late ${told}`} title={t('late.open')}>
          <LateForm
            count={guests}
            meetsAt={(minutes) => wallTime(meetsAt({ starts_at: Date.parse(starts) }, minutes), zone).time}
            chosen={departure.late_minutes}
            send={(minutes) => api('departure/late', { host_id, date, course_id, time, minutes })}
            onTold={tell}
          />
        </TellMore>
      )}
      {canCancel && (
        <TellMore key={`cancel ${told}`} title={t('cancel.open')}>
          <CancelForm send={(input) => api('departure/cancel', { course_id, date, time, ...input })} onTold={tell} />
        </TellMore>
      )}
    </article>
  );
}

function stateWords(departure: Departure): string[] {
  const { guests, bookings, checked_in: here, late_minutes: minutes, starts_at, time_zone: zone } = departure;
  const at = wallTime(meetsAt({ starts_at: Date.parse(starts_at) }, minutes), zone).time;
  return [
    t('departure.guests', { guests }),
    ...(bookings > 1 ? [t('departure.inBookings', { bookings })] : []),
    ...(here > 0 ? [t('departure.here', { count: here })] : []),
    ...(minutes > 0 ? [t('departure.late', { minutes, at })] : []),
    ...(departure.is_over ? [t('departure.over')] : departure.is_closed ? [t('departure.closed')] : []),
  ];
}
