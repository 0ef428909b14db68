import { useSyncExternalStore } from 'react';

// The one message that may float over the page (spec 4: a tooltip opens and closes).

/** What it says; `error` is announced at once. */
interface TooltipMessage {
  readonly text: string;
  readonly tone: 'plain' | 'error';
}

/** A store of the tooltip: pure, so that its rules are tested without a page. */
interface TooltipStore {
  readonly read: () => TooltipMessage | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Opens a tooltip in the place of the one that is open. */
  readonly open: (message: TooltipMessage) => void;
  /** Closes it; nothing happens where none is open. */
  readonly close: () => void;
}

/** Makes a store with nothing open. */
export function createTooltipStore(): TooltipStore {
  let shown: TooltipMessage | null = null;
  const listeners = new Set<() => void>();
  const set = (next: TooltipMessage | null): void => {
    if (next === shown) return;
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: set,
    close: () => set(null),
  };
}

const store = createTooltipStore();

/** Shows a message over the page until it is closed. */
export const openTooltip = store.open;

/** Closes it. */
export const closeTooltip = store.close;

/** The message that is shown. On the server: none. */
export function useTooltip(): TooltipMessage | null {
  return useSyncExternalStore(store.subscribe, store.read, () => null);
}
