import { lazy, Suspense } from 'react';
import type { Course } from '#src/web/booking/booking-course.ts';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { t } from '../t.ts';

const HostReviews = lazy(() => import('./HostReviews.tsx').then((module) => ({ default: module.HostReviews })));

/** What guests said about a host (spec 2: review list). */
export function HostReviewsPopup({ host }: { readonly host: Course['host'] }) {
  return (
    <Popup name="review-list" title={t('host.reviews', { name: host.name })} size="medium">
      <Suspense fallback={<Skeleton className="h-72" />}>
        <HostReviews hostId={host.id} />
      </Suspense>
    </Popup>
  );
}
