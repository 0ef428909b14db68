import { useCallback, useEffect, useRef } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { ReviewItems, type AnsweringHost } from './ReviewItems.tsx';
import { ReviewChoiceFields, ReviewSummary } from './ReviewSummary.tsx';
import { t } from '#src/web/guest/course/texts.ts';
import { queryOf } from './review-choice.ts';
import { useReviews, type AskReviews } from './review-store.ts';

export function HostReviews({ host }: { readonly host: AnsweringHost & { readonly id: string } }) {
  const hostId = host.id;
  const { api } = useApp();
  const ask = useCallback<AskReviews>(
    (choice) => api('review/profile-list', { user_id: hostId, ...queryOf(choice) }),
    [api, hostId],
  );
  const reviews = useReviews(ask, null);
  const { list, again } = reviews;
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void again();
  }, [again]);
  return (
    <div className="min-h-72">
      {list !== null && (
        <>
          <ReviewSummary list={list} reviews={reviews} />
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <ReviewChoiceFields reviews={reviews} />
          </div>
        </>
      )}
      {list === null && reviews.busy && (
        <div className="grid gap-4" role="status" aria-label={t('review.loading')}>
          <Skeleton className="h-16" />
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
      )}
      <ReviewItems reviews={reviews} host={host} />
    </div>
  );
}
