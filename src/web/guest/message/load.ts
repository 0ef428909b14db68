// /dashboard/messages: the conversations of an account; with the id of a booking or a question, one of them beside
// (docs/routes.md#paths).
import { conversationOpeners } from '#src/contract/addresses/urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { ApiAnswer } from '#src/web/platform/api/api.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import type { Opener, ConversationAnswer } from './conversation.ts';
import { t } from './texts.ts';

/** The list as calls answer it. */
export type Threads = CallOutput<'message/history'>;

/** A conversation with what opens it. */
export interface OpenConversation {
  readonly opener: Opener;
  readonly talk: ConversationAnswer;
  /** From the server, for pages without JavaScript. */
  readonly form?: PageForm;
}

/** The list with one conversation or none; `open` is null where the address names one that this account may not read. */
export type MessagesData =
  | { readonly kind: 'signed-out' }
  /** Without an account: the one that a mail or this browser opens. */
  | { readonly kind: 'alone'; readonly open: OpenConversation }
  | {
      readonly kind: 'list';
      readonly list: Threads;
      readonly from: number;
      /** Only those on the side of a host (`?as=host`). */
      readonly isHost: boolean;
      readonly open: OpenConversation | null | undefined;
    };

/** Loads the list and the conversation of the address, which a mail's token opens without an account. */
export async function load({ api, params, url, form }: PageInput): Promise<PageResult<MessagesData>> {
  const head = { title: t('title'), robots: 'noindex' } as const;
  const id = params['id'];
  const isHost = url.searchParams.get('as') === 'host';
  const from = offsetOf(url.searchParams.get('from'));
  const [list, open] = await Promise.all([
    api('message/history', { ...(from > 0 && { offset: from }), ...(isHost && { role: 'host' as const }) }),
    id === undefined
      ? undefined
      : openConversation(api, conversationOpeners(id, url.searchParams.get('token')), url.searchParams.get('before')),
  ]);
  const isSignedOut = !list.ok && list.kind === 'refusal' && list.error.code === 'unauthorized';
  if (!list.ok && !isSignedOut) return failed(list);
  if (open && 'failure' in open) return failed(open.failure);
  const one = open && { ...open, ...(form && { form }) };
  const title = one ? t('titleWith', { name: one.talk.conversation.with_name }) : t('title');
  const status = open === null ? 404 : 200;
  if (list.ok)
    return {
      kind: 'page',
      data: { kind: 'list', list: list.data, from, isHost, open: one },
      head: { ...head, title },
      status,
    };
  return one
    ? { kind: 'page', data: { kind: 'alone', open: one }, head: { ...head, title } }
    : { kind: 'page', data: { kind: 'signed-out' }, head };
}

/** The line at which the list begins; only pages without JavaScript link to it. */
const offsetOf = (typed: string | null): number => (/^[1-9][0-9]{0,4}$/.test(typed ?? '') ? Number(typed) : 0);

type Failure = Extract<ApiAnswer<'conversation/detail'>, { ok: false }>;

async function openConversation(
  api: PageInput['api'],
  openers: readonly Opener[],
  before: string | null,
): Promise<OpenConversation | { failure: Failure } | null> {
  for (const opener of openers) {
    // Without script older messages have an address of their own.
    const answer = await api('conversation/detail', { ...opener, ...(before !== null && { before }) });
    if (answer.ok) return { opener, talk: answer.data };
    const isMissing = answer.kind === 'refusal' && ['conversation-not-found', 'bad-input'].includes(answer.error.code);
    if (!isMissing) return { failure: answer };
  }
  return null;
}
