import { useEffect, useState } from 'react';
import { useTask } from '#src/web/ui/form/use-task.ts';

interface Part<T> {
  readonly data: readonly T[];
  readonly total: number;
}

/** A list that grows by a button. */
export interface MoreList<T> extends Part<T> {
  readonly hasMore: boolean;
  readonly busy: boolean;
  /** Null when the last part came. */
  readonly trouble: string | null;
  readonly more: () => void;
}

/**
 * A list of which a page brings the first part.
 * @param load brings the part from an offset, or says what went wrong
 */
export function useMore<T>(first: Part<T>, load: (offset: number) => Promise<Part<T> | string>): MoreList<T> {
  const [list, setList] = useState(first);
  const { busy, trouble, run } = useTask();
  useEffect(() => setList(first), [first]);
  const more = (): void =>
    void run(async (isLatest) => {
      const next = await load(list.data.length);
      if (typeof next === 'string') return next;
      if (isLatest()) setList({ data: [...list.data, ...next.data], total: next.total });
      return null;
    });
  return { ...list, hasMore: list.data.length < list.total, busy, trouble, more };
}
