// Analytics events with GA4 names (docs/reference/texts.md#analytics). Until consent they wait in memory; a refusal drops them.
import type { CallOutput } from '#src/contract/types.ts';
import { limits } from '#src/domain/limits.ts';

/** Nothing personal. */
export interface AnalyticItem {
  readonly item_id: number;
  readonly item_name: string;
  readonly item_category: string;
  readonly item_variant: string;
  readonly price: number;
  readonly quantity: number;
}

/** `value` of a choice is its `total_price`, with its code. */
export interface Sale {
  readonly currency: string;
  readonly value: number;
  readonly coupon?: string;
  readonly items: readonly AnalyticItem[];
}

export type Purchase = NonNullable<CallOutput<'booking/checkout'>['analytic']>;

/** `page_path` has no query, because a query may hold typed text. */
export type AnalyticEvent =
  | {
      readonly event: 'page_view';
      readonly page_path: string;
      readonly page_title: string;
      /** The route's name with its language; '' for a missing page. */
      readonly page_route: string;
      readonly experiments: string;
    }
  | { readonly event: 'view_item' | 'add_to_cart' | 'begin_checkout'; readonly ecommerce: Sale }
  | { readonly event: 'purchase'; readonly ecommerce: Purchase }
  | { readonly event: 'booking_error'; readonly error: string }
  | { readonly event: 'page_error'; readonly status: number };

type Gtag = (command: 'event', name: string, parameters: object) => void;

interface Waiting {
  readonly event: AnalyticEvent;
  readonly sent: () => void;
}

const WAITING_MAX = 50;

let waiting: Waiting[] | null = [];

/** True with consent and a loaded tag. */
export function isRecording(): boolean {
  return Array.isArray((globalThis as { dataLayer?: unknown }).dataLayer);
}

/** Sends, holds or drops an event by consent. `sent` runs only when it is sent. */
export function record(event: AnalyticEvent, sent: () => void = () => undefined): void {
  if (isRecording()) push({ event, sent });
  else if (waiting !== null && waiting.length < WAITING_MAX) waiting.push({ event, sent });
}

export function sendWaiting(): void {
  const events = waiting ?? [];
  waiting = null;
  for (const one of events) push(one);
}

export function dropWaiting(): void {
  waiting = null;
}

export function waitAgain(): void {
  waiting ??= [];
}

function push({ event, sent }: Waiting): void {
  const { dataLayer, gtag } = globalThis as unknown as { dataLayer: unknown[]; gtag?: Gtag };
  // A tag manager reads objects, a plain measurement id commands.
  dataLayer.push(event);
  if (gtag !== undefined) {
    const { event: name, ...rest } = event;
    gtag('event', name, 'ecommerce' in rest ? rest.ecommerce : rest);
  }
  sent();
}

/** Navigates 500 ms after a goal, so it is sent (docs/reference/texts.md#analytics); at once without analytics. */
export function leavePage(go: () => void): void {
  if (isRecording()) setTimeout(go, limits.unloadDelayMs);
  else go();
}
