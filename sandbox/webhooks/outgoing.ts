// A stored event on its way, whichever provider it is of.
import type { ResolvedOptions } from '#sandbox/options.ts';
import type { Store } from '#sandbox/state/store.ts';

export type DeliveryState = 'none' | 'pending' | 'delivered' | 'failed';

/** What is sent. */
export interface Envelope {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An event with what its provider makes of it. */
export interface Outgoing {
  readonly row: { readonly id: string; delivery: DeliveryState; attempts: number };
  /** Where it goes, or null. */
  url(options: ResolvedOptions): string | null;
  /** Body and headers as the provider sends them; times are real, because the receiver compares them with its own. */
  envelope(options: ResolvedOptions): Envelope;
  /** Notes on the event how its delivery stands. */
  mark(delivery: DeliveryState): void;
  /** What the overview shows: its type, when it was made, and the object it is about. */
  readonly shown: { readonly type: string; readonly seconds: number; readonly about: object };
}

/** The stored events of one provider. */
export interface EventSource {
  find(store: Store, id: string): Outgoing | null;
  newestFirst(store: Store): Outgoing[];
}

/** The stored event with this id, of whichever provider. */
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
