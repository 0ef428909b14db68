// /dashboard/host-panel/replies: the way to the conversations, and the replies that a host keeps ready (docs/messages.md#saved-replies).
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/api/failed.ts';
import { hostOf, loadPanel, type Panel } from '#src/web/host/panel.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './texts.ts';

/** The replies of a host. */
export type Replies = CallOutput<'saved-reply/list'>;

/** One of them. */
export type SavedReply = Replies['data'][number];

/** The panel, and what it shows where somebody may see it. */
export interface RepliesData {
  readonly panel: Panel | null;
  readonly replies: Replies | null;
}

/** Loads the replies of the host in view. */
export async function load(input: PageInput): Promise<PageResult<RepliesData>> {
  const loaded = await loadPanel(input, 'messages');
  if (!loaded.ok) return loaded.result;
  const { panel } = loaded;
  const head = { title: t('title'), robots: 'noindex' } as const;
  if (!panel?.host) return { kind: 'page', data: { panel, replies: null }, head };
  const answer = await input.api('saved-reply/list', hostOf(panel));
  return answer.ok ? { kind: 'page', data: { panel, replies: answer.data }, head } : failed(answer);
}
