import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { routes } from '#src/contract/addresses/routes.ts';
import type { Panel } from '#src/web/host/panel.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { ApplyButton } from '#src/web/ui/form/ApplyButton.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { type Day, dayUrl, shiftDate } from './load.ts';
import { t } from './texts.ts';

interface DayPickerProps {
  readonly day: Day;
  readonly panel: Panel;
  readonly hostId: string | null;
}

/** Another day, and for who acts for several one host or all: a form that works without script, and changes at once with it. */
export function DayPicker({ day, panel, hostId }: DayPickerProps) {
  const { navigate } = useNavigation();
  const hosts = panel.hosts.filter((host) => host.acts.includes('departures'));
  const go = (date: string, host: string | null) => navigate(dayUrl(day, { date, hostId: host }));
  return (
    <form action={routes['dashboard-host-panel'].path} className="flex flex-wrap items-end gap-3 print:hidden">
      <div className="flex items-end gap-1">
        <Step href={dayUrl(day, { date: shiftDate(day.date, -1), hostId })} label={t('day.earlier')}>
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        </Step>
        <label className="grid gap-1 text-small font-medium">
          {t('day.label')}
          <input
            type="date"
            name="date"
            key={day.date}
            defaultValue={day.date}
            className="numbers min-h-12 rounded-control border border-line-strong bg-surface px-3 text-body"
            onChange={(event) => {
              if (event.target.validity.valid && event.target.value !== '') go(event.target.value, hostId);
            }}
          />
        </label>
        <Step href={dayUrl(day, { date: shiftDate(day.date, 1), hostId })} label={t('day.later')}>
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </Step>
      </div>
      {hosts.length > 1 && (
        <div className="min-w-56 grow tablet:max-w-100">
          <Select
            name="host"
            label={t('choose.label')}
            options={[
              { value: '', label: t('choose.all') },
              ...hosts.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            defaultValue={hostId ?? ''}
            key={hostId}
            onChange={(event) => go(day.date, event.target.value === '' ? null : event.target.value)}
          />
        </div>
      )}
      <ApplyButton>{t('day.go')}</ApplyButton>
      {day.date !== day.today && (
        <a href={dayUrl(day, { date: day.today, hostId })} className="link inline-flex min-h-12 items-center">
          {t('day.today')}
        </a>
      )}
    </form>
  );
}

function Step({
  href,
  label,
  children,
}: {
  readonly href: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <a href={href} aria-label={label} className="grid size-12 place-items-center rounded-control hover:bg-sand">
      {children}
    </a>
  );
}
