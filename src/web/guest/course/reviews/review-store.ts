// A paged review list (docs/domain/reviews.md#sorting-and-filtering), without React so its races can be tested.
import type { ApiAnswer } from '#src/web/platform/api/api.ts';
import type { ReviewList } from '#src/web/guest/course/product-data.ts';
import { plainChoice, type ReviewChoice } from './review-choice.ts';
import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type AskReviews = (choice: ReviewChoice & { offset: number }) => Promise<ApiAnswer<'review/course-list'>>;

interface ReviewState extends ReviewChoice {
  readonly list: ReviewList | null;
  readonly busy: boolean;
  readonly failed: boolean;
}

interface ReviewStore extends StoreApi<ReviewState> {
  readonly choose: (changed: Partial<ReviewChoice>) => Promise<void>;
  readonly more: () => Promise<void>;
  readonly again: () => Promise<void>;
}

// A review that moved to the next page meanwhile appears once.
function appended(list: ReviewList, next: ReviewList): ReviewList {
  const ids = new Set(list.reviews.map(({ id }) => id));
  // Only on the first page.
  const first = { ...(list.removed && { removed: list.removed }), ...(list.themes && { themes: list.themes }) };
  return { ...next, ...first, reviews: [...list.reviews, ...next.reviews.filter(({ id }) => !ids.has(id))] };
}

/** `first` came with the page for `choice`; null when it failed to load. */
export function createReviewStore(
  ask: AskReviews,
  first: ReviewList | null,
  choice: ReviewChoice = plainChoice,
): ReviewStore {
  const store = createStore<ReviewState>(() => ({ list: first, ...choice, busy: false, failed: false }));
  const { getState, setState: set } = store;
  let latest = 0;
  let lastOffset = 0;
  const load = async (offset: number, changed: Partial<ReviewChoice> = {}): Promise<void> => {
    // The newest request wins: a late response must not fill the list.
    const mine = (latest += 1);
    lastOffset = offset;
    set({ ...changed, busy: true, failed: false });
    const { sort, rating, language, theme } = getState();
    const answer = await ask({ sort, rating, language, theme, offset });
    if (mine !== latest) return;
    const now = getState().list;
    const list = answer.ok ? (offset === 0 || now === null ? answer.data : appended(now, answer.data)) : now;
    set({ list, busy: false, failed: !answer.ok });
  };
  return {
    ...store,
    choose: (changed) => load(0, changed),
    more: async () => {
      const { list, busy } = getState();
      if (!busy && list !== null && list.next_offset !== null) await load(list.next_offset);
    },
    again: () => load(lastOffset),
  };
}

export type Reviews = ReviewState & Pick<ReviewStore, 'choose' | 'more' | 'again'>;

/** `ask`, `first` and its choice are those of the first render. */
export function useReviews(ask: AskReviews, first: ReviewList | null, choice?: ReviewChoice): Reviews {
  const [store] = useState(() => createReviewStore(ask, first, choice));
  const state = useStore(store);
  const { choose, more, again } = store;
  return { ...state, choose, more, again };
}
