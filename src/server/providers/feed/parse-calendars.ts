// Calendars of a file (RFC 5545): events, faults, clocks (docs/domain/calendar.md#parsing-errors).
import type ICAL from 'ical.js';
import { NotRead } from './event-times.ts';
import { dayIn } from '#src/domain/availability/feed/spelling.ts';
import { nameOf, readEvent, type ReadEvent } from './event-lines.ts';
import { type Part, takeApart } from './take-apart.ts';

export interface ReadCalendar {
  readonly events: readonly ReadEvent[];
  /** VFREEBUSY. */
  readonly busy: readonly ReadEvent[];
  /** Fully readable ones only. */
  readonly zones: ReadonlyMap<string, ICAL.Component>;
  /** For floating times; null for the place's. */
  readonly zoneName: string | null;
  /** Past events, skipped. */
  readonly over: number;
}

/** Never busy. */
const others = new Set(['VTODO', 'VJOURNAL', 'VALARM', 'VTIMEZONE', 'VAVAILABILITY']);

/** @param from first day, 'YYYY-MM-DD' @throws NotRead for no or a truncated calendar */
export function parseCalendars(text: string, from: string): ReadCalendar[] {
  const calendars = takeApart(text).map((calendar) => ({ calendar, inside: calendar.parts.flatMap(withInner) }));
  if (calendars.length === 0) throw new NotRead('not-a-calendar');
  const uses = new Map<string, number>();
  for (const uid of calendars.flatMap(({ inside }) => inside.map((part) => valueOf(part, 'UID') ?? '')))
    uses.set(uid, (uses.get(uid) ?? 0) + 1);
  return calendars.map(({ calendar, inside }) => {
    const isCancel = valueOf(calendar, 'METHOD')?.toUpperCase() === 'CANCEL';
    const named = (name: string) => inside.filter((part) => part.name === name);
    const isAlone = (part: Part) => uses.get(valueOf(part, 'UID') ?? '') === 1;
    const all = named('VEVENT');
    const remaining = all.filter((part) => !(isOver(part, from) && isAlone(part)));
    const events = [
      ...remaining.map((part) => readEvent(part, 'vevent')),
      ...inside.filter(isOdd).map((part) => {
        const read = readEvent(part, 'vevent');
        return { ...read, faults: new Set([...read.faults, 'BEGIN']) };
      }),
    ];
    return {
      events: isCancel ? events.map(cancelled) : events,
      busy: named('VFREEBUSY').map((part) => readEvent(part, 'vfreebusy')),
      zones: new Map(calendar.parts.filter(({ name }) => name === 'VTIMEZONE').flatMap(zoneOf)),
      zoneName: valueOf(calendar, 'X-WR-TIMEZONE'),
      over: all.length - remaining.length,
    };
  });
}

/** Unknown kinds may contain events. */
function withInner(part: Part): Part[] {
  if (part.name === 'VEVENT' || part.name === 'VFREEBUSY' || others.has(part.name)) return [part];
  return [part, ...part.parts.flatMap(withInner)];
}

/** Event lines under a broken or unknown name. */
function isOdd({ name, lines, parts }: Part): boolean {
  if (name === 'VEVENT' || name === 'VFREEBUSY' || others.has(name)) return false;
  if (lines.some((line) => /^\s*DTSTART\s*[;:]/i.test(line))) return true;
  return (
    parts.length === 0 &&
    (name === '' ? lines.some((line) => /^\s*(?:UID|SUMMARY)\s*[;:]/i.test(line)) : /EVENT/.test(name))
  );
}

const mayComeAgain = new Set(['RRULE', 'RDATE', 'RECURRENCE-ID', 'DURATION']);

/** A single event, past at a glance. */
function isOver({ lines }: Part, from: string): boolean {
  let last: string | null = null;
  for (const line of lines) {
    const name = nameOf(line);
    if (mayComeAgain.has(name)) return false;
    if (name !== 'DTSTART' && name !== 'DTEND') continue;
    const day = dayIn(line);
    if (day === null || day >= from) return false;
    last = day;
  }
  return last !== null;
}

function valueOf({ lines }: Part, name: string): string | null {
  const line = lines.find((one) => nameOf(one) === name);
  const value = line === undefined ? '' : line.slice(line.indexOf(':') + 1).trim();
  return value === '' ? null : value;
}

function cancelled(read: ReadEvent): ReadEvent {
  read.event.updatePropertyWithValue('status', 'CANCELLED');
  return { ...read, isWithdrawn: true };
}

function zoneOf(part: Part): [string, ICAL.Component][] {
  const { event: zone } = readEvent(part, 'vtimezone');
  const tzid = valueOf(part, 'TZID');
  const rules = part.parts.map((rule) => readEvent(rule, rule.name.toLowerCase()));
  const isWhole = rules.every(
    ({ event, faults }) =>
      faults.size === 0 && ['dtstart', 'tzoffsetfrom', 'tzoffsetto'].every((name) => event.hasProperty(name)),
  );
  if (tzid === null || rules.length === 0 || !isWhole) return [];
  for (const { event } of rules) zone.addSubcomponent(event);
  return [[tzid.replaceAll('"', ''), zone]];
}
