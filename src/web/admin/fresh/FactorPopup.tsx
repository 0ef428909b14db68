import { lazy, Suspense } from 'react';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { t } from '../t.ts';
import { answerFactor } from './fresh-factor.ts';

const FactorForm = lazy(() => import('./FactorForm.tsx').then((file) => ({ default: file.FactorForm })));

/** Asks for the second factor before an act that cannot be taken back (docs/back-office.md#dangerous-acts). */
export function FactorPopup() {
  return (
    <Popup name="show-factor" title={t('factor.title')} onClose={() => answerFactor(false)}>
      <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
        <FactorForm />
      </Suspense>
    </Popup>
  );
}
