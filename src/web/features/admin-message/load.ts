// /admin/messages/{id}: one mail or message to a phone (docs/back-office.md#messages).
import { readMessageKey } from '#src/domain/admin/message-log.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from '#src/web/admin/admitted.ts';
import { isRefusedAs } from '#src/web/api/failure-text.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './texts.ts';

/** A message with what it says and how it fared. */
export type Message = CallOutput<'admin/message'>;

export interface MessageData {
  readonly admitted: Admitted<Message>;
}

/** Loads it. An address that names no message is a missing page, whoever asks. */
export async function load({ api, params }: PageInput): Promise<PageResult<MessageData>> {
  const id = params['id'] ?? '';
  if (readMessageKey(id) === null) return { kind: 'missing', what: 'page' };
  const answer = await api('admin/message', { id });
  if (!answer.ok && isRefusedAs(answer, 'message-not-found')) return { kind: 'missing', what: 'page' };
  const page = admittedPage(answer, t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data } } : page;
}
