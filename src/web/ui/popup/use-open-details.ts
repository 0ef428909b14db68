import { useEffect, type RefObject } from 'react';

/** `<details>` as popovers, also without script. Escape closes and focuses the summary; outside press and lost focus close. */
export function useOpenDetails(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = area.current;
    if (node === null) return;
    const closeOthers = (event: Event): void => {
      for (const open of node.querySelectorAll<HTMLDetailsElement>('details[open]')) {
        if (event.target instanceof Node && !open.contains(event.target)) open.open = false;
      }
    };
    const onKey = (event: KeyboardEvent): void => {
      const open = event.key === 'Escape' ? node.querySelector<HTMLDetailsElement>('details[open]') : null;
      if (open === null) return;
      event.preventDefault();
      open.open = false;
      open.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOthers);
    document.addEventListener('focusin', closeOthers);
    node.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', closeOthers);
      document.removeEventListener('focusin', closeOthers);
      node.removeEventListener('keydown', onKey);
    };
  }, [area]);
}
