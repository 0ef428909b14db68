import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Closes something that opened under a field: by Escape (`byKey`), by a press outside, or when focus leaves it. */
export function useDismiss(
  area: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (byKey: boolean) => void,
): void {
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      dismiss.current(true);
    };
    const onOutside = (event: Event): void => {
      if (event.target instanceof Node && area.current?.contains(event.target) === false) dismiss.current(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [area, isOpen]);
}
