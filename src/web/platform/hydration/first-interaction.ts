// Loads parts below the first view at the first interaction (ADR 071).
import { popupState } from '#src/web/ui/popup/popup.ts';

const eventNames = ['pointermove', 'pointerdown', 'click', 'keydown', 'scroll'];
const retryMs = 5000;

let interaction: Promise<void> | undefined;

/** Resolves when somebody moves, presses or scrolls, has scrolled before this script came, or a popup opens or stands in the address. Browser only. */
function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    if (window.scrollY > 0 || location.hash !== '') resolve();
    popupState.subscribe(() => resolve());
    for (const kind of eventNames)
      addEventListener(kind, () => resolve(), { capture: true, once: true, passive: true });
  });
  return interaction;
}

/**
 * Loads a part at the first sign. Without a connection it tries again: what the server has drawn stays, and a page must not
 * break because of its foot.
 */
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
