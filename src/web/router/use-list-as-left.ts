import { useSyncExternalStore } from 'react';
import { lastListPath, pathLog } from './path-history.ts';

const never = (): (() => void) => () => undefined;

/**
 * The address of a list as the visitor left it, with filters, sort and page, so that a way back leads to the same cards.
 * @param path the list's plain path; it is the answer on the server, and for somebody who did not come by that list
 */
export function useListAsLeft(path: string): string {
  return useSyncExternalStore(
    never,
    () => {
      const left = lastListPath(pathLog());
      return left !== null && left.startsWith(`${path}?`) ? left : path;
    },
    () => path,
  );
}
