// The sheet's steps in the browser's history: Back goes one step back, and out of the sheet at last.

/** Where a history entry stands among those of the sheet: 0 is the page beneath it. */
export interface FlowHistory {
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
