import { useRef } from 'react';
import type { PointerEvent } from 'react';

// Farther than a finger trembles, nearer than half a hand.
const FAR = 90;

/** Calls `onSwipe` when a finger is drawn down over an element and let go. Mouse and pen have the close button. */
export function useSwipeDown(onSwipe: () => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      from.current = event.pointerType === 'touch' ? event.clientY : null;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      from.current = null;
      if (start !== null && event.clientY - start > FAR) onSwipe();
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
