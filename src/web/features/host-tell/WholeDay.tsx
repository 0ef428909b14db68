import { useState } from 'react';
import { tellAnchors } from '#src/contract/addresses/tell-url.ts';
import { mayAct } from '#src/domain/host/acts.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import type { PanelHost } from '#src/web/host/panel.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { CancelForm } from './CancelForm.tsx';
import { LateForm } from './LateForm.tsx';
import type { Day, Departure } from './load.ts';
import { t } from './texts.ts';
import { TellMore } from './TellMore.tsx';
import { Told } from './Told.tsx';

interface WholeDayProps {
  readonly day: Day;
  /** Those that are not over. */
  readonly departures: readonly Departure[];
  readonly host: PanelHost;
}

/** All departures of a day with one act: it rains, or the host is late for all of them. */
export function WholeDay({ day: { date, host_id }, departures, host }: WholeDayProps) {
  const { api } = useApp();
  const { path, search, navigate } = useNavigation();
  const [told, setTold] = useState<string | null>(null);
  // What was told changes the day: the page shows what is.
  const tell = (text: string): void => {
    setTold(text);
    navigate(path + search, { replace: true });
  };
  const late = departures.filter((one) => one.can_be_late);
  const guestsOf = (some: readonly Departure[]) => some.reduce((sum, { guests }) => sum + guests, 0);
  const isOpen = departures.some((one) => one.guests > 0 || !one.is_closed);
  return (
    <section
      id={tellAnchors.day}
      aria-labelledby="all-day-title"
      className="scroll-mt-24 rounded-card border border-line bg-surface p-4 tablet:p-5"
    >
      <h2 id="all-day-title" className="text-h4 font-bold">
        {t('day.all')}
      </h2>
      <p className="mt-1 text-ink-2">
        {t('day.allText', { departures: departures.length, guests: guestsOf(departures) })}
      </p>
      <Told text={told} />
      {late.length > 1 && (
        <TellMore key={`late ${told}`} title={t('late.open')}>
          <LateForm
            count={guestsOf(late)}
            send={(minutes) => api('departure/late', { host_id, date, minutes })}
            onTold={tell}
          />
        </TellMore>
      )}
      {isOpen && mayAct(host.role, 'cancel') && (
        <TellMore key={`cancel ${told}`} title={t('cancel.openAll')}>
          <CancelForm send={(input) => api('departure/cancel-day', { host_id, date, ...input })} onTold={tell} />
        </TellMore>
      )}
    </section>
  );
}
