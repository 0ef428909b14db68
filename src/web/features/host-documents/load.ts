// /dashboard/host-panel/documents: the papers of a host (docs/documents.md).
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/api/failed.ts';
import { hostOf, loadPanel, type Panel } from '#src/web/host/panel.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './texts.ts';

/** The papers of a host. */
export type Papers = CallOutput<'paper/list'>;
export type Paper = Papers['data'][number];

export interface DocumentsData {
  readonly panel: Panel | null;
  readonly papers: Papers | null;
}

/** Loads the papers of the host in view. */
export async function load(input: PageInput): Promise<PageResult<DocumentsData>> {
  const loaded = await loadPanel(input, 'documents');
  if (!loaded.ok) return loaded.result;
  const { panel } = loaded;
  const head = { title: t('title'), robots: 'noindex' } as const;
  if (!panel?.host) return { kind: 'page', data: { panel, papers: null }, head };
  const answer = await input.api('paper/list', hostOf(panel));
  return answer.ok ? { kind: 'page', data: { panel, papers: answer.data }, head } : failed(answer);
}
