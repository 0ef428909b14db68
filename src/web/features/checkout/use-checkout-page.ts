import { useEffect } from 'react';
import { courseItem } from '../../booking/course-item.ts';
import { record } from '../../analytics/data-layer.ts';
import type { CheckoutData } from './checkout-data.ts';

/** Reports that checkout began, and reloads a page that the browser shows again from memory: it is not paying any more. */
export function useCheckoutPage({ query, course }: CheckoutData): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  useEffect(() => {
    const items = [courseItem(course, { quantity: query.pax, variant: `${query.date} ${query.time}` })];
    record({ event: 'begin_checkout', ecommerce: { currency: 'USD', value: course.price * query.pax, items } });
  }, [query, course]);
}
