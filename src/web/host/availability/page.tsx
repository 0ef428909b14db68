// /dashboard/host-panel/calendar: a host's days and changes (docs/domain/calendar.md#departures).
import { lazy, Suspense, type ReactNode, useSyncExternalStore, type KeyboardEvent, useId, useRef } from 'react';
import { NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { routes } from '#src/contract/addresses/routes.ts';
import { HostShell } from '#src/web/host/HostShell.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { DayList, Toolbar } from './CalendarFrame.tsx';
import { DayView } from './DayView.tsx';
import { daysOf, type Range } from './days.ts';
import { rangeOf, type CalendarView, viewUrl, stepFrom, readView } from './calendar-view.ts';
import { t } from './texts.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { failed } from '#src/web/platform/api/failed.ts';
import { loadPanel, type Panel } from '#src/web/host/panel.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import type { WeekRules } from './WeekEditor.tsx';
import type { Feeds } from './feeds/FeedCard.tsx';

/** `range` is null without permission. */
export interface CalendarData {
  readonly panel: Panel | null;
  readonly place: CalendarView;
  readonly range: Range | null;
  readonly rules: WeekRules | null;
  readonly feeds: Feeds | null;
}

export async function load(input: PageInput): Promise<PageResult<CalendarData>> {
  const { api, url } = input;
  const head = { title: t('title'), robots: 'noindex' } as const;
  const loaded = await loadPanel(input, 'calendar');
  if (!loaded.ok) return loaded.result;
  const place = readView(url);
  const { panel } = loaded;
  if (!panel?.host) return { kind: 'page', data: { panel, place, range: null, rules: null, feeds: null }, head };
  const host_id = panel.host.id;
  // All listings are loaded even for a single one, so another can be chosen.
  const ask = async (today: string) => api('calendar/range', { host_id, ...rangeOf(place, place.date ?? today) });
  const guess = new Date().toISOString().slice(0, 10);
  let answer = await ask(guess);
  // Today is the place's date, known from the response.
  if (answer.ok && place.date === null && place.day === null && answer.data.today !== guess)
    answer = await ask(answer.data.today);
  if (!answer.ok) return failed(answer);
  if (place.form === 'feeds') {
    const feeds = await api('feed/list', { host_id });
    return feeds.ok
      ? { kind: 'page', data: { panel, place, range: answer.data, rules: null, feeds: feeds.data }, head }
      : failed(feeds);
  }
  const listing = place.listing ?? answer.data.listings[0]?.course_id;
  if (place.form !== 'week-rules' || listing === undefined)
    return { kind: 'page', data: { panel, place, range: answer.data, rules: null, feeds: null }, head };
  const rules = await api('calendar/week', { course_id: listing });
  return rules.ok
    ? { kind: 'page', data: { panel, place, range: answer.data, rules: rules.data, feeds: null }, head }
    : failed(rules);
}

interface KeyAreaProps {
  readonly place: CalendarView;
  readonly today: string;
  readonly date: string;
  readonly children: ReactNode;
}

// Letter keys work only with the focus in the calendar, never in a field (WCAG 2.1.4).
const keyActions: Readonly<Record<string, (place: CalendarView, date: string) => Partial<CalendarView>>> = {
  a: () => ({ view: 'agenda' }),
  w: () => ({ view: 'week' }),
  m: () => ({ view: 'month' }),
  t: () => ({ date: null }),
  n: ({ view }, date) => ({ date: stepFrom(view, date, 1) }),
  p: ({ view }, date) => ({ date: stepFrom(view, date, -1) }),
  b: () => ({ form: 'block' }),
  r: () => ({ form: 'week-rules' }),
  o: () => ({ form: 'feeds' }),
};

const shortcuts = ['arrows', 'enter', 'ends', 'a', 'w', 'm', 't', 'n', 'p', 'b', 'r', 'o', 'help'] as const;
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Keyboard control: arrows move, Enter opens, letters switch; a list shows the keys. */
function KeyArea({ place, date, children }: KeyAreaProps) {
  const { navigate } = useNavigation();
  const area = useRef<HTMLElement>(null);
  const list = useRef<HTMLDetailsElement>(null);
  const id = useId();
  const onKey = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    const isTyped = event.altKey || event.ctrlKey || event.metaKey || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
    if (isTyped || event.defaultPrevented) return;
    if (event.key === '?' && list.current) {
      list.current.open = true;
      list.current.querySelector('summary')?.focus();
    } else if (target.closest('[role=grid]') === null && moveIn(area.current, target, event.key))
      event.preventDefault();
    else {
      const go = keyActions[event.key.toLowerCase()];
      if (go) navigate(viewUrl(place, go(place, date)));
    }
  };
  return (
    <section ref={area} aria-label={t('title')} aria-describedby={id} onKeyDown={onKey}>
      {children}
      <p id={id} className="visually-hidden">
        {t('keys.hint')}
      </p>
      <details ref={list} className="needs-script mt-6 max-tablet:hidden">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
          {t('keys.title')}
        </summary>
        <dl className="mt-2 grid max-w-100 grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-small">
          {shortcuts.map((key) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-chip border border-line-strong px-1.5 font-medium">{t(`key.${key}`)}</kbd>
              </dt>
              <dd>{t(`keys.${key}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

function moveIn(area: HTMLElement | null, target: HTMLElement, key: string): boolean {
  const days = [...(area?.querySelectorAll<HTMLElement>('[data-day]') ?? [])];
  const at = days.findIndex((day) => day === target);
  const step = steps[key];
  if (at < 0 || days.length === 0) return false;
  const next = step === undefined ? { Home: 0, End: days.length - 1 }[key] : at + step;
  if (next === undefined) return false;
  days[Math.min(Math.max(next, 0), days.length - 1)]?.focus();
  return true;
}

// Large or rarely used: loaded on demand.
const MonthGrid = lazy(() => import('./MonthGrid.tsx').then((module) => ({ default: module.MonthGrid })));
const WeekEditor = lazy(() => import('./WeekEditor.tsx').then((module) => ({ default: module.WeekEditor })));
const OtherCalendars = lazy(() =>
  import('./feeds/OtherCalendars.tsx').then((module) => ({ default: module.OtherCalendars })),
);
const BlockForm = lazy(() => import('./BlockForm.tsx').then((module) => ({ default: module.BlockForm })));

export function CalendarPage({ data }: { readonly data: CalendarData }) {
  return (
    <HostShell panel={data.panel} title={t('title')}>
      {() => data.range !== null && <Content data={data} range={data.range} />}
    </HostShell>
  );
}

interface ContentProps {
  readonly data: CalendarData;
  readonly range: Range;
}

function Content({ data, range }: ContentProps) {
  const { place } = data;
  if (range.listings.length === 0) return <NoListings />;
  if (place.form === 'block')
    return (
      <DeferredView>
        <BlockForm place={place} range={range} />
      </DeferredView>
    );
  if (place.form === 'week-rules' && data.rules !== null)
    return (
      <DeferredView>
        <WeekEditor key={data.rules.course_id} place={place} range={range} rules={data.rules} />
      </DeferredView>
    );
  if (place.form === 'feeds' && data.feeds !== null)
    return (
      <DeferredView>
        <OtherCalendars place={place} range={range} feeds={data.feeds} />
      </DeferredView>
    );
  if (place.day !== null) return <DayView place={place} range={range} date={place.day} />;
  return <Days place={place} range={range} />;
}

const never = (): (() => void) => () => undefined;

function DeferredView({ isNamed = true, children }: { readonly isNamed?: boolean; readonly children: ReactNode }) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const waiting = (
    <>
      {isNamed && <NoScriptNote>{t('noScript')}</NoScriptNote>}
      <Skeleton className="needs-script mb-6 h-96 rounded-card" />
    </>
  );
  return isBrowser ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}

function Days({ place, range }: { readonly place: CalendarData['place']; readonly range: Range }) {
  const date = place.date ?? range.today;
  const days = daysOf(range, rangeOf(place, date), place.listing);
  return (
    <KeyArea place={place} today={range.today} date={date}>
      <Toolbar place={place} range={range} date={date} />
      {place.view === 'month' && (
        <DeferredView isNamed={false}>
          <MonthGrid place={place} date={date} today={range.today} days={days} />
        </DeferredView>
      )}
      <DayList place={place} range={range} days={days} />
    </KeyArea>
  );
}

function NoListings() {
  const link = (
    <a href={routes['be-a-host'].path} className={buttonLook('primary')}>
      {t('none.action')}
    </a>
  );
  return (
    <EmptyState title={t('none.title')} action={link}>
      {t('none.text')}
    </EmptyState>
  );
}

export { CalendarPage as Page };
