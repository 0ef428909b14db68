// The single open popup (active or inactive, locked, one at a time).
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** All popups (docs/reference/addresses.md#popups). */
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

export type PopupName = (typeof popupNames)[number];

interface PopupState {
  readonly name: PopupName | null;
  readonly locked: boolean;
}

/** Pure, so its rules are tested without a page. */
interface PopupStore extends StoreApi<PopupState> {
  /** Replaces the open popup; ignored while that is locked. */
  readonly open: (name: PopupName) => boolean;
  /** Closes the open or only the named popup; ignored while locked. */
  readonly close: (name?: PopupName) => boolean;
  readonly lock: (locked: boolean) => void;
}

const CLOSED: PopupState = { name: null, locked: false };

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

const store = createPopupStore();

export const popupState = { getState: store.getState, subscribe: store.subscribe };

/** False while another popup is locked. */
export const openPopup = store.open;

export const closePopup = store.close;

/** No close button, no Escape, no replacement (docs/reference/design.md#popups). */
export const lockPopup = store.lock;

export function usePopup(): PopupState {
  return useStore(store);
}

/** A ref that focuses a lazily mounted field of a popup; on a page it does nothing. */
export function focusInPopup(node: HTMLElement | null): void {
  if (node?.closest('dialog[open]') !== null) node?.focus();
}
