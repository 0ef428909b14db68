// The one popup that may be open (active or inactive, locked, one at a time).
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The popups that exist (docs/reference/addresses.md#popups). A name is registered here before anything opens it. */
export const popupNames = [
  'login',
  'signup',
  'forgot-password',
  'facebook-login',
  'search-box',
  'recently-viewed',
  'wishlist',
  'booking-flow',
  'filter-box',
  'course-gallery',
  'course-map',
  'review-list',
  'review-send',
  'review-success',
  'review-upload-warning',
  'private-review-send',
  'private-review-tips',
  'review-exists',
  'review-report',
  'booking-cancel',
  'booking-confirm',
  'booking-move',
  'companion-form',
  'departure-cancel',
  'inquiry',
  'inquiry-sent',
  'message-host',
  'problem-report',
  'request-decline',
  'success',
  'alipay-confirm',
  'stripe-error',
  'payment-support',
  'pickup-address',
  'addon-prompt',
  'addon-choice',
  'voucher-code',
  'show-factor',
] as const;

/** A registered popup. */
export type PopupName = (typeof popupNames)[number];

/** `name` is the open popup or null; a locked one has no close button and ignores Escape. */
interface PopupState {
  readonly name: PopupName | null;
  readonly locked: boolean;
}

/** A store of popup state: pure, so that its rules are tested without a page. */
interface PopupStore extends StoreApi<PopupState> {
  /** Opens a popup in the place of the one that is open. Ignored while a locked popup is open (it cannot change). */
  readonly open: (name: PopupName) => boolean;
  /** Closes the open popup, or only the named one. Ignored while locked. */
  readonly close: (name?: PopupName) => boolean;
  /** Locks or unlocks the open popup. */
  readonly lock: (locked: boolean) => void;
}

const CLOSED: PopupState = { name: null, locked: false };

/** Makes a store with nothing open. */
export function createPopupStore(): PopupStore {
  const store = createStore<PopupState>(() => CLOSED);
  const set = store.setState;
  return {
    ...store,
    open: (name) => {
      const state = store.getState();
      if (state.locked || state.name === name) return state.name === name;
      set({ name, locked: false });
      return true;
    },
    close: (name) => {
      const state = store.getState();
      if (state.name === null || state.locked || (name !== undefined && name !== state.name)) return false;
      set(CLOSED);
      return true;
    },
    lock: (locked) => {
      const state = store.getState();
      if (state.name !== null && state.locked !== locked) set({ locked });
    },
  };
}

// One store for the page: there is one screen, so there is one popup.
const store = createPopupStore();

/** Reads and subscribes to the open popup outside of components. */
export const popupState = { getState: store.getState, subscribe: store.subscribe };

/** Opens a popup by its registered name; false while another one is locked. */
export const openPopup = store.open;

/** Closes the open popup (or only the named one); false while it is locked. */
export const closePopup = store.close;

/** Locks the open popup: no close button, Escape ignored, no other popup may take its place (docs/reference/design.md#popups). */
export const lockPopup = store.lock;

/** The popup state of the page. On the server nothing is open. */
export function usePopup(): PopupState {
  return useStore(store);
}

/**
 * A ref that gives focus to a field when it appears inside an open popup: for content that loads after the popup opened.
 * On a page of its own the field leaves the focus where it is.
 */
export function focusInPopup(node: HTMLElement | null): void {
  if (node?.closest('dialog[open]') !== null) node?.focus();
}
