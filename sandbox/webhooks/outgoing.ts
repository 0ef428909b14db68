// A stored event of any provider on its way.
import type { ResolvedOptions } from '#sandbox/options.ts';
import type { Store } from '#sandbox/state/store.ts';

export type DeliveryState = 'none' | 'pending' | 'delivered' | 'failed';

export interface Envelope {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An event with its provider's format. */
export interface Outgoing {
  readonly row: { readonly id: string; delivery: DeliveryState; attempts: number };
  /** The webhook address, or null. */
  url(options: ResolvedOptions): string | null;
  /** Body and headers as the provider sends them; real times, because the receiver checks its clock. */
  envelope(options: ResolvedOptions): Envelope;
  /** Records the state of the delivery. */
  mark(delivery: DeliveryState): void;
  /** For the overview: the event's type, creation and object. */
  readonly shown: { readonly type: string; readonly seconds: number; readonly about: object };
}

export interface EventSource {
  find(store: Store, id: string): Outgoing | null;
  newestFirst(store: Store): Outgoing[];
}

/** The stored event with this id, of any provider. */
export function findOutgoing(sources: readonly EventSource[], store: Store, id: string): Outgoing | null {
  for (const source of sources) {
    const event = source.find(store, id);
    if (event !== null) return event;
  }
  return null;
}

/** Every event that an earlier run left undelivered, oldest first. */
export function undelivered(sources: readonly EventSource[], store: Store): Outgoing[] {
  return sources
    .flatMap((source) => source.newestFirst(store).reverse())
    .filter(({ row }) => row.delivery === 'pending');
}
