import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { clashesOf } from '#src/domain/team/guides.ts';
import { HostShell } from '#src/web/host/HostShell.tsx';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { Guides } from './Guides.tsx';
import { shiftDate, dateOf } from './load.ts';
import { t } from './texts.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import { loadPanel, type Panel } from '#src/web/host/panel.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

type Departure = Week['departures'][number];

/** Guides of seven days, departures without one, and conflicts (docs/domain/hosts.md#today). */
export function WeekPage({ data: { panel, week } }: { readonly data: WeekData }) {
  return (
    <HostShell panel={panel} title={t('week.title')} isForAll>
      {(_host, { hosts }) => week !== null && <Days key={week.from} week={week} hasMany={hosts.length > 1} />}
    </HostShell>
  );
}

interface DaysProps {
  readonly week: Week;
  readonly hasMany: boolean;
}

function Days({ week, hasMany }: DaysProps) {
  const [departures, setDepartures] = useState(week.departures);
  const led = departures.map((one) => ({
    ...one,
    startsAt: Date.parse(one.starts_at),
    endsAt: Date.parse(one.ends_at),
    guideIds: one.guides.map(({ id }) => id),
  }));
  const change = (id: number, guides: Departure['guides']): void =>
    setDepartures((all) => all.map((one) => (one.id === id ? { ...one, guides } : one)));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Steps week={week} />
      {led.length === 0 && <EmptyState title={t('empty.title')}>{t('week.empty')}</EmptyState>}
      {[...Map.groupBy(led, ({ date }) => date)].map(([date, all]) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} className="mb-2 text-h3">
            {dateText(date)}
          </h2>
          <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
            {all.map((one) => (
              <li key={one.id} className="grid gap-1 px-4 py-3">
                <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
                  <span className="numbers font-bold">{one.time}</span>
                  <span className="font-medium">{one.title}</span>
                  {one.is_led && <Badge tone="jade">{t('guides.led')}</Badge>}
                  <span className="numbers text-small text-ink-2">
                    {[t('party.guests', { count: one.guests }), ...(hasMany ? [one.host_name] : [])].join(' · ')}
                  </span>
                </p>
                <Guides
                  departure={one}
                  guides={week.guides.filter((guide) => guide.host_id === one.host_id)}
                  onChange={(guides) => change(one.id, guides)}
                />
                {clashesOf(one, led).map(({ guideId, other }) => (
                  <p key={`${guideId} ${other.id}`} role="status" className="text-small font-medium text-marigold-ink">
                    {t('week.clash', {
                      name: one.guides.find(({ id }) => id === guideId)?.name ?? '',
                      title: other.title,
                      time: other.time,
                    })}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Steps({ week }: { readonly week: Week }) {
  const { from, today } = week;
  const arrow = 'grid size-12 place-items-center rounded-control hover:bg-sand';
  return (
    <div className="flex flex-wrap items-center gap-x-3 print:hidden">
      <div className="flex">
        <a href={weekUrl(week, shiftDate(from, -7))} aria-label={t('week.earlier')} className={arrow}>
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        </a>
        <a href={weekUrl(week, shiftDate(from, 7))} aria-label={t('week.later')} className={arrow}>
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </a>
      </div>
      <p className="font-medium">{t('week.span', { from: dateText(from), to: dateText(shiftDate(from, 6)) })}</p>
      {from !== today && (
        <a href={weekUrl(week, today)} className="link inline-flex min-h-12 items-center">
          {t('day.today')}
        </a>
      )}
    </div>
  );
}

export { WeekPage as Page };

// /dashboard/host-panel/guides: guides of seven days (docs/domain/hosts.md#today).

export type Week = CallOutput<'departure/week'>;

interface WeekData {
  readonly panel: Panel | null;
  readonly week: Week | null;
}

async function loadWeek(input: PageInput): Promise<PageResult<WeekData>> {
  const loaded = await loadPanel(input, 'departures');
  if (!loaded.ok) return loaded.result;
  const { panel } = loaded;
  const head = { title: t('week.title'), robots: 'noindex' } as const;
  if (!panel?.host) return { kind: 'page', data: { panel, week: null }, head };
  const from = dateOf(input.url);
  const week = await input.api('departure/week', from === null ? {} : { from });
  return week.ok ? { kind: 'page', data: { panel, week: week.data }, head } : failed(week);
}

function weekUrl({ today }: Pick<Week, 'today'>, from: string): string {
  return `${routes['host-guides'].path}${buildQuery({ date: from === today ? undefined : from })}`;
}

export { loadWeek as load };
