import { useEffect } from 'react';
import { limits } from '#src/domain/limits.ts';
import type { Course } from '../../booking/booking-course.ts';
import { courseItem } from '../../booking/course-item.ts';
import { record } from '../../booking/data-layer.ts';

/** Counts idle minutes from the last sign of the visitor; pure, so that the limit is tested without a clock. */
export function afterIdleMinute(idle: number): { readonly idle: number; readonly repush: boolean } {
  const next = idle + 1;
  return next >= limits.idleRepushMinutes ? { idle: 0, repush: true } : { idle: next, repush: false };
}

/** Reports the view of a course, and again after 30 idle minutes; the counter ticks every 60 s (spec 4). */
export function useDetailEvent(course: Course): void {
  useEffect(() => {
    const push = (): void =>
      record({
        event: 'view_item',
        ecommerce: { currency: 'USD', value: course.price, items: [courseItem(course, { quantity: 1, variant: '' })] },
      });
    let idle = 0;
    push();
    const timer = setInterval(() => {
      const next = afterIdleMinute(idle);
      idle = next.idle;
      if (next.repush) push();
    }, limits.idleTickSeconds * 1000);
    const wake = (): void => {
      idle = 0;
    };
    const signs = ['pointerdown', 'keydown', 'scroll'] as const;
    for (const sign of signs) window.addEventListener(sign, wake, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, wake);
    };
  }, [course]);
}
