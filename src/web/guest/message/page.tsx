// /dashboard/messages: an account's conversations; with a booking's or question's id, one of them too
// (docs/reference/addresses.md#paths).
import { ArrowLeft } from 'lucide-react';
import { routes } from '#src/contract/addresses/routes.ts';
import { messagesUrl, liveMessagesUrl, conversationOpeners } from '#src/contract/addresses/urls.ts';
import { AskLogin } from '#src/web/guest/user/AskLogin.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { tallScript } from '#src/web/ui/text/tall-script.ts';
import { Conversation } from './Conversation.tsx';
import { PlainComposer } from './Composer.tsx';
import { t } from './texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import type { MoreList } from '#src/web/platform/api/use-more.ts';
import { useSession } from '#src/web/platform/session/session.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { useReaderClock, type ReaderClock } from './reader-clock.ts';
import { type Thread, withThreads, type Opener, type ConversationAnswer } from './conversation.ts';
import { useLive } from './use-live.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { ApiAnswer } from '#src/web/platform/api/api.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

type Threads = CallOutput<'message/history'>;

interface ConversationData {
  readonly opener: Opener;
  readonly talk: ConversationAnswer;
  readonly form?: PageForm;
}

/** `open` is null where this account may not read the named one. */
type MessagesData =
  | { readonly kind: 'signed-out' }
  /** Without an account: the conversation of an email or this browser. */
  | { readonly kind: 'alone'; readonly open: ConversationData }
  | {
      readonly kind: 'list';
      readonly list: Threads;
      readonly from: number;
      readonly isHost: boolean;
      readonly open: ConversationData | null | undefined;
    };

/** An email's token opens a conversation without an account. */
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

const offsetOf = (typed: string | null): number => (/^[1-9][0-9]{0,4}$/.test(typed ?? '') ? Number(typed) : 0);

type Failure = Extract<ApiAnswer<'conversation/detail'>, { ok: false }>;

async function openConversation(
  api: PageInput['api'],
  openers: readonly Opener[],
  before: string | null,
): Promise<ConversationData | { failure: Failure } | null> {
  for (const opener of openers) {
    // Without script older messages have a separate address.
    const answer = await api('conversation/detail', { ...opener, ...(before !== null && { before }) });
    if (answer.ok) return { opener, talk: answer.data };
    const isMissing = answer.kind === 'refusal' && ['conversation-not-found', 'bad-input'].includes(answer.error.code);
    if (!isMissing) return { failure: answer };
  }
  return null;
}

function MessagesPage({ data }: { readonly data: MessagesData }) {
  return (
    <div className="shell pt-6 pb-10 desk:pt-9">
      <div className="mx-auto max-w-5xl">
        {data.kind === 'signed-out' && (
          <>
            <h1 className="mb-5 text-h1">{t('title')}</h1>
            <AskLogin title={t('list.login')}>{t('list.loginText')}</AskLogin>
          </>
        )}
        {data.kind === 'alone' && (
          <div className="mx-auto max-w-2xl">
            <h1 className="sr-only">{t('title')}</h1>
            <OpenConversation open={data.open} isAlone />
          </div>
        )}
        {data.kind === 'list' && <Panes data={data} />}
      </div>
    </div>
  );
}

function Panes({ data: { list, open, from, isHost } }: { readonly data: Extract<MessagesData, { kind: 'list' }> }) {
  const threads = useThreads(list, isHost);
  const isOne = open !== undefined;
  if (!isOne && threads.data.length === 0)
    return (
      <>
        <h1 className="mb-5 text-h1">{t('title')}</h1>
        {isHost ? (
          <EmptyState title={t('list.empty')} action={<SavedLink />}>
            {t('list.emptyHost')}
          </EmptyState>
        ) : (
          <EmptyState
            title={t('list.empty')}
            action={
              <a href="/" className={buttonLook('primary')}>
                {t('list.emptyWay')}
              </a>
            }
          >
            {t('list.emptyText')}
          </EmptyState>
        )}
      </>
    );
  return (
    <>
      <div className={isOne ? 'sr-only wide:not-sr-only' : ''}>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-h1">{t('title')}</h1>
          {isHost && <SavedLink />}
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <div className={isOne ? 'hidden wide:block' : ''}>
          {threads.data.length > 0 && (
            <ThreadList threads={threads} here={open?.talk.conversation.id ?? null} from={from} isHost={isHost} />
          )}
        </div>
        <div className={isOne ? '' : 'hidden wide:block'}>
          {open === undefined && <EmptyState title={t('list.choose')}>{t('list.chooseText')}</EmptyState>}
          {open === null && <AskLogin title={t('lost.title')}>{t('lost.text')}</AskLogin>}
          {open && <OpenConversation key={open.talk.conversation.id} open={open} />}
        </div>
      </div>
    </>
  );
}

function SavedLink() {
  return (
    <a href={routes['host-replies'].path} className={buttonLook('secondary')}>
      {t('saved.manage')}
    </a>
  );
}

interface OpenProps {
  readonly open: ConversationData;
  /** Without an account there is no list to return to. */
  readonly isAlone?: boolean;
}

function OpenConversation({ open: { opener, talk, form }, isAlone = false }: OpenProps) {
  const { with_name: name, title, page_url: url, booking_id: booking } = talk.conversation;
  return (
    <section aria-labelledby="with" className="overflow-hidden rounded-panel border border-line bg-paper">
      <header className="border-b border-line p-4">
        {!isAlone && (
          <a href={messagesUrl()} className="link mb-1 inline-flex min-h-11 items-center gap-2 wide:hidden">
            <ArrowLeft aria-hidden size={18} className="rtl:-scale-x-100" />
            {t('back')}
          </a>
        )}
        <h2 id="with" className={classNames('text-h3 wrap-anywhere', tallScript(name))}>
          <Written>{name}</Written>
        </h2>
        <p className="text-small text-ink-2 wrap-anywhere">
          <Written>{title}</Written>
        </p>
        <a href={url} className="link inline-flex min-h-11 items-center text-small">
          {t(booking === null ? 'page.inquiry' : 'page.booking')}
        </a>
      </header>
      {/* Keeps the composer visible on low screens. */}
      <Conversation
        opener={opener}
        first={talk}
        logClass="h-[min(55dvh,36rem)] wide:h-[clamp(11rem,calc(100dvh-35rem),36rem)]"
      />
      {form !== undefined && <PlainComposer conversation={talk.conversation} form={form} />}
    </section>
  );
}

export { MessagesPage as Page };

function ThreadLine({
  thread,
  isHere,
  isHost,
  clock,
}: {
  readonly thread: Thread;
  readonly isHere: boolean;
  readonly isHost: boolean;
  readonly clock: ReaderClock;
}) {
  const { with_name: name, title, unread, last_at: at } = thread;
  const text = thread.last_text || t('list.pictures', { count: thread.last_pictures });
  const date = clock.dateOf(at);
  const day = clock.dayText(date);
  return (
    <li className="border-t border-line first:border-0">
      <a
        href={`${messagesUrl(thread.booking_id ?? thread.inquiry_id ?? thread.id)}${isHost ? '?as=host' : ''}`}
        aria-current={isHere ? 'page' : undefined}
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] gap-0.5 px-4 py-3 hover:bg-sand',
          isHere && 'bg-jade-soft',
        )}
      >
        <span className="flex items-baseline justify-between gap-3">
          <span
            className={classNames('min-w-0 wrap-anywhere', unread > 0 ? 'font-bold' : 'font-medium', tallScript(name))}
          >
            <Written>{name}</Written>
          </span>
          <time dateTime={at} className="numbers shrink-0 text-small text-ink-2">
            {day === t('log.today') ? clock.timeOf(at) : day}
          </time>
        </span>
        <span data-preview className="truncate text-small text-ink-2">
          <Written>{title}</Written>
        </span>
        <span className="flex items-center gap-2">
          <span
            data-preview
            className={classNames('min-w-0 flex-1 truncate', unread > 0 && 'font-medium', tallScript(text))}
          >
            {thread.last_is_mine ? t('list.you', { text }) : text}
          </span>
          {unread > 0 && (
            <span className="numbers grid min-h-6 min-w-6 shrink-0 place-items-center rounded-full bg-brand px-1.5 text-small font-bold text-on-brand">
              <span aria-hidden>{unread}</span>
              <span className="visually-hidden">{t('list.unread', { count: unread })}</span>
            </span>
          )}
        </span>
        {thread.role === 'host' && <span className="text-small text-ink-2">{t('list.asHost')}</span>}
      </a>
    </li>
  );
}

function useThreads(list: Threads, isHost: boolean): MoreList<Thread> {
  const { api } = useApp();
  const { isLoaded } = useSession();
  const { busy, trouble, run } = useTask();
  const role = useMemo(() => (isHost ? ({ role: 'host' } as const) : {}), [isHost]);
  const [threads, setThreads] = useState({ data: list.threads, total: list.total });
  const take = useCallback((latest: Threads): void => {
    setThreads(({ data }) => ({ data: withThreads(data, latest.threads), total: latest.total }));
  }, []);
  // Another conversation's page brings the list again.
  useEffect(() => take(list), [list, take]);
  const look = useCallback(async (): Promise<void> => {
    // Without the page's CSRF token the call would be refused.
    if (!isLoaded) return;
    const answer = await api('message/history', role);
    if (answer.ok) take(answer.data);
  }, [api, isLoaded, take, role]);
  // Catches what came before the stream or the token.
  useEffect(() => void look(), [look]);
  useLive(liveMessagesUrl(), () => void look());
  const more = (): void =>
    void run(async () => {
      // New entries only shift the list down: an offset may overlap but skips nothing.
      const answer = await api('message/history', { ...role, offset: threads.data.length });
      if (!answer.ok) return failureText(answer);
      take(answer.data);
      return null;
    });
  return { ...threads, hasMore: threads.data.length < threads.total, busy, trouble, more };
}

interface ThreadListProps {
  readonly threads: MoreList<Thread>;
  readonly here: string | null;
  readonly from: number;
  readonly isHost: boolean;
}

/** Newest first; `here` is open. */
function ThreadList({ threads, here, from, isHost }: ThreadListProps) {
  const clock = useReaderClock();
  return (
    <nav aria-label={t('list.label')} className="overflow-hidden rounded-panel border border-line bg-surface">
      <ul>
        {threads.data.map((thread) => (
          <ThreadLine key={thread.id} thread={thread} isHere={thread.id === here} isHost={isHost} clock={clock} />
        ))}
      </ul>
      <FormMessage text={threads.trouble} />
      {threads.hasMore && (
        <>
          {from + threads.data.length < threads.total && (
            <noscript>
              <a
                href={`${messagesUrl()}?from=${from + threads.data.length}${isHost ? '&as=host' : ''}`}
                className="link flex min-h-11 items-center justify-center"
              >
                {t('list.more')}
              </a>
            </noscript>
          )}
          <Button
            kind="quiet"
            full
            className="needs-script"
            loading={threads.busy}
            loadingLabel={t('busy')}
            onClick={threads.more}
          >
            {t('list.more')}
          </Button>
        </>
      )}
    </nav>
  );
}
