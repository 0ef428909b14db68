import { useEffect } from 'react';
import { record } from '../../analytics/data-layer.ts';
import type { Course } from '../../booking/booking-course.ts';
import { courseItem } from '../../booking/course-item.ts';
import { watchIdle } from './idle-watch.ts';

/** Reports the view of a course, and again after 30 idle minutes; the counter ticks every 60 s (spec 4). */
export function useDetailEvent(course: Course): void {
  useEffect(() => {
    const push = (): void =>
      record({
        event: 'view_item',
        ecommerce: { currency: 'USD', value: course.price, items: [courseItem(course, { quantity: 1, variant: '' })] },
      });
    push();
    return watchIdle(window, push);
  }, [course]);
}
