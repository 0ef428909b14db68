import { useSyncExternalStore } from 'react';
import { createTooltipStore } from './tooltip-store.ts';
import type { TooltipMessage } from './tooltip-store.ts';

const store = createTooltipStore();

/** Shows a message over the page until it is closed. */
export const openTooltip = store.open;

/** Closes it. */
export const closeTooltip = store.close;

/** The message that is shown. On the server: none. */
export function useTooltip(): TooltipMessage | null {
  return useSyncExternalStore(store.subscribe, store.read, () => null);
}
