import { Button } from '#src/web/ui/button/Button.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { Listing } from '#src/web/host/availability/days.ts';
import { t as calendar } from '#src/web/host/availability/texts.ts';
import { t } from './texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { useState } from 'react';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import type { CallOutput } from '#src/contract/types.ts';

export type Feeds = CallOutput<'feed/list'>;

interface FeedCardProps {
  readonly feed: Feeds['feeds'][number];
  readonly listings: readonly Listing[];
  readonly stopHours: number;
  readonly acting: FeedActions;
}

const exactHours = 72;

function ageOf({ read_at, age_minutes }: FeedCardProps['feed']): string {
  if (read_at === null) return t('ageNever');
  const hours = Math.floor(age_minutes / 60);
  return hours < exactHours ? t('age', { hours }) : t('ageDays', { days: Math.floor(hours / 24) });
}

export function FeedCard({ feed, listings, stopHours, acting }: FeedCardProps) {
  const title = listings.find(({ course_id }) => course_id === feed.course_id)?.title;
  return (
    <article className="grid gap-2 rounded-card border border-line p-4">
      <h4 className="font-bold wrap-anywhere">
        <Written>{feed.name}</Written>
      </h4>
      <p className="text-small text-ink-2 wrap-anywhere">
        {feed.shown} · {title ?? t('all')}
      </p>
      <p className="text-small">{ageOf(feed)}</p>
      {feed.state === 'stopped' && <Banner tone="error">{t('stopped', { hours: stopHours })}</Banner>}
      {feed.state === 'late' && <Banner tone="warning">{t('late')}</Banner>}
      {feed.fault !== null && <p className="text-small text-error">{feed.fault}</p>}
      {feed.is_doubted && <Banner tone="warning">{t('emptied')}</Banner>}
      {feed.skipped > 0 && <Unread feed={feed} />}
      {feed.is_cut && <p className="text-small text-ink-2">{t('cut')}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          kind="secondary"
          size="small"
          loading={acting.busy}
          loadingLabel={calendar('busy')}
          aria-label={t('readNamed', { name: feed.name })}
          onClick={() => acting.act('feed/read-now', feed.feed_id)}
        >
          {t('readNow')}
        </Button>
        <Button
          kind="quiet"
          size="small"
          disabled={acting.busy}
          aria-label={t('removeNamed', { name: feed.name })}
          onClick={() => acting.act('feed/remove', feed.feed_id)}
        >
          {t('remove')}
        </Button>
      </div>
    </article>
  );
}

function Unread({ feed: { skipped, unread } }: Pick<FeedCardProps, 'feed'>) {
  return (
    <Banner tone="warning" title={t('skipped', { count: skipped })}>
      <p>{t('skippedText')}</p>
      <ul className="list-disc ps-5">
        {unread.map(({ day, title, why }, index) => (
          <li key={`${String(index)} ${day ?? ''}`} className="wrap-anywhere">
            {t('unread', {
              day: day === null ? t('unreadDay') : dateText(day),
              title: title ?? t('unreadTitle'),
              why: t(`why.${why}`),
            })}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

export interface FeedActions {
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly done: string | null;
  readonly tell: (message: string) => void;
  readonly act: (name: 'feed/remove' | 'feed/read-now', feedId: string) => void;
  readonly setOneAtATime: (hostId: string, isOn: boolean) => void;
}

export function useFeedActions(): FeedActions {
  const { api } = useApp();
  const { path, search, navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const [done, setDone] = useState<string | null>(null);
  const tell = (message: string): void => {
    setDone(message);
    navigate(path + search, { replace: true });
  };
  return {
    busy,
    trouble,
    done,
    tell,
    act: (name, feed_id) =>
      void run(async () => {
        setDone(null);
        const answer = await api(name, { feed_id });
        if (!answer.ok) return failureText(answer);
        const { data } = answer;
        if ('is_read' in data && !data.is_read) return data.message;
        tell(data.message);
        return null;
      }),
    setOneAtATime: (host_id, is_on) =>
      void run(async () => {
        setDone(null);
        const answer = await api('calendar/one-at-a-time', { host_id, is_on });
        if (!answer.ok) return failureText(answer);
        tell(answer.data.message);
        return null;
      }),
  };
}
