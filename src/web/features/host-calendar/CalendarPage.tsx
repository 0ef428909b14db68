import { lazy, Suspense, type ReactNode, useSyncExternalStore } from 'react';
import { NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { routes } from '#src/contract/addresses/routes.ts';
import { HostShell } from '#src/web/host/HostShell.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { DayList } from './DayList.tsx';
import { DayView } from './DayView.tsx';
import { daysOf } from './days.ts';
import { KeyArea } from './KeyArea.tsx';
import type { CalendarData, Range } from './load.ts';
import { rangeOf } from './place.ts';
import { t } from './texts.ts';
import { Toolbar } from './Toolbar.tsx';

// Heavy, or seldom used: they load when they are.
const MonthGrid = lazy(() => import('./MonthGrid.tsx').then((module) => ({ default: module.MonthGrid })));
const WeekEditor = lazy(() => import('./WeekEditor.tsx').then((module) => ({ default: module.WeekEditor })));
const OtherCalendars = lazy(() =>
  import('./feeds/OtherCalendars.tsx').then((module) => ({ default: module.OtherCalendars })),
);
const BlockForm = lazy(() => import('./BlockForm.tsx').then((module) => ({ default: module.BlockForm })));

/** The calendar of a host: its days by agenda, week or month, one day, or a form that changes them. */
export function CalendarPage({ data }: { readonly data: CalendarData }) {
  return (
    <HostShell panel={data.panel} title={t('title')}>
      {() => data.range !== null && <Inside data={data} range={data.range} />}
    </HostShell>
  );
}

interface InsideProps {
  readonly data: CalendarData;
  readonly range: Range;
}

function Inside({ data, range }: InsideProps) {
  const { place } = data;
  if (range.listings.length === 0) return <NoListings />;
  if (place.form === 'block')
    return (
      <Later>
        <BlockForm place={place} range={range} />
      </Later>
    );
  if (place.form === 'week-rules' && data.rules !== null)
    return (
      <Later>
        <WeekEditor key={data.rules.course_id} place={place} range={range} rules={data.rules} />
      </Later>
    );
  if (place.form === 'feeds' && data.feeds !== null)
    return (
      <Later>
        <OtherCalendars place={place} range={range} feeds={data.feeds} />
      </Later>
    );
  if (place.day !== null) return <DayView place={place} range={range} date={place.day} />;
  return <Days place={place} range={range} />;
}

const never = (): (() => void) => () => undefined;

/** What loads when it is used: the server says what it needs, and the browser draws it. */
function Later({ isNamed = true, children }: { readonly isNamed?: boolean; readonly children: ReactNode }) {
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
        <Later isNamed={false}>
          <MonthGrid place={place} date={date} today={range.today} days={days} />
        </Later>
      )}
      <DayList place={place} range={range} days={days} />
    </KeyArea>
  );
}

function NoListings() {
  const way = (
    <a href={routes['be-a-host'].path} className={buttonLook('primary')}>
      {t('none.action')}
    </a>
  );
  return (
    <EmptyState title={t('none.title')} action={way}>
      {t('none.text')}
    </EmptyState>
  );
}
