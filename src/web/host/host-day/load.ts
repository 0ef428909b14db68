// /dashboard/host-panel: the day of one or all hosts (docs/domain/hosts.md#today).
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import { loadPanel, type Panel } from '#src/web/host/panel.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './texts.ts';

export type Day = CallOutput<'departure/today'>;
export type Departure = Day['departures'][number];
export type Party = Departure['parties'][number];
export type Phone = CallOutput<'check/phones'>['phones'][number];

export interface TodayData {
  readonly panel: Panel | null;
  readonly day: Day | null;
  readonly phones: readonly Phone[];
  readonly hostId: string | null;
}

/** The address's day and host; today and all by default. */
export async function load(input: PageInput): Promise<PageResult<TodayData>> {
  const loaded = await loadPanel(input, 'departures');
  if (!loaded.ok) return loaded.result;
  const { panel } = loaded;
  const head = { title: t('title'), robots: 'noindex' } as const;
  if (!panel?.host) return { kind: 'page', data: { panel, day: null, phones: [], hostId: null }, head };
  const hostId = input.url.searchParams.get('host') === null ? null : panel.host.id;
  const date = dateOf(input.url);
  const request = { ...(hostId !== null && { host_id: hostId }), ...(date !== null && { date }) };
  const [day, phones] = await Promise.all([input.api('departure/today', request), input.api('check/phones', {})]);
  if (!day.ok) return failed(day);
  if (!phones.ok) return failed(phones);
  return { kind: 'page', data: { panel, day: day.data, phones: phones.data.phones, hostId }, head };
}

export function dateOf(url: URL): string | null {
  const date = url.searchParams.get('date') ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)) ? date : null;
}

/** Omits today and all hosts. */
export function dayUrl(
  { today }: Pick<Day, 'today'>,
  { date, hostId }: { date: string; hostId: string | null },
): string {
  return `${routes['dashboard-host-panel'].path}${buildQuery({ date: date === today ? undefined : date, host: hostId ?? undefined })}`;
}

const DAY_MS = 86_400_000;

export function shiftDate(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
