// A visitor's consent to analytics, stored in the browser. No entry means that the visitor has not decided yet
// (docs/reference/texts.md#analytics).
import { useSyncExternalStore } from 'react';

/** The answer; null before there is one. */
type Consent = 'granted' | 'denied' | null;

const KEY = 'analytics_consent_v1';

/** The part of the browser's storage that is used; answers null where there is none. */
type ConsentStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

/** Reading, following and changing the answer. Never throws. */
export interface ConsentStore {
  readonly read: () => Consent;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes an answer; null asks again. */
  readonly answer: (consent: Consent) => void;
}

/** Makes the store. Where nothing can be kept the answer holds until the page is left. */
export function createConsentStore(storage: ConsentStorage): ConsentStore {
  let now: Consent | undefined;
  const listeners = new Set<() => void>();
  const readConsent = (): Consent => {
    try {
      const text = storage()?.getItem(KEY);
      return text === 'granted' || text === 'denied' ? text : null;
    } catch {
      // Storage that is switched off has no answer.
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
        // See above.
      }
      for (const listener of listeners) listener();
    },
  };
}

/** The visitor's answer in this browser. */
export const consentStore = createConsentStore(() => {
  try {
    return localStorage;
  } catch {
    // Forbidden where cookies are.
    return null;
  }
});

/** Takes the visitor's answer. A refusal after an agreement holds from the next document on: a loaded script stays. */
export function answerConsent(consent: Consent): void {
  const before = consentStore.read();
  consentStore.answer(consent);
  if (before === 'granted' && consent !== 'granted') location.reload();
}

/** The visitor's answer; `waiting` on the server and until hydration, so that no cached page asks. */
export function useConsent(): Consent | 'waiting' {
  return useSyncExternalStore<Consent | 'waiting'>(consentStore.subscribe, consentStore.read, () => 'waiting');
}
