// /dashboard/messages: the conversations of an account; with the id of a booking or a question, one of them beside
// (docs/routes.md#paths).
import type { CallOutput } from '#src/contract/types.ts';
import type { PageForm } from '#src/web/app/page-form.ts';
import { failed } from '#src/web/api/failed.ts';
import type { ApiAnswer } from '#src/web/api/api.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import type { Opener, Talk } from './talk.ts';
import { t } from './t.ts';

/** The list as calls answer it. */
export type Threads = CallOutput<'message/history'>;

/** A conversation with what opens it. */
export interface OpenTalk {
  readonly opener: Opener;
  readonly talk: Talk;
  /** From the server, for who has no script. */
  readonly form?: PageForm;
}

/** The list with one conversation or none; `open` is null where the address names one that this account may not read. */
export type MessagesData =
  | { readonly kind: 'stranger' }
  | { readonly kind: 'list'; readonly list: Threads; readonly open: OpenTalk | null | undefined };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Loads the list and the conversation of the address. */
export async function load({ api, params, form }: PageInput): Promise<PageResult<MessagesData>> {
  const head = { title: t('title'), robots: 'noindex' } as const;
  const list = await api('message/history', {});
  if (!list.ok) {
    const isStranger = list.kind === 'refusal' && list.error.code === 'unauthorized';
    return isStranger ? { kind: 'page', data: { kind: 'stranger' }, head } : failed(list);
  }
  const id = params['id'];
  if (id === undefined) return { kind: 'page', data: { kind: 'list', list: list.data, open: undefined }, head };
  const open = UUID.test(id) ? await openTalk(api, id) : null;
  if (open !== null && 'failure' in open) return failed(open.failure);
  const title = open === null ? t('title') : t('titleWith', { name: open.talk.conversation.with_name });
  const data = { kind: 'list', list: list.data, open: open && { ...open, ...(form && { form }) } } as const;
  return { kind: 'page', data, head: { ...head, title }, status: open === null ? 404 : 200 };
}

type Failure = Extract<ApiAnswer<'conversation/detail'>, { ok: false }>;

/** An id is that of a booking or of a question; both are made at random, so it can be one alone. */
async function openTalk(api: PageInput['api'], id: string): Promise<OpenTalk | { failure: Failure } | null> {
  for (const opener of [{ booking_id: id }, { inquiry_id: id }] satisfies Opener[]) {
    const answer = await api('conversation/detail', opener);
    if (answer.ok) return { opener, talk: answer.data };
    const isMissing = answer.kind === 'refusal' && answer.error.code === 'conversation-not-found';
    if (!isMissing) return { failure: answer };
  }
  return null;
}
