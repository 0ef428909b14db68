// /dashboard/host-panel/tell: announcements to the guests of a day (docs/domain/host-cancels.md).
import { toldDeparture } from '#src/contract/addresses/tell-url.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import { hostOf, loadPanel, type Panel } from '#src/web/host/panel.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './texts.ts';

/** A day of a host. */
export type Day = CallOutput<'departure/day'>;

/** One of its departures. */
export type Departure = Day['departures'][number];

/** The panel, the day with the permission, and the departure that the address names. */
export interface TellData {
  readonly panel: Panel | null;
  readonly day: Day | null;
  readonly chosen: Pick<Departure, 'course_id' | 'time'> | null;
}

/** Loads the day that the address names, else today at the host's place. */
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
