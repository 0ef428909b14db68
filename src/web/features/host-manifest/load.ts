// /dashboard/host-panel/manifest/{id}: who comes to a departure, for paper (docs/check-in.md#today).
import { parseId } from '#src/contract/addresses/path-parts.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './texts.ts';

/** The departure; null for a visitor. */
export type ManifestData = CallOutput<'departure/list'> | null;

/** Loads it; another's departure is as if it were not there. */
export async function load({ api, params }: PageInput): Promise<PageResult<ManifestData>> {
  const id = parseId(params['id']);
  if (id === null) return { kind: 'missing', what: 'page' };
  const head = { title: t('title'), robots: 'noindex' } as const;
  const answer = await api('departure/list', { departure_id: id });
  if (answer.ok) return { kind: 'page', data: answer.data, head };
  const code = answer.kind === 'refusal' ? answer.error.code : null;
  if (code === 'unauthorized') return { kind: 'page', data: null, head };
  if (code === 'course-not-found' || code === 'forbidden') return { kind: 'missing', what: 'page' };
  return failed(answer);
}
