// Parses an event's lines one by one: an unreadable one costs only itself, and its effect is reported
// (docs/domain/calendar.md#parsing-errors).
import ICAL from 'ical.js';
import { dayIn, tidyDuration, tidyRule, tidyTime } from '#src/domain/availability/feed/spelling.ts';
import type { Part } from './take-apart.ts';

/** With its unreadable properties. */
export interface ReadEvent {
  readonly event: ICAL.Component;
  /** Upper case: DTSTART, RRULE. */
  readonly faults: ReadonlySet<string>;
  readonly title: string | null;
  /** Probable day if nothing else is known; 'YYYY-MM-DD'. */
  readonly day: string | null;
  /** METHOD:CANCEL. */
  readonly isWithdrawn?: boolean;
}

/** `isPart`: some values are unreadable. */
interface LineValue {
  readonly properties: readonly ICAL.Property[];
  readonly isPart?: boolean;
}
type Reader = (name: string, head: string, value: string) => LineValue | null;

const time: Reader = (name, head, value) => {
  const tidy = tidyTime(value);
  return tidy === null ? null : { properties: [made(name, head, asDate(head, tidy))] };
};

/** Readable values count; one unreadable value is a fault. */
function listOf(tidyOne: (item: string) => string | null): Reader {
  return (name, head, value) => {
    const tidy = value
      .split(',')
      .filter((item) => item.trim() !== '')
      .map(tidyOne);
    const readable = tidy.filter((one) => one !== null);
    if (readable.length === 0 && tidy.length > 0) return null;
    return {
      properties: readable.map((one) => made(name, head, asDate(head, one))),
      isPart: readable.length < tidy.length,
    };
  };
}
const times = listOf((item) => tidyPeriod(item) ?? tidyTime(item));
const periods = listOf(tidyPeriod);

const duration: Reader = (name, _head, value) => {
  const seconds = tidyDuration(value);
  return seconds === null ? null : { properties: [ICAL.Property.fromString(`${name}:${durationText(seconds)}`)] };
};

const rule: Reader = (name, _head, value) => {
  const tidy = tidyRule(value);
  return tidy === null ? null : { properties: [ICAL.Property.fromString(`${name}:${tidy}`)] };
};

const word: Reader = (name, _head, value) => {
  const property = new ICAL.Property(name.toLowerCase());
  property.resetType('text');
  property.setValue(value.trim());
  return { properties: [property] };
};

const offset: Reader = (name, _head, value) => {
  const text = value.replace(/[\s:]/g, '').replace(/^(?=\d)/, '+');
  if (!/^[+-]\d{4}(?:\d{2})?$/.test(text)) return null;
  return { properties: [ICAL.Property.fromString(`${name}:${text}`)] };
};

const readers: Readonly<Record<string, Reader>> = {
  DTSTART: time,
  DTEND: time,
  DURATION: duration,
  RRULE: rule,
  RDATE: times,
  EXDATE: times,
  'RECURRENCE-ID': time,
  FREEBUSY: periods,
  UID: word,
  STATUS: word,
  TRANSP: word,
  'X-MICROSOFT-CDO-BUSYSTATUS': word,
  SEQUENCE: word,
  DTSTAMP: time,
  TZID: word,
  TZOFFSETFROM: offset,
  TZOFFSETTO: offset,
};
/** Empty means absent. */
const mayBeEmpty = new Set(['RRULE', 'RDATE', 'EXDATE']);
const ofTime = new Set(['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'FREEBUSY']);

export function readEvent({ lines }: Part, kind: string): ReadEvent {
  const event = new ICAL.Component(kind);
  const faults = new Set<string>();
  for (const line of lines) {
    const name = nameOf(line);
    const reader = readers[name];
    const found = reader && readLine(name, line, reader);
    for (const property of found?.properties ?? []) event.addProperty(property);
    if (reader && ofTime.has(name) && (!found || found.isPart === true)) faults.add(name);
  }
  if (event.hasProperty('dtend') || event.hasProperty('duration')) {
    // A broken duplicate is ignored.
    for (const name of ['DTEND', 'DURATION']) faults.delete(name);
  }
  const saying = (name: string) => lines.find((line) => nameOf(line) === name);
  const title = saying('SUMMARY');
  const days = kind === 'vfreebusy' ? unclearPeriods(lines) : ['DTSTART', 'RECURRENCE-ID', 'DTEND'].map(saying);
  const day = days.map((text) => dayIn(text ?? '')).find((found) => found !== null);
  return { event, faults, title: title === undefined ? null : titleIn(title), day: day ?? null };
}

const unclearPeriods = (lines: readonly string[]) =>
  lines
    .filter((line) => nameOf(line) === 'FREEBUSY')
    .flatMap((line) => line.slice(line.indexOf(':') + 1).split(','))
    .filter((item) => tidyPeriod(item) === null);

export const nameOf = (line: string) => (/^\s*([A-Za-z0-9-]+)\s*[;:]/.exec(line)?.[1] ?? '').toUpperCase();

/** Tries each colon, since zone names contain some. Null for none. */
function readLine(name: string, line: string, reader: Reader): LineValue | null {
  for (let at = line.indexOf(':'); at >= 0; at = line.indexOf(':', at + 1)) {
    const value = line.slice(at + 1);
    if (value.trim() === '') return mayBeEmpty.has(name) ? { properties: [] } : null;
    try {
      const found = reader(name, line.slice(0, at), value);
      if (found !== null) return found;
    } catch {
      // Not parseable: next colon.
    }
  }
  return null;
}

function parameter(head: string, name: string): string | null {
  const found = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"?|([^;]*))`, 'i').exec(head);
  return found ? (found[1] ?? found[2] ?? '').trim() : null;
}

const asDate = (head: string, tidy: string) =>
  parameter(head, 'VALUE')?.toUpperCase() === 'DATE' ? tidy.slice(0, 8) : tidy;

function made(name: string, head: string, value: string): ICAL.Property {
  const type = value.includes('/') ? 'PERIOD' : value.length === 8 ? 'DATE' : 'DATE-TIME';
  const property = ICAL.Property.fromString(`${name};VALUE=${type}:${value}`);
  for (const one of ['TZID', 'RANGE', 'FBTYPE']) {
    const parameterValue = parameter(head, one);
    if (parameterValue !== null && parameterValue !== '') property.setParameter(one.toLowerCase(), parameterValue);
  }
  return property;
}

function tidyPeriod(text: string): string | null {
  const [from, to, more] = text.split('/');
  if (from === undefined || to === undefined || more !== undefined) return null;
  const start = tidyTime(from);
  const seconds = tidyDuration(to);
  const end = seconds === null ? tidyTime(to) : durationText(seconds);
  const isDay = [start, end].some((one) => one?.length === 8 && !one.startsWith('P'));
  return start === null || end === null || isDay ? null : `${start}/${end}`;
}

const durationText = (seconds: number) => `${seconds < 0 ? '-' : ''}PT${Math.min(Math.abs(seconds), 1e11)}S`;

const longestTitle = 60;

function titleIn(line: string): string | null {
  const text = line
    .slice(line.indexOf(':') + 1)
    .replace(/\\n/gi, ' ')
    .replace(/\\(.)/g, '$1')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return text === '' ? null : text.slice(0, longestTitle);
}
