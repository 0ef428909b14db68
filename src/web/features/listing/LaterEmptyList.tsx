import { Suspense, lazy, memo } from 'react';
import type { ComponentProps } from 'react';
import type { EmptyList as EmptyListPart } from './EmptyList.tsx';

// On the server at once, so that it stands in the page; in the browser only when a list is empty.
const EmptyList = import.meta.env.SSR
  ? (await import('./EmptyList.tsx')).EmptyList
  : lazy(() => import('./EmptyList.tsx').then((file) => ({ default: file.EmptyList })));

/**
 * What an empty list says. Drawn again only for another list: an update that came before the part has loaded would take
 * the server's text away until then, and the page would jump.
 */
export const LaterEmptyList = memo(function LaterEmptyList(props: ComponentProps<typeof EmptyListPart>) {
  return (
    <Suspense>
      <EmptyList {...props} />
    </Suspense>
  );
});
