import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useNavigation } from '../navigation.tsx';
import { closePopup, openPopup, usePopup } from '../ui/popup.ts';
import { createFlowHistory } from './flow-history.ts';
import type { FlowHistory } from './flow-history.ts';
import type { Booking } from './use-booking.ts';

/** The popup's registered name (spec 2). */
export const FLOW = 'booking-flow';

const keyHere = (): string | undefined => (history.state as { key?: string } | null)?.key;

/** The moves of the sheet: open, next, back, close, each with its place in history. */
export interface Flow {
  readonly open: () => void;
  readonly next: () => void;
  readonly submit: () => void;
  readonly back: () => void;
  readonly close: () => void;
  /** The sheet has closed, whoever closed it: its entries leave the history. */
  readonly closed: () => void;
}

// The browser's Back and Forward move the sheet by as many stages as they move in history.
function useFlowPop(steps: RefObject<FlowHistory | null>, locked: boolean, send: Booking['send']): void {
  const isLocked = useRef(locked);
  useEffect(() => {
    isLocked.current = locked;
  });
  useEffect(() => {
    const onPop = (): void => {
      const history = steps.current;
      if (history === null) return;
      const moved = history.moved(keyHere());
      if (moved === 0) return;
      if (isLocked.current) {
        // A payment is under way: the sheet stays where it is.
        window.history.go(-moved);
        return;
      }
      if (history.depth() === 0) closePopup(FLOW);
      else for (let step = 0; step < Math.abs(moved); step += 1) send({ type: moved < 0 ? 'back' : 'forward' });
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [steps, send]);
  // A window that grows to the wide look leaves no sheet behind.
  useEffect(() => () => void closePopup(FLOW), []);
}

/** Ties the stages of the sheet to the history: what the browser's Back does, the sheet's own Back does too. */
export function useFlow(booking: Booking): Flow {
  const { path, search, pushAddress } = useNavigation();
  const { locked } = usePopup();
  const { stage } = booking.view.state;
  const { send } = booking;
  const steps = useRef<FlowHistory | null>(null);
  useFlowPop(steps, locked, send);

  const push = useCallback(
    (href: string) => {
      pushAddress(href);
      steps.current?.pushed(keyHere());
    },
    [pushAddress],
  );
  const here = path + search;
  return {
    open: () => {
      for (let left = stage; left > 0; left -= 1) send({ type: 'back' });
      steps.current = createFlowHistory(keyHere());
      push(here);
      openPopup(FLOW);
    },
    next: () => {
      push(here);
      send({ type: 'forward' });
    },
    submit: () => {
      send({ type: 'submitted', is_routed: false });
      steps.current?.pushed(keyHere());
    },
    back: () => window.history.back(),
    close: () => void closePopup(FLOW),
    closed: () => {
      const depth = steps.current?.depth() ?? 0;
      steps.current = null;
      if (depth > 0) window.history.go(-depth);
    },
  };
}
