// A call that needs a fresh second factor: it is requested once, and the call is repeated
// (docs/reference/back-office.md#dangerous-acts).
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ApiFailure } from '#src/web/platform/api/api.ts';
import { closePopup } from '#src/web/ui/popup/popup.ts';

/** Gets the answer; null while none is requested. */
type OnAnswer = ((isShown: boolean) => void) | null;

const store = createStore<{ readonly onAnswer: OnAnswer }>(() => ({ onAnswer: null }));

/** True while the second factor is requested. */
export function useFactorRequested(): boolean {
  return useStore(store, ({ onAnswer }) => onAnswer !== null);
}

/** Answers the request: the factor was shown, or the popup was closed. A second answer changes nothing. */
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

/** Makes the call; when it is refused without a fresh second factor, requests one and repeats it. */
export async function withFreshFactor<Answer extends { readonly ok: true } | ApiFailure>(
  make: () => Promise<Answer>,
): Promise<Answer> {
  const first = await make();
  // Checked here and not with the texts of refusals, which these pages do not all load.
  const isStale = !first.ok && first.kind === 'refusal' && first.error.code === 'factor-stale';
  if (!isStale) return first;
  return (await requestFactor()) ? make() : first;
}
