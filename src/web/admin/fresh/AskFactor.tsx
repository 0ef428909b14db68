import { lazy, Suspense } from 'react';
import { usePopup } from '#src/web/ui/popup/popup.ts';
import { useIsAsked } from './fresh-factor.ts';

const FactorPopup = lazy(() => import('./FactorPopup.tsx').then((file) => ({ default: file.FactorPopup })));

/** The question for the second factor, loaded when an act needs it. */
export function AskFactor() {
  const isAsked = useIsAsked();
  const { name } = usePopup();
  // A demo opens it by its address.
  return (
    (isAsked || name === 'show-factor') && (
      <Suspense>
        <FactorPopup />
      </Suspense>
    )
  );
}
