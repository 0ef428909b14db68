import { useRef, useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import { useApp } from '../../app-context.tsx';
import type { ReviewList } from './product-data.ts';

/** An order of the list (spec 4). */
export type ReviewSort = (typeof limits.reviewSorts)[number];

/** The review list of a course: another order starts anew, more is appended (spec 4). */
export function useReviews(courseId: number, first: ReviewList | null) {
  const { api } = useApp();
  const [list, setList] = useState(first);
  const [sort, setSort] = useState<ReviewSort>(limits.reviewSortDefault);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  // The newest question wins: an answer to an older order must not fill the list.
  const asked = useRef(0);

  const load = async (order: ReviewSort, offset: number): Promise<ReviewList | null> => {
    const mine = (asked.current += 1);
    setBusy(true);
    const answer = await api('review/course-list', { course_id: courseId, sort: order, offset });
    if (mine !== asked.current) return null;
    setBusy(false);
    setFailed(!answer.ok);
    return answer.ok ? answer.data : null;
  };
  const choose = async (order: ReviewSort): Promise<void> => {
    setSort(order);
    const found = await load(order, 0);
    if (found !== null) setList(found);
  };
  const more = async (): Promise<void> => {
    if (list === null || list.next_offset === null || busy) return;
    const found = await load(sort, list.next_offset);
    if (found !== null) setList({ ...found, reviews: [...list.reviews, ...found.reviews] });
  };
  return { list, sort, busy, failed, choose, more };
}
