import { useEffect, useState } from 'react';
import { thisBrowser } from '#src/web/ui/browser/kept-list.ts';

// Read by the early script before the first paint, so that a list whose map was hidden does not move (ADR 070).
const KEY = 'listMap';

/** Whether it is open, and what opens and hides it. */
type ListMapState = readonly [isOpen: boolean, turn: (isOpen: boolean) => void];

/** Whether the map beside a list is open: it is, until a guest hides it, and stays hidden on this device. */
export function useListMap(): ListMapState {
  const [isOpen, setOpen] = useState(true);
  useEffect(() => setOpen(document.documentElement.dataset[KEY] !== 'off'), []);
  const turn = (open: boolean): void => {
    const kept = open ? 'on' : 'off';
    setOpen(open);
    document.documentElement.dataset[KEY] = kept;
    thisBrowser.storage()?.setItem(KEY, kept);
  };
  return [isOpen, turn];
}
