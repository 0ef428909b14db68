// Consent to analytics, stored in the browser. No entry: not decided yet (docs/reference/texts.md#analytics).
import { useSyncExternalStore } from 'react';

type Consent = 'granted' | 'denied' | null;

const KEY = 'analytics_consent_v1';

type ConsentStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

export interface ConsentStore {
  readonly read: () => Consent;
  readonly subscribe: (listener: () => void) => () => void;
  readonly answer: (consent: Consent) => void;
}

/** Without storage the answer lasts until the page is left. */
export function createConsentStore(storage: ConsentStorage): ConsentStore {
  let now: Consent | undefined;
  const listeners = new Set<() => void>();
  const readConsent = (): Consent => {
    try {
      const text = storage()?.getItem(KEY);
      return text === 'granted' || text === 'denied' ? text : null;
    } catch {
      // Storage is off: no answer.
      return null;
    }
  };
  return {
    read: () => (now ??= readConsent()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    answer: (consent) => {
      now = consent;
      try {
        if (consent === null) storage()?.removeItem(KEY);
        else storage()?.setItem(KEY, consent);
      } catch {
        // Storage is off.
      }
      for (const listener of listeners) listener();
    },
  };
}

export const consentStore = createConsentStore(() => {
  try {
    return localStorage;
  } catch {
    // Blocked together with cookies.
    return null;
  }
});

/** A refusal after consent applies from the next document: a loaded script stays. */
export function answerConsent(consent: Consent): void {
  const before = consentStore.read();
  consentStore.answer(consent);
  if (before === 'granted' && consent !== 'granted') location.reload();
}

/** `waiting` on the server and until hydration, so no cached page asks. */
export function useConsent(): Consent | 'waiting' {
  return useSyncExternalStore<Consent | 'waiting'>(consentStore.subscribe, consentStore.read, () => 'waiting');
}
