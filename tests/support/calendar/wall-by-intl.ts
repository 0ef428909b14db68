// Converts between instants and wall time by Intl and trial: tests compare `zoned.ts` with it.

const HOUR = 3_600_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Date and wall time of a zone at an instant (ms since 1970) as 'YYYY-MM-DD HH:mm', by Intl. */
export function wallOf(instant: number, zone: string): string {
  const known = formats.get(zone);
  const format =
    known ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  formats.set(zone, format);
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']} ${parts['hour']}:${parts['minute']}`;
}

/** The instant at which UTC shows 'YYYY-MM-DD HH:mm'. */
export const utcOf = (wall: string) => Date.parse(`${wall.replace(' ', 'T')}:00Z`);

const knownOffsets = new Map<string, readonly number[]>();

/** Every offset (ms) that a zone has within two days of a date. */
function offsetsNear(date: string, zone: string): readonly number[] {
  const key = `${zone} ${date}`;
  const before = knownOffsets.get(key);
  if (before) return before;
  const offsets = new Set<number>();
  for (let hours = -48; hours <= 72; hours += 3) {
    const sample = utcOf(`${date} 00:00`) + hours * HOUR;
    offsets.add(utcOf(wallOf(sample, zone)) - sample);
  }
  knownOffsets.set(key, [...offsets]);
  return [...offsets];
}

/** The instants that show this wall time: none where clocks skip it, two where they repeat it. */
export function instantsOf(date: string, time: string, zone: string): number[] {
  const naive = utcOf(`${date} ${time}`);
  return offsetsNear(date, zone)
    .map((offset) => naive - offset)
    .filter((instant) => wallOf(instant, zone) === `${date} ${time}`)
    .toSorted((one, other) => one - other);
}
