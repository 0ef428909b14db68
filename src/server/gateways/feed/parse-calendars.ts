// The calendars of a file (RFC 5545). Where the parser gives up over one event, the others are read all the same
// (docs/domain/host-calendar.md#busy-times).
import ICAL from 'ical.js';
import { NotRead } from './event-times.ts';

export interface ParsedCalendars {
  readonly calendars: readonly ICAL.Component[];
  /** Events that are no text of a calendar. */
  readonly skipped: number;
}

/** Throws NotRead for a file that is no calendar. */
export function parseCalendars(text: string): ParsedCalendars {
  const whole = text.replace(/^\uFEFF/, '');
  const calendars = calendarsIn(whole);
  if (calendars !== null) return { calendars, skipped: 0 };
  const { frame, events } = takeApart(whole);
  const framed = calendarsIn(frame);
  const [first] = framed ?? [];
  if (framed === null || first === undefined) throw new NotRead('not-a-calendar');
  let skipped = 0;
  for (const event of events) {
    const [alone] = calendarsIn(`BEGIN:VCALENDAR\r\n${event}\r\nEND:VCALENDAR`) ?? [];
    const parts = alone?.getAllSubcomponents() ?? [];
    if (parts.length === 0) skipped += 1;
    for (const part of parts) first.addSubcomponent(part);
  }
  return { calendars: framed, skipped };
}

/** Null where the text cannot be parsed or holds no calendar. */
function calendarsIn(text: string): ICAL.Component[] | null {
  try {
    const parsed = ICAL.parse(text) as unknown[];
    const many = Array.isArray(parsed[0]) ? (parsed as unknown[][]) : [parsed];
    const calendars = many.map((one) => new ICAL.Component(one as never)).filter((one) => one.name === 'vcalendar');
    return calendars.length > 0 ? calendars : null;
  } catch {
    return null;
  }
}

/** A file's events and busy periods, each for itself, and what is left without them. */
function takeApart(text: string): { readonly frame: string; readonly events: readonly string[] } {
  const frame: string[] = [];
  const events: string[] = [];
  let open: { readonly end: string; readonly lines: string[] } | null = null;
  for (const line of text.split(/\r?\n/)) {
    const mark = line.trim().toUpperCase();
    if (open === null && (mark === 'BEGIN:VEVENT' || mark === 'BEGIN:VFREEBUSY'))
      open = { end: mark.replace('BEGIN', 'END'), lines: [] };
    if (open === null) frame.push(line);
    else open.lines.push(line);
    if (open?.end !== mark) continue;
    events.push(open.lines.join('\r\n'));
    open = null;
  }
  return { frame: frame.join('\r\n'), events };
}
