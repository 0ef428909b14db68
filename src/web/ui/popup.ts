import { useSyncExternalStore } from 'react';
import { createPopupStore } from './popup-store.ts';
import type { PopupState } from './popup-store.ts';

// One store for the page: there is one screen, so there is one popup.
const store = createPopupStore();
const closed: PopupState = { name: null, locked: false };

/** Reading and following what is open, for what stands outside of components. */
export const popupState = { read: store.read, subscribe: store.subscribe };

/** Opens a popup by its registered name; false while another one is locked. */
export const openPopup = store.open;

/** Closes the open popup (or only the named one); false while it is locked. */
export const closePopup = store.close;

/** Locks the open popup: no close button, Escape ignored, no other popup may take its place (spec 4). */
export const lockPopup = store.lock;

/** The popup state of the page. On the server nothing is open. */
export function usePopup(): PopupState {
  return useSyncExternalStore(store.subscribe, store.read, () => closed);
}
