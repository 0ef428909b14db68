// The first sign of somebody: parts that no first view shows load with it (ADR 071).
import { popupState } from '#src/web/ui/popup/popup.ts';

const kinds = ['pointermove', 'pointerdown', 'click', 'keydown', 'scroll'];
const again = 5000;

let sign: Promise<void> | undefined;

/** Resolves when somebody moves, presses or scrolls, has scrolled before this script came, or a popup opens or stands in the address. Browser only. */
function firstSign(): Promise<void> {
  sign ??= new Promise((resolve) => {
    if (window.scrollY > 0 || location.hash !== '') resolve();
    popupState.subscribe(() => resolve());
    for (const kind of kinds) addEventListener(kind, () => resolve(), { capture: true, once: true, passive: true });
  });
  return sign;
}

/**
 * Loads a part at the first sign. Without a connection it tries again: what the server has drawn stays, and a page must not
 * break because of its foot.
 */
export async function atFirstSign<Part>(load: () => Promise<Part>): Promise<Part> {
  await firstSign();
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, again));
    }
  }
}
