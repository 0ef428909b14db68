import { useEffect, useRef } from 'react';
import { saleOf } from '../../booking/sale-of.ts';
import { record } from '../../analytics/data-layer.ts';
import type { CheckoutData } from './checkout-data.ts';
import type { CodeState } from './use-code.ts';

/** Reports that checkout began, and reloads a page that the browser shows again from memory: it is not paying any more. */
export function useCheckoutPage({ query, course }: CheckoutData, code: Pick<CodeState, 'quote' | 'applied'>): void {
  const first = useRef(code);
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  useEffect(() => {
    // A code that is typed later changes the price and begins nothing: the price of the first look counts.
    const { quote, applied: coupon } = first.current;
    record({ event: 'begin_checkout', ecommerce: saleOf(course, query, { quote, coupon }) });
  }, [query, course]);
}
