// Loads parts below the first screen at the first interaction (ADR 023).
import { popupState } from '#src/web/ui/popup/popup.ts';

const eventNames = ['pointermove', 'pointerdown', 'click', 'keydown', 'scroll'];
const retryMs = 5000;

let interaction: Promise<void> | undefined;

/** Resolves at the first input, also one before this script, or when a popup is open or in the address. Browser only. */
function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    if (window.scrollY > 0 || location.hash !== '') resolve();
    popupState.subscribe(() => resolve());
    for (const kind of eventNames)
      addEventListener(kind, () => resolve(), { capture: true, once: true, passive: true });
  });
  return interaction;
}

/** Retries offline: the server's markup stays, and a missing footer must not break a page. */
export async function onFirstInteraction<Part>(load: () => Promise<Part>): Promise<Part> {
  await firstInteraction();
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}
