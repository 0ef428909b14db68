// Splits a calendar file into parts, tolerating broken lines (RFC 5545, 3.1;
// docs/domain/calendar.md#parsing-errors).

/** `name` is upper case. */
export interface Part {
  readonly name: string;
  readonly lines: string[];
  readonly parts: Part[];
}

const begins = /^\s*BEGIN\s*(?:;[^:]*)?:\s*([A-Z0-9-]+)\s*$/i;
const ends = /^\s*END\s*(?:;[^:]*)?:\s*([A-Z0-9-]+)\s*$/i;
/** Directly in a calendar: its BEGIN is broken. */
const ofEvent = /^\s*(?:DTSTART|DTEND|DURATION|RRULE|UID|SUMMARY)\s*[;:]/i;
/** Never nested: a new one ends the last. */
const neverWithin = new Set(['VCALENDAR', 'VEVENT', 'VFREEBUSY', 'VTIMEZONE']);

/** Empty for none or a truncated file. */
export function takeApart(text: string): readonly Part[] {
  const root: Part = { name: '', lines: [], parts: [] };
  const open: Part[] = [root];
  let stray: Part | null = null;
  for (const line of unfold(text)) {
    const begun = begins.exec(line)?.[1]?.toUpperCase();
    const ended = ends.exec(line)?.[1]?.toUpperCase();
    if (begun !== undefined || ended !== undefined) stray = null;
    if (begun !== undefined) {
      const at = neverWithin.has(begun) ? open.findIndex(({ name }) => name === begun) : -1;
      if (at > 0) open.length = at;
      const part = { name: begun, lines: [], parts: [] };
      open.at(-1)?.parts.push(part);
      open.push(part);
    } else if (ended !== undefined) {
      const at = open.findLastIndex(({ name }) => name === ended);
      if (at > 0) open.length = at;
    } else {
      const within = open.at(-1) ?? root;
      if (within.name === 'VCALENDAR' && ofEvent.test(line)) {
        if (stray === null) within.parts.push((stray = { name: '', lines: [], parts: [] }));
        stray.lines.push(line);
      } else within.lines.push(line);
    }
  }
  return open.length === 1 ? root.parts.filter(({ name }) => name === 'VCALENDAR') : [];
}

function unfold(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    const last = lines.length - 1;
    if (/^[ \t]/.test(line) && last >= 0 && !begins.test(line) && !ends.test(line)) lines[last] += line.slice(1);
    else lines.push(line);
  }
  return lines;
}
