import { useState } from 'react';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';

/** Something done with a feed: whether it runs, what it said, what went wrong. */
export interface FeedActions {
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly done: string | null;
  readonly tell: (message: string) => void;
  readonly act: (name: 'feed/remove' | 'feed/read-now', feedId: string) => void;
  /** Lets the listings close each other, or no longer. */
  readonly setOneAtATime: (hostId: string, isOn: boolean) => void;
}

/** Removes feeds and reads them at once; the page is loaded again after that. */
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
