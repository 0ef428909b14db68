import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { limits } from '#src/domain/limits.ts';
import { useEffect } from 'react';
import { record } from '#src/web/analytics/data-layer.ts';
import type { Course } from '#src/web/booking/booking-course.ts';
import { courseItem } from '#src/web/booking/sale-of.ts';

// Counts the minutes in which a visitor does nothing (idle counter).

const signs = ['pointerdown', 'keydown', 'scroll'] as const;

/** Counts idle minutes from the last sign of the visitor; pure, so that the limit is tested without a clock. */
export function afterIdleMinute(idle: number): { readonly idle: number; readonly repush: boolean } {
  const next = idle + 1;
  return next >= limits.idleRepushMinutes ? { idle: 0, repush: true } : { idle: next, repush: false };
}

/**
 * Ticks every 60 s and calls `onIdle` after each 30 idle minutes; a press, a key or scrolling sets the counter back.
 * @param page where the signs arrive: the window
 * @returns stops counting
 */
export function watchIdle(page: EventTarget, onIdle: () => void): () => void {
  let idle = 0;
  const timer = setInterval(() => {
    const next = afterIdleMinute(idle);
    idle = next.idle;
    if (next.repush) onIdle();
  }, limits.idleTickSeconds * 1000);
  const wake = (): void => {
    idle = 0;
  };
  for (const sign of signs) page.addEventListener(sign, wake, { passive: true });
  return () => {
    clearInterval(timer);
    for (const sign of signs) page.removeEventListener(sign, wake);
  };
}

/** Reports the view of a course, and again after 30 idle minutes; the counter ticks every 60 s (docs/content.md#analytics). */
export function useDetailEvent(course: Course): void {
  useEffect(() => {
    const push = (): void =>
      record({
        event: 'view_item',
        ecommerce: {
          currency: priceCurrency().code,
          value: course.price,
          items: [courseItem(course, { quantity: 1, variant: '' })],
        },
      });
    push();
    return watchIdle(window, push);
  }, [course]);
}
