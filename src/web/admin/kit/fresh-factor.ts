// A call whose act asks for a second factor that was shown lately: it is asked for once, and the call is made again
// (docs/back-office.md#dangerous-acts).
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ApiFailure } from '#src/web/platform/api/api.ts';
import { closePopup } from '#src/web/ui/popup/popup.ts';

/** Who waits for an answer; null while nothing is asked. */
type Waiting = ((isShown: boolean) => void) | null;

const store = createStore<{ readonly waits: Waiting }>(() => ({ waits: null }));

/** True while the second factor is asked for. */
export function useIsAsked(): boolean {
  return useStore(store, ({ waits }) => waits !== null);
}

/** Ends the question: it was shown, or the person has closed it. A second end changes nothing. */
export function answerFactor(isShown: boolean): void {
  const { waits } = store.getState();
  store.setState({ waits: null });
  closePopup('show-factor');
  waits?.(isShown);
}

function ask(): Promise<boolean> {
  answerFactor(false);
  return new Promise((resolve) => store.setState({ waits: resolve }));
}

/** Makes the call; where it is refused for want of a fresh second factor, asks for one and makes it again. */
export async function withFreshFactor<Answer extends { readonly ok: true } | ApiFailure>(
  make: () => Promise<Answer>,
): Promise<Answer> {
  const first = await make();
  // Asked here and not with the sentences of refusals, which these pages do not all load.
  const isStale = !first.ok && first.kind === 'refusal' && first.error.code === 'factor-stale';
  if (!isStale) return first;
  return (await ask()) ? make() : first;
}
