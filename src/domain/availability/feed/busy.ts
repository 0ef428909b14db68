// Busy times of imported calendars, in ms since 1970 (docs/domain/calendar.md#busy-times).

/** `start` inclusive, `end` exclusive. */
export interface Busy {
  readonly start: number;
  readonly end: number;
}

/** The earliest `most` busy times within a span, sorted and merged; empty intervals are dropped. */
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

export function isBusy(busy: readonly Busy[], { starts_at, ends_at }: { starts_at: number; ends_at: number }): boolean {
  return busy.some(({ start, end }) => start < ends_at && starts_at < end);
}
