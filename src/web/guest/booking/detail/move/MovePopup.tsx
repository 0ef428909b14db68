import { lazy, Suspense } from 'react';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { t } from '#src/web/guest/booking/detail/texts.ts';
import type { Trip } from '#src/web/guest/booking/detail/use-trip.ts';

const MoveForm = lazy(() => import('./MoveForm.tsx').then((module) => ({ default: module.MoveForm })));

export function MovePopup({ trip }: { readonly trip: Trip }) {
  return (
    <Popup name="booking-move" title={t('move.title')} size="medium">
      <Suspense fallback={<Skeleton className="h-96" />}>
        <MoveForm trip={trip} />
      </Suspense>
    </Popup>
  );
}
