// /admin/messages: mails and messages to phones of the last 30 days (docs/back-office.md#messages).
import { type MessageQuery, readMessageQuery } from '#src/contract/addresses/admin/message-filter.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from '#src/web/admin/admitted.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './t.ts';

/** A page of the log. */
export type Messages = CallOutput<'admin/messages'>;

/** One of them. */
export type MessageLine = Messages['data'][number];

/** What the page shows, and what its address asks for. */
export interface MessagesData {
  readonly admitted: Admitted<Messages>;
  readonly query: MessageQuery;
}

/** Loads a page of the log; filter, columns and where it begins stand in the address. */
export async function load({ api, url }: PageInput): Promise<PageResult<MessagesData>> {
  const query = readMessageQuery(url.search);
  const answer = await api('admin/messages', {
    ...query.filter,
    ...(query.before !== null && { before: query.before }),
  });
  const page = admittedPage(answer, t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data, query } } : page;
}
