// Converts instants (ms since 1970) and wall time in an IANA zone. The database stores wall time and zone
// (docs/domain/calendar.md#wall-time).

/** The civil date 'YYYY-MM-DD' in a zone. */
export function dateAt(instant: number, zone: string): string {
  return zonedAt(instant, zone).toPlainDate().toString();
}

/** Date and wall time 'YYYY-MM-DDTHH:mm' in a zone. */
export function wallTimeAt(instant: number, zone: string): string {
  return zonedAt(instant, zone).toPlainDateTime().toString({ smallestUnit: 'minute' });
}

/**
 * The instant of a wall time; null when the zone skips it at a clock change or, for a whole day, at the date line. A
 * repeated wall time means the first, so that no guest is late.
 */
export function instantOf(date: string, time: string, zone: string): number | null {
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`);
  const zoned = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  return zoned.toPlainDateTime().equals(wall) ? zoned.epochMilliseconds : null;
}

/** The zone's next clock change after `instant`, or null when none is known. */
export function nextClockChange(instant: number, zone: string): number | null {
  return zonedAt(instant, zone).getTimeZoneTransition('next')?.epochMilliseconds ?? null;
}

/** Offsets in seconds ahead of UTC. */
export interface ClockChange {
  /** ms since 1970 */
  readonly at: number;
  /** Wall time at the change, 'YYYY-MM-DDTHH:mm:ss'. */
  readonly wall: string;
  readonly before: number;
  readonly after: number;
}

/** Clock changes of a zone in a span of instants, after the last one before it, or 1970 where there is none. */
export function clockChanges(zone: string, from: number, until: number): ClockChange[] {
  const last = zonedAt(from + 1, zone).getTimeZoneTransition('previous')?.epochMilliseconds;
  const changes = [changeAt(last ?? 0, zone)];
  for (let at = nextClockChange(from, zone); at !== null && at < until; at = nextClockChange(at, zone))
    changes.push(changeAt(at, zone));
  return changes;
}

function changeAt(at: number, zone: string): ClockChange {
  const [earlier, later] = [zonedAt(at - 1, zone), zonedAt(at, zone)];
  const [before, after] = [earlier, later].map((one) => Math.round(one.offsetNanoseconds / 1e9));
  const wall = later.toPlainDateTime().subtract({ seconds: (after ?? 0) - (before ?? 0) });
  return { at, wall: wall.toString({ smallestUnit: 'second' }), before: before ?? 0, after: after ?? 0 };
}

function zonedAt(instant: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
}

/**
 * Dates around each clock change that touches a span of dates (inclusive). Only on these can a wall time be missing or
 * repeated. Days that a zone leaves out are included.
 */
export function datesWithClockChange(from: string, to: string, zone: string): { from: string; to: string }[] {
  const spans: { from: string; to: string }[] = [];
  const dayBefore = Temporal.PlainDate.from(from).subtract({ days: 1 });
  const end = Temporal.PlainDate.from(to).add({ days: 2 }).toZonedDateTime(zone).epochMilliseconds;
  let change = nextClockChange(dayBefore.toZonedDateTime(zone).epochMilliseconds, zone);
  while (change !== null && change <= end) {
    const dates = [dateAt(change - 1, zone), dateAt(change, zone)].sort();
    spans.push({ from: dates[0] ?? from, to: dates[1] ?? to });
    change = nextClockChange(change, zone);
  }
  return spans;
}
