import { Suspense, lazy } from 'react';
import type { ComponentProps } from 'react';
import type { EmptyList as EmptyListPart } from './EmptyList.tsx';

// On the server at once, so that it stands in the page; in the browser only when a list is empty.
const EmptyList = import.meta.env.SSR
  ? (await import('./EmptyList.tsx')).EmptyList
  : lazy(() => import('./EmptyList.tsx').then((file) => ({ default: file.EmptyList })));

/** What an empty list says. */
export function LaterEmptyList(props: ComponentProps<typeof EmptyListPart>) {
  return (
    <Suspense>
      <EmptyList {...props} />
    </Suspense>
  );
}
