import { useSyncExternalStore } from 'react';
import { createConsentStore } from './consent.ts';
import type { Consent } from './consent.ts';

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
