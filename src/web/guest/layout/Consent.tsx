import { lazy, Suspense } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useConsent } from '#src/web/platform/analytics/consent.ts';

const ConsentBanner = lazy(() => import('./ConsentBanner.tsx').then((file) => ({ default: file.ConsentBanner })));

/** Asks once, and only where the operator counts visits; most installations never load the question (docs/content.md#analytics). */
export function Consent() {
  const { analyticsIds } = useApp().settings;
  const consent = useConsent();
  if (analyticsIds.length === 0 || consent !== null) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBanner />
    </Suspense>
  );
}
