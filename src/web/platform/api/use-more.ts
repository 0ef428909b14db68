import { useEffect, useState } from 'react';
import { useTask } from '#src/web/ui/form/use-task.ts';

interface Part<T> {
  readonly data: readonly T[];
  readonly total: number;
}

export interface MoreList<T> extends Part<T> {
  readonly hasMore: boolean;
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly more: () => void;
}

/** A list whose first part came with the page. `load` gets the part at an offset, or an error text. */
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
