// What is going to happen, in the order of its moments; what has the same moment happens in the order in which it was planned.

export interface Planned {
  /** ms since 1970 */
  at: number;
  /** What it is called when it goes wrong. */
  what: string;
  act: () => Promise<unknown>;
  /** It comes round by itself, and nothing is left undone when it does not. */
  isRound: boolean;
}

export interface Agenda {
  plan(at: number, what: string, act: () => Promise<unknown>, isRound?: boolean): void;
  /** Takes out what comes next; undefined when nothing is planned any more. */
  next(): Planned | undefined;
  /** How much is planned besides rounds. */
  waiting(): number;
}

/** An empty agenda. */
export function createAgenda(): Agenda {
  // The next one stands last, so that taking it moves nothing.
  const planned: Planned[] = [];
  return {
    plan(at, what, act, isRound = false) {
      let [low, high] = [0, planned.length];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((planned[middle]?.at ?? 0) > at) low = middle + 1;
        else high = middle;
      }
      planned.splice(low, 0, { at, what, act, isRound });
    },
    next: () => planned.pop(),
    waiting: () => planned.filter(({ isRound }) => !isRound).length,
  };
}
