// What analytics may learn, in GA4 names (product 15). Silent until a consented tag has made `window.dataLayer`.
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

/** Every event there is. `page_path` has no query: a query may hold what somebody typed. */
export type AnalyticEvent =
  | {
      readonly event: 'page_view';
      readonly page_path: string;
      readonly page_title: string;
      readonly experiments: string;
    }
  | { readonly event: 'view_item' | 'add_to_cart' | 'begin_checkout'; readonly ecommerce: Sale }
  | { readonly event: 'purchase'; readonly ecommerce: NonNullable<CallOutput<'booking/checkout'>['analytic']> }
  | { readonly event: 'booking_error'; readonly error: string }
  | { readonly event: 'page_error'; readonly status: number };

type Gtag = (command: 'event', name: string, parameters: object) => void;

/** True where a visitor has agreed and a tag listens. */
export function isRecording(): boolean {
  return Array.isArray((globalThis as { dataLayer?: unknown }).dataLayer);
}

/** Reports an event; does nothing where nobody listens. */
export function record(event: AnalyticEvent): void {
  const { dataLayer, gtag } = globalThis as { dataLayer?: unknown; gtag?: Gtag };
  if (!Array.isArray(dataLayer)) return;
  // A tag manager reads objects; a plain measurement id reads commands.
  dataLayer.push(event);
  if (gtag === undefined) return;
  const { event: name, ...rest } = event;
  gtag('event', name, 'ecommerce' in rest ? rest.ecommerce : rest);
}
