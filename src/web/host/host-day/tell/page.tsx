// /dashboard/host-panel/tell: announcements to the guests of a day (docs/domain/bookings.md#running-late).
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import { HostShell } from '#src/web/host/HostShell.tsx';
import { type PanelHost, hostOf, loadPanel, type Panel } from '#src/web/host/panel.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { Rate, CancelForm, LateForm, type Day } from './TellForms.tsx';
import { t } from './texts.ts';
import { useState, type ReactNode } from 'react';
import { tellAnchors, toldDeparture } from '#src/contract/addresses/tell-url.ts';
import { mayAct } from '#src/domain/team/permissions.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { meetsAt } from '#src/domain/host-day/lateness.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { wallTime } from '#src/web/ui/text/wall-time.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

export type Departure = Day['departures'][number];

interface TellData {
  readonly panel: Panel | null;
  readonly day: Day | null;
  readonly chosen: Pick<Departure, 'course_id' | 'time'> | null;
}

/** The address's day, else today at the host's place. */
export async function load(input: PageInput): Promise<PageResult<TellData>> {
  const loaded = await loadPanel(input, 'departures');
  if (!loaded.ok) return loaded.result;
  const head = { title: t('title'), robots: 'noindex' } as const;
  const { panel } = loaded;
  if (panel?.host === undefined || panel.host === null)
    return { kind: 'page', data: { panel, day: null, chosen: null }, head };
  const chosen = toldDeparture(input.url.searchParams);
  const date = /^\d{4}-\d\d-\d\d$/.exec(input.url.searchParams.get('date') ?? '')?.[0];
  const answer = await input.api('departure/day', { ...hostOf(panel), ...(date !== undefined && { date }) });
  return answer.ok ? { kind: 'page', data: { panel, day: answer.data, chosen }, head } : failed(answer);
}

export function TellPage({ data: { panel, day, chosen } }: { readonly data: TellData }) {
  return (
    <HostShell panel={panel} title={t('title')}>
      {(host) =>
        day && (
          <TellDay
            key={`${day.host_id} ${day.date}`}
            day={day}
            chosen={chosen}
            host={host}
            isOne={panel?.hosts.length === 1}
          />
        )
      }
    </HostShell>
  );
}

interface TellDayProps {
  readonly day: Day;
  readonly chosen: TellData['chosen'];
  readonly host: PanelHost;
  readonly isOne: boolean;
}

function TellDay({ day, chosen, host, isOne }: TellDayProps) {
  const { departures } = day;
  const ahead = departures.filter((one) => !one.is_over);
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <p className="max-w-[43.9em] text-ink-2">{t('lead')}</p>
      <DayChoice day={day} hostId={isOne ? undefined : host.id} />
      {day.is_ending && <Banner tone="info">{t('day.ending')}</Banner>}
      <NoScriptNote>{t('noScript')}</NoScriptNote>
      {departures.length === 0 ? (
        <EmptyState title={t('day.empty.title')}>{t('day.empty.text')}</EmptyState>
      ) : (
        <ul className="grid gap-3">
          {departures.map((departure) => (
            <li key={`${departure.course_id} ${departure.time}`}>
              <DepartureCard
                day={day}
                departure={departure}
                isChosen={departure.course_id === chosen?.course_id && departure.time === chosen.time}
                host={host}
              />
            </li>
          ))}
        </ul>
      )}
      {ahead.length > 1 && <WholeDay day={day} departures={ahead} host={host} />}
      <Rate reliability={day.reliability} />
    </div>
  );
}

function DayChoice({ day, hostId }: { readonly day: Day; readonly hostId: string | undefined }) {
  const { date, day_before: before, day_after: after } = day;
  const { path } = routes['host-tell'];
  const urlOf = (other: string) => `${path}${buildQuery({ host: hostId, date: other })}`;
  const step = `${buttonLook('secondary')} !px-3`;
  return (
    <div className="grid gap-2">
      <h2 className="text-h2">{dateText(date)}</h2>
      <div className="flex flex-wrap items-end gap-2">
        <a href={urlOf(before)} aria-label={t('day.before')} className={step}>
          <ChevronLeft aria-hidden size={20} className="rtl:rotate-180" />
        </a>
        <a href={urlOf(after)} aria-label={t('day.after')} className={step}>
          <ChevronRight aria-hidden size={20} className="rtl:rotate-180" />
        </a>
        <form action={path} className="flex grow items-end gap-2 phone:max-w-80">
          {hostId !== undefined && <input type="hidden" name="host" value={hostId} />}
          <div className="min-w-0 grow">
            <TextField type="date" name="date" label={t('day.label')} defaultValue={date} key={date} required />
          </div>
          <Button type="submit" kind="secondary">
            {t('day.show')}
          </Button>
        </form>
      </div>
    </div>
  );
}

interface WholeDayProps {
  readonly day: Day;
  readonly departures: readonly Departure[];
  readonly host: PanelHost;
}

function WholeDay({ day: { date, host_id }, departures, host }: WholeDayProps) {
  const { api } = useApp();
  const { path, search, navigate } = useNavigation();
  const [notice, setNotice] = useState<string | null>(null);
  // The announcement changes the day: reload.
  const tell = (text: string): void => {
    setNotice(text);
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
      <SentNotice text={notice} />
      {late.length > 1 && (
        <MoreActions key={`late ${notice}`} title={t('late.open')}>
          <LateForm
            count={guestsOf(late)}
            send={(minutes) => api('departure/late', { host_id, date, minutes })}
            onSent={tell}
          />
        </MoreActions>
      )}
      {isOpen && mayAct(host.role, 'cancel') && (
        <MoreActions key={`cancel ${notice}`} title={t('cancel.openAll')}>
          <CancelForm send={(input) => api('departure/cancel-day', { host_id, date, ...input })} onSent={tell} />
        </MoreActions>
      )}
    </section>
  );
}

export { TellPage as Page };

interface DepartureCardProps {
  readonly day: Day;
  readonly departure: Departure;
  readonly isChosen: boolean;
  readonly host: PanelHost;
}

function DepartureCard({ day, departure, isChosen, host }: DepartureCardProps) {
  const { api } = useApp();
  const { path, search, navigate } = useNavigation();
  const [notice, setNotice] = useState<string | null>(null);
  const tell = (text: string): void => {
    setNotice(text);
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
      <p className="mt-1 text-ink-2">{stateLines(departure).join(' · ')}</p>
      <SentNotice text={notice} />
      {departure.can_be_late && (
        <MoreActions key={`late ${notice}`} title={t('late.open')}>
          <LateForm
            count={guests}
            meetsAt={(minutes) => wallTime(meetsAt({ starts_at: Date.parse(starts) }, minutes), zone).time}
            chosen={departure.late_minutes}
            send={(minutes) => api('departure/late', { host_id, date, course_id, time, minutes })}
            onSent={tell}
          />
        </MoreActions>
      )}
      {canCancel && (
        <MoreActions key={`cancel ${notice}`} title={t('cancel.open')}>
          <CancelForm send={(input) => api('departure/cancel', { course_id, date, time, ...input })} onSent={tell} />
        </MoreActions>
      )}
    </article>
  );
}

function stateLines(departure: Departure): string[] {
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

/** Sent announcements; the live region exists before its text, so it is announced. */
function SentNotice({ text }: { readonly text: string | null }) {
  return (
    <div aria-live="polite" className={text === null ? undefined : 'mt-4'}>
      {text !== null && <Banner tone="success">{text}</Banner>}
    </div>
  );
}

interface MoreActionsProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Folded: its content loads a quote. */
function MoreActions({ title, children }: MoreActionsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="needs-script mt-3 border-t border-line"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      open={isOpen}
    >
      <summary className="link inline-flex min-h-12 cursor-pointer items-center font-medium">{title}</summary>
      {isOpen && <div className="max-w-140 pb-2">{children}</div>}
    </details>
  );
}
