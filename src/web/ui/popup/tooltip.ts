import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

// The one message that may float over the page (a tooltip opens and closes).

/** What it says; `error` is announced at once. */
interface TooltipMessage {
  readonly text: string;
  readonly tone: 'plain' | 'error';
}

/** A store of the tooltip: pure, so that its rules are tested without a page. */
interface TooltipStore extends StoreApi<TooltipMessage | null> {
  /** Opens a tooltip in the place of the one that is open. */
  readonly open: (message: TooltipMessage) => void;
  /** Closes it; nothing happens where none is open. */
  readonly close: () => void;
}

/** Makes a store with nothing open. */
export function createTooltipStore(): TooltipStore {
  const store = createStore<TooltipMessage | null>(() => null);
  return {
    ...store,
    open: (message) => store.setState(message, true),
    close: () => store.setState(null, true),
  };
}

const store = createTooltipStore();

/** Shows a message over the page until it is closed. */
export const openTooltip = store.open;

/** Closes it. */
export const closeTooltip = store.close;

/** The message that is shown. On the server: none. */
export function useTooltip(): TooltipMessage | null {
  return useStore(store);
}
