import { useRef, useState } from 'react';
import type { CheckoutPlace } from './place.ts';

/** Whether a payment is under way. `is` knows at once, where the drawn `busy` comes a moment later. */
export function useRunning(place: Pick<CheckoutPlace, 'processing'>) {
  const now = useRef(false);
  const [busy, setBusy] = useState(false);
  const set = (is: boolean): void => {
    now.current = is;
    setBusy(is);
    place.processing(is);
  };
  return { busy, is: () => now.current, set };
}

/** What `useRunning` gives. */
export type Running = ReturnType<typeof useRunning>;
