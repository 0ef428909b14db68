// /dashboard/host-panel/calendar: the days of a host, or a change to them (docs/domain/host-calendar.md).
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import { loadPanel, type Panel } from '#src/web/host/panel.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { type CalendarView, rangeOf, readView } from './calendar-view.ts';
import { t } from './texts.ts';

/** The departures of the days in view. */
export type Range = CallOutput<'calendar/range'>;

export type Slot = Range['departures'][number];

export type Listing = Range['listings'][number];

/** The weekly rules of the listing in view. */
export type WeekRules = CallOutput<'calendar/week'>;

/** Other calendars of the host, and the addresses of its own. */
export type Feeds = CallOutput<'feed/list'>;

/** What is shown; `range` is null for whom the calendar is not. */
export interface CalendarData {
  readonly panel: Panel | null;
  readonly place: CalendarView;
  readonly range: Range | null;
  readonly rules: WeekRules | null;
  readonly feeds: Feeds | null;
}

/** Loads the days in view; the address names host and view. */
export async function load(input: PageInput): Promise<PageResult<CalendarData>> {
  const { api, url } = input;
  const head = { title: t('title'), robots: 'noindex' } as const;
  const loaded = await loadPanel(input, 'calendar');
  if (!loaded.ok) return loaded.result;
  const place = readView(url);
  const { panel } = loaded;
  if (!panel?.host) return { kind: 'page', data: { panel, place, range: null, rules: null, feeds: null }, head };
  const host_id = panel.host.id;
  // All listings come with the days, also where the days of one are in view: so that another can be chosen.
  const ask = async (today: string) => api('calendar/range', { host_id, ...rangeOf(place, place.date ?? today) });
  const guess = new Date().toISOString().slice(0, 10);
  let answer = await ask(guess);
  // Today is that of the place, which only the answer knows.
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
