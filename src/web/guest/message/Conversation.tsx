import { useMemo } from 'react';
import { liveMessagesUrl } from '#src/contract/addresses/urls.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { useOnline } from '#src/web/ui/browser/use-media.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { ErrorState } from '#src/web/ui/states/ErrorState.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { Composer } from './Composer.tsx';
import { MessageLog } from './MessageLog.tsx';
import { ReportOrBlock } from './ReportOrBlock.tsx';
import type { Opener, Talk } from './talk.ts';
import { t } from './texts.ts';
import { useLive } from './use-live.ts';
import { useTalk } from './use-talk.ts';

interface ConversationProps {
  readonly opener: Opener;
  /** What the page brought; null where the conversation is still to be loaded. */
  readonly first: Talk | null;
  /** Of the messages, which scroll by themselves. */
  readonly logClass?: string;
}

/** One conversation: what was said, where to write, what to do about somebody. */
export function Conversation({ opener, first, logClass = 'h-[min(55dvh,36rem)]' }: ConversationProps) {
  const { booking_id, inquiry_id, ref, token } = opener;
  const named = useMemo(
    () => ({
      ...(booking_id !== undefined && { booking_id }),
      ...(inquiry_id !== undefined && { inquiry_id }),
      ...(ref !== undefined && { ref }),
      ...(token !== undefined && { token }),
    }),
    [booking_id, inquiry_id, ref, token],
  );
  const work = useTalk(named, first);
  const isOnline = useOnline();
  const { talk, trouble } = work;
  useLive(liveMessagesUrl(named), () => void work.look());
  if (talk === null && trouble !== null)
    return (
      <ErrorState title={t('trouble.title')} retryLabel={t('trouble.retry')} onRetry={() => void work.look()}>
        {trouble}
      </ErrorState>
    );
  if (talk === null)
    return (
      <div role="status" aria-label={t('loading')} className={classNames('grid content-end gap-3 p-4', logClass)}>
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-16 w-1/2 justify-self-end" />
        <Skeleton className="h-12 w-3/5" />
      </div>
    );
  return (
    <div className="flex min-h-0 flex-col has-data-attaching:[&_[role=log]]:h-[min(26dvh,20rem)]">
      {!isOnline && (
        <div className="p-4 pb-0">
          <Banner tone="warning">{t('offline')}</Banner>
        </div>
      )}
      <MessageLog talk={talk} work={work} className={logClass} />
      <Composer opener={named} conversation={talk.conversation} onSend={work.send} />
      <ReportOrBlock opener={named} conversation={talk.conversation} onChange={work.change} />
    </div>
  );
}
