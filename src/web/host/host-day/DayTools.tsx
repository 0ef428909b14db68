import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { routes } from '#src/contract/addresses/routes.ts';
import type { Panel } from '#src/web/host/panel.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { ApplyButton } from '#src/web/ui/form/ApplyButton.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { type Day, dayUrl, shiftDate, type Phone } from './load.ts';
import { t } from './texts.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

// Time left: '1 day 4 hours', '35 minutes'. Own texts, because browsers lack Nepali, Burmese, Khmer and Lao.

const units = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

export function leftText(now: string, until: string): string {
  const minutes = Math.max(1, Math.floor((Date.parse(until) - Date.parse(now)) / 60_000));
  let rest = minutes;
  const parts = units.map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return { unit, count };
  });
  const first = parts.findIndex(({ count }) => count > 0);
  return parts
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) => t(`left.${unit}`, { count }))
    .join(' ');
}

/** '3 minutes ago', 'this minute'. */
export function agoText(now: string, then: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(then)) / 60_000));
  const [unit, size] = units.find(([, least]) => minutes >= least) ?? units[2];
  return minutes === 0 ? t('ago.now') : t(`ago.${unit}`, { count: Math.floor(minutes / size) });
}

interface DayPickerProps {
  readonly day: Day;
  readonly panel: Panel;
  readonly hostId: string | null;
}

/** Day and host: works without script, applies at once with it. */
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

/** Phones with the stored guest list and their last contact; a lost one is blocked (docs/domain/hosts.md#stored-on-the-phone). */
export function Phones({ phones, now }: { readonly phones: readonly Phone[]; readonly now: string }) {
  return (
    <section aria-labelledby="phones" className="print:hidden">
      <h2 id="phones" className="text-h3">
        {t('phones.title')}
      </h2>
      <p className="mb-3 text-small text-ink-2">{t(phones.length === 0 ? 'phones.none' : 'phones.text')}</p>
      {phones.length > 0 && (
        <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
          {phones.map((phone) => (
            <li key={phone.id} className="p-4">
              <PhoneRow phone={phone} now={now} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function PhoneRow({ phone, now }: { readonly phone: Phone; readonly now: string }) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [isCut, setCut] = useState(phone.revoked_at !== null);
  const [isAsking, setAsking] = useState(false);
  const cut = (): void =>
    void run(async () => {
      const answer = await api('check/cut-off', { device_id: phone.id });
      if (!answer.ok) return failureText(answer);
      setCut(true);
      setAsking(false);
      return null;
    });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <Written>{phone.name}</Written>
        </p>
        <p className="text-small text-ink-2 wrap-anywhere">
          {[phone.is_own ? `${phone.owner} (${t('phones.own')})` : phone.owner, stateText(phone, isCut, now)].join(
            ' · ',
          )}
        </p>
      </div>
      {!isCut && !isAsking && (
        <Button kind="quiet" size="small" className="needs-script" onClick={() => setAsking(true)}>
          {t('phones.cut')}
        </Button>
      )}
      {isAsking && (
        <div className="grid gap-2">
          <FormMessage text={trouble} />
          <p>{t('phones.cutConfirm', { name: phone.name })}</p>
          <div className="flex flex-wrap gap-3">
            <Button kind="danger" size="small" loading={busy} loadingLabel={t('busy')} onClick={cut}>
              {t('phones.cut')}
            </Button>
            <Button kind="secondary" size="small" onClick={() => setAsking(false)}>
              {t('phones.keep')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

function stateText({ erased_at, seen_at }: Phone, isCut: boolean, now: string): string {
  if (erased_at !== null) return t('phones.erased');
  return isCut ? t('phones.cutOff') : t('phones.active', { time: agoText(now, seen_at) });
}
