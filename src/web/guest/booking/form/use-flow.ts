import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { closePopup, lockPopup, openPopup, usePopup } from '#src/web/ui/popup/popup.ts';
import type { Booking } from './use-booking.ts';

/** The stage of a payment under way (stage 4). */
const PROCESSING = 4;

/** The popup's registered name (docs/domain/checkout.md#stages). */
export const FLOW = 'booking-flow';

const keyHere = (): string | undefined => (history.state as { key?: string } | null)?.key;

/** The moves of the sheet: open, next, back, close, each with its place in history. */
export interface Flow {
  readonly open: () => void;
  /** Pressed, but the times of the chosen date are still on their way: they say at which stage it opens. */
  readonly isOpening: boolean;
  readonly next: () => void;
  readonly submit: () => void;
  /** Checkout moves between its stages: the payment under way (4) or not (back to 2), the Alipay confirmation (3). */
  readonly setProcessing: (isProcessing: boolean) => void;
  readonly setConfirming: (isConfirming: boolean) => void;
  readonly back: () => void;
  /** Closes the sheet; from checkout on it asks first. */
  readonly close: () => void;
  /** Closes it without asking. */
  readonly leave: () => void;
  readonly stay: () => void;
  /** The question whether to leave stands over the sheet. */
  readonly isAsking: boolean;
  /** False while the question has to be asked: Escape, like the close button. */
  readonly mayClose: () => boolean;
  /** The dialog has closed, in whatever way: its entries leave the history. */
  readonly closed: () => void;
}

// The browser's Back and Forward move the sheet by as many stages as they move in history.
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
      // A payment is under way: the sheet stays where it is, and the browser comes back to it.
      window.history.go(-away);
      return;
    }
    const moved = history.moved(keyHere());
    if (silent.current) {
      // The stage has moved already: only the history had to follow.
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
  // A window that grows to the wide look leaves no sheet behind.
  useEffect(() => () => void closePopup(FLOW), []);
}

interface StageParts {
  readonly steps: RefObject<FlowHistory | null>;
  readonly silent: RefObject<boolean>;
  readonly push: () => void;
}

// How checkout moves between its stages: 2 the form, 3 the Alipay confirmation, 4 the payment under way.
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
      // From 4 the flow goes back to 2 (docs/domain/checkout.md#stages), past the entry of the confirmation.
      silent.current = true;
      window.history.back();
    },
    setConfirming: (isConfirming) => {
      // Without: the payment has failed, and `setProcessing` has gone back already.
      if (!isConfirming) return;
      push();
      send({ type: 'forward' });
    },
  };
}

// From checkout on something has been typed: leaving asks first (docs/reference/design.md#booking-on-the-page).
function useLeaving(stage: number): Pick<Flow, 'close' | 'leave' | 'stay' | 'isAsking' | 'mayClose'> {
  const [isAsking, setAsking] = useState(false);
  const leave = (): void => void closePopup(FLOW);
  const mayClose = (): boolean => {
    if (stage <= 1) return true;
    // A payment under way cannot be left; a locked popup would not close either (docs/domain/checkout.md#stages).
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

// A date of the address comes with its times a moment after the page; an earlier press waits for them.
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

/** Ties the stages of the sheet to the history: what the browser's Back does, the sheet's own Back does too. */
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
      // Date and time are chosen already, on the way here or the last time: Back leads to them.
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

// The sheet's steps in the browser's history: Back goes one step back, and out of the sheet at last.

/** Where a history entry stands among those of the sheet: 0 is the page beneath it. */
interface FlowHistory {
  /** A step forward has put an entry with this key into history. */
  readonly pushed: (key: string | undefined) => void;
  /** The browser stands at an entry with this key: how many steps forward (above 0) or back (below 0) that is. */
  readonly moved: (key: string | undefined) => number;
  /** The same without a move of the sheet, which stays at its step. */
  readonly away: (key: string | undefined) => number;
  /** How many entries lie between the page and here. */
  readonly depth: () => number;
}

/** Starts at the page's own entry. */
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
