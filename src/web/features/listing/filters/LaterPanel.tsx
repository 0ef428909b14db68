import { lazy } from 'react';
import { Late } from '#src/web/early/Late.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import type { FilterKey, PanelProps } from './panels.ts';

// On the server at once, so that the fields stand in the page for whoever has no script; in the browser after the page,
// which does not wait for them.
const PanelOf = import.meta.env.SSR
  ? (await import('./FilterPanels.tsx')).PanelOf
  : lazy(() => import('./FilterPanels.tsx').then((file) => ({ default: file.PanelOf })));

/** The fields of a filter in the bar. */
export function LaterPanel(props: PanelProps & { readonly filter: FilterKey }) {
  return (
    <Late fallback={<Skeleton className="h-24" />}>
      <PanelOf {...props} />
    </Late>
  );
}
