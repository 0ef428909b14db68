import { useState, useSyncExternalStore } from 'react';
import type { ReviewList } from './product-data.ts';
import { createReviewStore } from './review-store.ts';
import type { AskReviews, ReviewSort, ReviewState, ReviewStore } from './review-store.ts';

/** A review list as a component shows it. */
export type Reviews = ReviewState & Pick<ReviewStore, 'choose' | 'more' | 'again'>;

/** The review list of one page; `ask`, `first` and its order are those of its first rendering. */
export function useReviews(ask: AskReviews, first: ReviewList | null, sort?: ReviewSort): Reviews {
  const [store] = useState(() => createReviewStore(ask, first, sort));
  const state = useSyncExternalStore(store.subscribe, store.read, store.read);
  const { choose, more, again } = store;
  return { ...state, choose, more, again };
}
