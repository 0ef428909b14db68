// Busy times of a calendar elsewhere: intervals of instants, in ms since 1970 (docs/domain/calendar.md#busy-times).

/** From `start`, included, to `end`, not included. */
export interface Busy {
  readonly start: number;
  readonly end: number;
}

/**
 * Busy times within a span, in order and joined where they touch, the earliest `most` of them. What lies outside is cut off;
 * a time without length keeps nobody from anything.
 */
export function mergeBusy(times: readonly Busy[], within: Busy, most: number): { busy: Busy[]; isCut: boolean } {
  const inside = times
    .map(({ start, end }) => ({ start: Math.max(start, within.start), end: Math.min(end, within.end) }))
    .filter(({ start, end }) => start < end)
    .sort((one, other) => one.start - other.start);
  const earliest = inside.slice(0, most);
  const busy: Busy[] = [];
  for (const one of earliest) {
    const last = busy.at(-1);
    if (last !== undefined && one.start <= last.end)
      busy[busy.length - 1] = { ...last, end: Math.max(last.end, one.end) };
    else busy.push(one);
  }
  return { busy, isCut: inside.length > most };
}

/** Whether something that lasts from `starts_at` to `ends_at` lies in a busy time at any instant. */
export function isBusy(busy: readonly Busy[], { starts_at, ends_at }: { starts_at: number; ends_at: number }): boolean {
  return busy.some(({ start, end }) => start < ends_at && starts_at < end);
}
