import { useCallback, useEffect, useMemo, useState } from 'react';
import { liveMessagesUrl, messagesUrl } from '#src/contract/addresses/urls.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import type { MoreList } from '#src/web/platform/api/use-more.ts';
import { useSession } from '#src/web/platform/session/session.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { tallScript } from '#src/web/ui/text/tall-script.ts';
import type { Threads } from './load.ts';
import { useReaderClock, type ReaderClock } from './reader-clock.ts';
import { t } from './texts.ts';
import { type Thread, withThreads } from './conversation.ts';
import { useLive } from './use-live.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

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

/** The list of an account, which follows what comes in and keeps what was opened further down. */
export function useThreads(list: Threads, isHost: boolean): MoreList<Thread> {
  const { api } = useApp();
  const { isLoaded } = useSession();
  const { busy, trouble, run } = useTask();
  const role = useMemo(() => (isHost ? ({ role: 'host' } as const) : {}), [isHost]);
  const [threads, setThreads] = useState({ data: list.threads, total: list.total });
  const take = useCallback((latest: Threads): void => {
    setThreads(({ data }) => ({ data: withThreads(data, latest.threads), total: latest.total }));
  }, []);
  // The page of another conversation brings the list again.
  useEffect(() => take(list), [list, take]);
  const look = useCallback(async (): Promise<void> => {
    // Without the token of the page the call would be refused.
    if (!isLoaded) return;
    const answer = await api('message/history', role);
    if (answer.ok) take(answer.data);
  }, [api, isLoaded, take, role]);
  // What came before the stream, or before the token, is looked for once both may be there.
  useEffect(() => void look(), [look]);
  useLive(liveMessagesUrl(), () => void look());
  const more = (): void =>
    void run(async () => {
      // Lines come in at the top alone: what is asked for from here on may overlap and leaves nothing out.
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
  /** At which line of the list the page begins, where no script adds to it. */
  readonly from: number;
  readonly isHost: boolean;
}

/** The conversations of an account, the newest first. `here` is the one in view. */
export function ThreadList({ threads, here, from, isHost }: ThreadListProps) {
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
