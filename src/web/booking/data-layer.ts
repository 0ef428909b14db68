// What analytics may learn, in GA4 ecommerce names. Silent until a consented tag has made `window.dataLayer` (product 15).
import type { CallOutput } from '#src/contract/types.ts';

/** One thing sold, without anything personal. */
export interface AnalyticItem {
  readonly item_id: number;
  readonly item_name: string;
  readonly item_category: string;
  readonly item_variant: string;
  readonly price: number;
  readonly quantity: number;
}

interface Sale {
  readonly currency: 'USD';
  readonly value: number;
  readonly items: readonly AnalyticItem[];
}

/** The events of the booking path. */
export type AnalyticEvent =
  | { readonly event: 'view_item' | 'add_to_cart' | 'begin_checkout'; readonly ecommerce: Sale }
  | { readonly event: 'purchase'; readonly ecommerce: NonNullable<CallOutput<'booking/checkout'>['analytic']> }
  | { readonly event: 'booking_error'; readonly error: string };

/** Reports an event; does nothing where nobody listens. */
export function record(event: AnalyticEvent): void {
  const { dataLayer } = globalThis as { dataLayer?: unknown };
  if (Array.isArray(dataLayer)) dataLayer.push(event);
}
