// /admin/documents: papers of hosts for operators (docs/documents.md#who-sees-them).
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from './admitted.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './documents-texts.ts';

/** A page of papers. */
export type Queue = CallOutput<'paper/queue'>;
export type Queued = Queue['data'][number];

export interface QueueData {
  readonly admitted: Admitted<Queue>;
  readonly state: 'waiting' | 'decided';
}

/** Loads what waits, or what was decided. */
export async function load({ api, url }: PageInput): Promise<PageResult<QueueData>> {
  const state = url.searchParams.get('tab') === 'decided' ? 'decided' : 'waiting';
  const page = admittedPage(await api('paper/queue', { state }), t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data, state } } : page;
}
