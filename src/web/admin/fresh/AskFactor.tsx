import { lazy, Suspense } from 'react';
import { useIsAsked } from './fresh-factor.ts';

const FactorPopup = lazy(() => import('./FactorPopup.tsx').then((file) => ({ default: file.FactorPopup })));

/** The question for the second factor, loaded when an act needs it. */
export function AskFactor() {
  return (
    useIsAsked() && (
      <Suspense>
        <FactorPopup />
      </Suspense>
    )
  );
}
