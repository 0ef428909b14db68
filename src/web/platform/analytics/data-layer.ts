// Events for analytics, in GA4 names (docs/reference/texts.md#analytics). Silent until a consented tag has made `window.dataLayer`: until the
// visitor has decided, events wait in this page's memory; a refusal drops them.
import type { CallOutput } from '#src/contract/types.ts';
import { limits } from '#src/domain/limits.ts';

/** One thing sold, without anything personal. */
export interface AnalyticItem {
  readonly item_id: number;
  readonly item_name: string;
  readonly item_category: string;
  readonly item_variant: string;
  readonly price: number;
  readonly quantity: number;
}

/** An experience in view or in checkout. `value` of a choice is its `total_price`, with its code. */
export interface Sale {
  readonly currency: string;
  readonly value: number;
  readonly coupon?: string;
  readonly items: readonly AnalyticItem[];
}

/** A sale as the server reports it: `value` is `total_price`. */
export type Purchase = NonNullable<CallOutput<'booking/checkout'>['analytic']>;

/** All events. `page_path` has no query, because a query may hold typed text. */
export type AnalyticEvent =
  | {
      readonly event: 'page_view';
      readonly page_path: string;
      readonly page_title: string;
      /** The route's name with its language; '' for a page that is missing. */
      readonly page_route: string;
      readonly experiments: string;
    }
  | { readonly event: 'view_item' | 'add_to_cart' | 'begin_checkout'; readonly ecommerce: Sale }
  | { readonly event: 'purchase'; readonly ecommerce: Purchase }
  | { readonly event: 'booking_error'; readonly error: string }
  | { readonly event: 'page_error'; readonly status: number };

type Gtag = (command: 'event', name: string, parameters: object) => void;

/** What waits for the visitor's decision: an event, and what to call when it goes out. */
interface Waiting {
  readonly event: AnalyticEvent;
  readonly sent: () => void;
}

// Enough for a visit that answers late; a page left open for a day keeps no more.
const WAITING_MAX = 50;

/** Null once it is decided: then events go out, or nowhere. */
let waiting: Waiting[] | null = [];

/** True where a visitor has agreed and a tag listens. */
export function isRecording(): boolean {
  return Array.isArray((globalThis as { dataLayer?: unknown }).dataLayer);
}

/**
 * Reports an event, holds it until the visitor has decided, or drops it after a refusal. `sent` is called
 * when the event goes out, and never when it is dropped.
 */
export function record(event: AnalyticEvent, sent: () => void = () => undefined): void {
  if (isRecording()) push({ event, sent });
  else if (waiting !== null && waiting.length < WAITING_MAX) waiting.push({ event, sent });
}

/** The visitor has agreed and a tag listens: what waited goes out, in its order. */
export function sendWaiting(): void {
  const events = waiting ?? [];
  waiting = null;
  for (const one of events) push(one);
}

/** Drops waiting events and stops collecting: after a refusal, or on a site without analytics. */
export function dropWaiting(): void {
  waiting = null;
}

/** Collects events again, for a new decision of the visitor. */
export function waitAgain(): void {
  waiting ??= [];
}

function push({ event, sent }: Waiting): void {
  const { dataLayer, gtag } = globalThis as unknown as { dataLayer: unknown[]; gtag?: Gtag };
  // A tag manager reads objects; a plain measurement id reads commands.
  dataLayer.push(event);
  if (gtag !== undefined) {
    const { event: name, ...rest } = event;
    gtag('event', name, 'ecommerce' in rest ? rest.ecommerce : rest);
  }
  sent();
}

/**
 * Leaves the page: 500 ms after the analytics goals of a visitor who agreed, so that they arrive
 * (docs/reference/texts.md#analytics); at once where nothing is reported.
 */
export function leavePage(go: () => void): void {
  if (isRecording()) setTimeout(go, limits.unloadDelayMs);
  else go();
}
