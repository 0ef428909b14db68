import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { closePopup, lockPopup, openPopup, usePopup } from '#src/web/ui/popup/popup.ts';
import type { Booking } from './use-booking.ts';

const PROCESSING = 4;

export const FLOW = 'booking-flow';

const keyHere = (): string | undefined => (history.state as { key?: string } | null)?.key;

/** Moves of the sheet, each tied to a history entry. */
export interface Flow {
  readonly open: () => void;
  /** Opening waits for the times of the chosen date: they decide the stage. */
  readonly isOpening: boolean;
  readonly next: () => void;
  readonly submit: () => void;
  /** Checkout's stages: payment in progress (4) or not (back to 2), Alipay confirmation (3). */
  readonly setProcessing: (isProcessing: boolean) => void;
  readonly setConfirming: (isConfirming: boolean) => void;
  readonly back: () => void;
  /** Closes the sheet; from checkout on it asks first. */
  readonly close: () => void;
  readonly leave: () => void;
  readonly stay: () => void;
  readonly isAsking: boolean;
  readonly mayClose: () => boolean;
  readonly closed: () => void;
}

// Browser Back and Forward move the sheet by as many stages.
function useFlowPop(
  steps: RefObject<FlowHistory | null>,
  { locked, silent, send }: { locked: boolean; silent: RefObject<boolean>; send: Booking['send'] },
): void {
  const onPop = useEffectEvent((): void => {
    const history = steps.current;
    if (history === null) return;
    const away = history.away(keyHere());
    if (away === 0) return;
    if (locked && !silent.current) {
      // Payment in progress: the sheet stays, the browser returns to it.
      window.history.go(-away);
      return;
    }
    const moved = history.moved(keyHere());
    if (silent.current) {
      // The stage has moved already: only history had to follow.
      silent.current = false;
      return;
    }
    if (history.depth() === 0) closePopup(FLOW);
    else for (let step = 0; step < Math.abs(moved); step += 1) send({ type: moved < 0 ? 'back' : 'forward' });
  });
  useEffect(() => {
    const listener = (): void => onPop();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);
  // Growing to the wide layout closes the sheet.
  useEffect(() => () => void closePopup(FLOW), []);
}

interface StageParts {
  readonly steps: RefObject<FlowHistory | null>;
  readonly silent: RefObject<boolean>;
  readonly push: () => void;
}

// Checkout's stages: 2 the form, 3 the Alipay confirmation, 4 the payment.
function stagesOf(
  { send, read }: Pick<Booking, 'send' | 'read'>,
  { steps, silent, push }: StageParts,
): Pick<Flow, 'setProcessing' | 'setConfirming'> {
  return {
    setProcessing: (isProcessing) => {
      send({ type: 'payment-loading', is_loading: isProcessing });
      const before = read().state.stage;
      if (isProcessing) for (let at = before; at < PROCESSING; at += 1) send({ type: 'forward' });
      else if (before === PROCESSING) send({ type: 'back' });
      lockPopup(isProcessing);
      if (isProcessing || steps.current === null || steps.current.depth() < PROCESSING) return;
      // From 4 back to 2 (docs/domain/checkout.md#stages), past the confirmation's entry.
      silent.current = true;
      window.history.back();
    },
    setConfirming: (isConfirming) => {
      // The payment failed, and `setProcessing` has gone back already.
      if (!isConfirming) return;
      push();
      send({ type: 'forward' });
    },
  };
}

// From checkout on, leaving asks first (docs/reference/design.md#booking-on-the-page).
function useLeaving(stage: number): Pick<Flow, 'close' | 'leave' | 'stay' | 'isAsking' | 'mayClose'> {
  const [isAsking, setAsking] = useState(false);
  const leave = (): void => void closePopup(FLOW);
  const mayClose = (): boolean => {
    if (stage <= 1) return true;
    // A payment in progress cannot be left; the popup is locked (docs/domain/checkout.md#stages).
    if (stage < PROCESSING) setAsking(true);
    return false;
  };
  return {
    isAsking,
    mayClose,
    leave,
    close: () => {
      if (mayClose()) leave();
    },
    stay: () => setAsking(false),
  };
}

// A date from the address has its times a moment later; an earlier press waits.
function useOpening({ view }: Booking, openNow: () => void): Pick<Flow, 'open' | 'isOpening'> {
  const [isOpening, setOpening] = useState(false);
  const { date, waiting } = view.state;
  const isKnown = date === null || waiting.times === null;
  const onLoaded = useEffectEvent(() => {
    setOpening(false);
    openNow();
  });
  useEffect(() => {
    if (isOpening && isKnown) onLoaded();
  }, [isOpening, isKnown]);
  return { isOpening, open: () => (isKnown ? openNow() : setOpening(true)) };
}

/** Ties the stages to history: browser Back does what the sheet's Back does. */
export function useFlow(booking: Booking): Flow {
  const { path, search, pushAddress } = useNavigation();
  const { locked } = usePopup();
  const { stage } = booking.view.state;
  const { send, read } = booking;
  const steps = useRef<FlowHistory | null>(null);
  const silent = useRef(false);
  useFlowPop(steps, { locked, silent, send });

  const push = useCallback(
    (href: string) => {
      pushAddress(href);
      steps.current?.pushed(keyHere());
    },
    [pushAddress],
  );
  const here = path + search;
  const leaving = useLeaving(stage);
  const stages = stagesOf(booking, { steps, silent, push: () => push(here) });
  const next = (): void => {
    push(here);
    send({ type: 'forward' });
  };
  return {
    ...useOpening(booking, () => {
      for (let left = stage; left > 0; left -= 1) send({ type: 'back' });
      steps.current = createFlowHistory(keyHere());
      push(here);
      openPopup(FLOW);
      // Date and time are chosen already: Back leads to them.
      const { date, time } = read().state;
      if (date !== null && time !== null) next();
    }),
    next,
    submit: () => {
      send({ type: 'submitted', is_routed: false });
      steps.current?.pushed(keyHere());
    },
    ...stages,
    back: () => window.history.back(),
    ...leaving,
    closed: () => {
      leaving.stay();
      const depth = steps.current?.depth() ?? 0;
      steps.current = null;
      if (depth > 0) window.history.go(-depth);
    },
  };
}

// The sheet's steps in browser history: 0 is the page beneath.

interface FlowHistory {
  /** A step forward pushed an entry with this key. */
  readonly pushed: (key: string | undefined) => void;
  /** Now at the entry with this key; returns steps forward (> 0) or back (< 0). */
  readonly moved: (key: string | undefined) => number;
  /** Like `moved`, but the sheet stays at its step. */
  readonly away: (key: string | undefined) => number;
  readonly depth: () => number;
}

export function createFlowHistory(base: string | undefined): FlowHistory {
  let keys: readonly (string | undefined)[] = [base];
  let at = 0;
  const away = (key: string | undefined): number => Math.max(0, keys.indexOf(key)) - at;
  return {
    pushed: (key) => {
      keys = [...keys.slice(0, at + 1), key];
      at += 1;
    },
    moved: (key) => {
      const steps = away(key);
      at += steps;
      return steps;
    },
    away,
    depth: () => at,
  };
}
