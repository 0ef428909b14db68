import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

// The single message above the page (a tooltip opens and closes).

interface TooltipMessage {
  readonly text: string;
  readonly tone: 'plain' | 'error';
}

/** Pure, so its rules are tested without a page. */
interface TooltipStore extends StoreApi<TooltipMessage | null> {
  readonly open: (message: TooltipMessage) => void;
  readonly close: () => void;
}

export function createTooltipStore(): TooltipStore {
  const store = createStore<TooltipMessage | null>(() => null);
  return {
    ...store,
    open: (message) => store.setState(message, true),
    close: () => store.setState(null, true),
  };
}

const store = createTooltipStore();

export const openTooltip = store.open;

export const closeTooltip = store.close;

export function useTooltip(): TooltipMessage | null {
  return useStore(store);
}
