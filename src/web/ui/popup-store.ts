// The one popup that may be open (spec 4: active or inactive, locked, one at a time).

/** `name` is the open popup or null; a locked one has no close button and ignores Escape. */
export interface PopupState {
  readonly name: string | null;
  readonly locked: boolean;
}

/** A store of popup state: pure, so that its rules are tested without a page. */
export interface PopupStore {
  readonly read: () => PopupState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Opens a popup in the place of the one that is open. Ignored while a locked popup is open (it cannot change). */
  readonly open: (name: string) => boolean;
  /** Closes the open popup, or only the named one. Ignored while locked. */
  readonly close: (name?: string) => boolean;
  /** Locks or unlocks the open popup. */
  readonly lock: (locked: boolean) => void;
}

const CLOSED: PopupState = { name: null, locked: false };

/** Makes a store with nothing open. */
export function createPopupStore(): PopupStore {
  let state = CLOSED;
  const listeners = new Set<() => void>();
  const set = (next: PopupState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: (name) => {
      if (state.locked || state.name === name) return state.name === name;
      set({ name, locked: false });
      return true;
    },
    close: (name) => {
      if (state.name === null || state.locked || (name !== undefined && name !== state.name)) return false;
      set(CLOSED);
      return true;
    },
    lock: (locked) => {
      if (state.name !== null && state.locked !== locked) set({ ...state, locked });
    },
  };
}
