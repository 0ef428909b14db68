// Calls that need a fresh second factor: requested once, then repeated (docs/reference/back-office.md#dangerous-actions).
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ApiFailure } from '#src/web/platform/api/api.ts';
import { closePopup } from '#src/web/ui/popup/popup.ts';

/** Null while none is requested. */
type OnAnswer = ((isShown: boolean) => void) | null;

const store = createStore<{ readonly onAnswer: OnAnswer }>(() => ({ onAnswer: null }));

export function useFactorRequested(): boolean {
  return useStore(store, ({ onAnswer }) => onAnswer !== null);
}

/** The factor was shown, or the popup closed. A second answer is ignored. */
export function answerFactor(isShown: boolean): void {
  const { onAnswer } = store.getState();
  store.setState({ onAnswer: null });
  closePopup('show-factor');
  onAnswer?.(isShown);
}

function requestFactor(): Promise<boolean> {
  answerFactor(false);
  return new Promise((resolve) => store.setState({ onAnswer: resolve }));
}

export async function withFreshFactor<Answer extends { readonly ok: true } | ApiFailure>(
  make: () => Promise<Answer>,
): Promise<Answer> {
  const first = await make();
  // Checked by code: these pages do not all load the error texts.
  const isStale = !first.ok && first.kind === 'refusal' && first.error.code === 'factor-stale';
  if (!isStale) return first;
  return (await requestFactor()) ? make() : first;
}
