// The busy times of a calendar file (RFC 5545): what repeats, what is left out, moved or cancelled, and whose clock it goes by
// (docs/domain/host-calendar.md#busy-times). Runs in a worker, because a file may be written to take for ever.
import type ICAL from 'ical.js';
import { isOwnEvent } from '#src/domain/feed/own-event.ts';
import { type Busy, mergeBusy } from '#src/domain/feed/busy.ts';
import { NotRead, periodsOf, type Series, timesOf } from './event-times.ts';
import { parseCalendars } from './parse-calendars.ts';
import { createClock } from './wall-clock.ts';

export interface ExpandInput {
  readonly text: string;
  /** The zones of the places: what has no zone of its own goes by them, each for itself. */
  readonly zones: readonly string[];
  /** ms since 1970 */
  readonly within: Busy;
  /** The marketplace's own name: its events that come back say nothing new. */
  readonly hostname: string;
}

export interface Expanded {
  readonly zones: readonly { readonly zone: string; readonly busy: readonly Busy[] }[];
  /** Events that could not be understood. */
  readonly skipped: number;
  /** True where there are more busy times than are read: the earliest count. */
  readonly isCut: boolean;
}

const mostOccurrences = 1000;
const mostSteps = 300_000;
const mostGathered = 50_000;

/**
 * Works out when a calendar is busy.
 * @param most steps for all series together; a file that needs more is treated as hostile
 * @throws NotRead if the file is not a calendar, or repeats too often
 */
export function expandCalendar({ text, zones, within, hostname }: ExpandInput, most = mostSteps): Expanded {
  const { calendars, skipped: unreadable } = parseCalendars(text);
  const steps = { left: most };
  let skipped = unreadable;
  let isCut = false;
  const found = zones.map((zone) => {
    const times: Busy[] = [];
    skipped = unreadable;
    for (const calendar of calendars) {
      const reader = { clock: createClock(calendar, zone), within, steps };
      const tellers = [
        ...seriesOf(calendar, hostname).map((series) => () => timesOf(series, reader)),
        ...calendar.getAllSubcomponents('vfreebusy').map((told) => () => periodsOf(told, reader.clock)),
      ];
      for (const tell of tellers) {
        try {
          for (const time of tell()) times.push(time);
        } catch (error) {
          if (error instanceof NotRead) throw error;
          skipped += 1;
        }
        if (times.length > mostGathered) throw new NotRead('too-often');
      }
    }
    const merged = mergeBusy(times, within, mostOccurrences);
    isCut ||= merged.isCut;
    return { zone, busy: merged.busy };
  });
  return { zones: found, skipped, isCut };
}

function seriesOf(calendar: ICAL.Component, hostname: string): Series[] {
  const masters = new Map<string, ICAL.Component>();
  const changed = new Map<string, ICAL.Component[]>();
  const nameless: Series[] = [];
  for (const event of calendar.getAllSubcomponents('vevent')) {
    const uid = event.getFirstPropertyValue('uid');
    if (isOwnEvent(uid, hostname)) continue;
    const isChange = event.hasProperty('recurrence-id');
    if (typeof uid !== 'string') nameless.push({ event, changed: [] });
    else if (isChange) changed.set(uid, [...(changed.get(uid) ?? []), event]);
    // Of two with the same name, which is against the standard, both count.
    else if (masters.has(uid)) nameless.push({ event, changed: [] });
    else masters.set(uid, event);
  }
  const named = [...masters].map(([uid, event]) => ({ event, changed: changed.get(uid) ?? [] }));
  // A changed occurrence whose series is not in the file is an event by itself.
  const alone = [...changed]
    .filter(([uid]) => !masters.has(uid))
    .flatMap(([, all]) => all.map((event) => ({ event, changed: [] })));
  return [...named, ...nameless, ...alone];
}
