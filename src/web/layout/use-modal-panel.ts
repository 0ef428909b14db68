import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Makes a panel modal while it is shown: the page is inert, focus goes to the panel's first button and afterwards back
 * to where it was. For the slide-out menu, which is no native dialog because it moves in and out.
 */
export function useModalPanel(panel: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    if (!shown) return;
    const opener = document.activeElement;
    const page = document.getElementById('page');
    page?.setAttribute('inert', '');
    panel.current?.querySelector('button')?.focus();
    return () => {
      page?.removeAttribute('inert');
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [panel, shown]);
}
