import { useCallback, useEffect, useState } from 'react';
import { liveMessagesUrl, messagesUrl } from '#src/contract/addresses/urls.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { failureText } from '#src/web/api/failure-text.ts';
import { type MoreList, useMore } from '#src/web/api/use-more.ts';
import { useSession } from '#src/web/session/session.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { tallScript } from '#src/web/ui/text/tall-script.ts';
import type { Threads } from './load.ts';
import { useReaderClock, type ReaderClock } from './reader-zone.ts';
import { t } from './t.ts';
import { useLive } from './use-live.ts';

type Thread = Threads['threads'][number];

function ThreadLine({
  thread,
  isHere,
  clock,
}: {
  readonly thread: Thread;
  readonly isHere: boolean;
  readonly clock: ReaderClock;
}) {
  const { with_name: name, title, unread, last_text: text, last_at: at } = thread;
  const date = clock.dateOf(at);
  const day = clock.dayText(date);
  return (
    <li className="border-t border-line first:border-0">
      <a
        href={messagesUrl(thread.booking_id ?? thread.inquiry_id ?? thread.id)}
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
            {name}
          </span>
          <time dateTime={at} className="numbers shrink-0 text-small text-ink-2">
            {day === t('log.today') ? clock.timeOf(at) : day}
          </time>
        </span>
        <span data-preview className="truncate text-small text-ink-2">
          {title}
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

/** The list of an account, which follows what comes in. */
export function useThreads(list: Threads): MoreList<Thread> {
  const { api } = useApp();
  const { known } = useSession();
  const [first, setFirst] = useState({ data: list.threads, total: list.total });
  useEffect(() => setFirst({ data: list.threads, total: list.total }), [list]);
  const look = useCallback(async (): Promise<void> => {
    // Without the token of the page the call would be refused.
    if (!known) return;
    const answer = await api('message/history', {});
    if (answer.ok) setFirst({ data: answer.data.threads, total: answer.data.total });
  }, [api, known]);
  // What came before the stream, or before the token, is looked for once both may be there.
  useEffect(() => void look(), [look]);
  useLive(liveMessagesUrl(), () => void look());
  return useMore(first, async (offset) => {
    const answer = await api('message/history', { offset });
    return answer.ok ? { data: answer.data.threads, total: answer.data.total } : failureText(answer);
  });
}

/** The conversations of an account, the newest first. `here` is the one in view. */
export function ThreadList({ threads, here }: { readonly threads: MoreList<Thread>; readonly here: string | null }) {
  const clock = useReaderClock();
  return (
    <nav aria-label={t('list.label')} className="overflow-hidden rounded-panel border border-line bg-surface">
      <ul>
        {threads.data.map((thread) => (
          <ThreadLine key={thread.id} thread={thread} isHere={thread.id === here} clock={clock} />
        ))}
      </ul>
      <FormMessage text={threads.trouble} />
      {threads.hasMore && (
        <Button kind="quiet" full loading={threads.busy} loadingLabel={t('busy')} onClick={threads.more}>
          {t('list.more')}
        </Button>
      )}
    </nav>
  );
}
