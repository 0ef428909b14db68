// What is wrong in a catalogue and how an import says it to the person who started it.
import type { z } from 'zod';

export interface Fault {
  /** The file as it was named on the command line. */
  readonly file: string;
  /** `row 14`, `listings[3] (hanoi-pho)`, or empty for the file as a whole. */
  readonly place: string;
  /** The column or field; empty when it is about the whole place. */
  readonly field: string;
  readonly wrong: string;
  readonly right: string;
}

/** Where an entry of a catalogue comes from. */
export interface Source {
  readonly file: string;
  /** Pictures are found from here. */
  readonly folder: string;
  readonly place: string;
  /** The name of the column that holds a field; left out where fields are named as they are. */
  readonly column?: (path: readonly PropertyKey[]) => string;
}

/** A value with its place. */
export interface Entry<T> {
  readonly at: Source;
  readonly value: T;
}

/** A fault at an entry. `path` leads from the entry to the field. */
export function faultAt(
  at: Source,
  path: readonly PropertyKey[],
  { wrong, right }: Pick<Fault, 'wrong' | 'right'>,
): Fault {
  return { file: at.file, place: at.place, field: at.column?.(path) ?? fieldName(path), wrong, right };
}

/** `rules[0].times` for ['rules', 0, 'times']. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

// What a schema found, in the words of a catalogue.

const shownLength = 60;

/** One fault for each issue of `error`, which `value` caused. The schema's own messages say what would be right. */
export function schemaFaults(error: z.ZodError, value: unknown, at: Source): Fault[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) =>
        faultAt(at, [...issue.path, key], { wrong: 'is not known here', right: 'leave it out, or correct its name' }),
      );
    return [faultAt(at, issue.path, { wrong: describe(valueAt(value, issue.path)), right: issue.message })];
  });
}

/** A value as a report shows it: short, on one line. */
export function describe(value: unknown): string {
  if (value === undefined || value === '') return 'is missing';
  if (Array.isArray(value)) return value.length === 0 ? 'is an empty list' : `is a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'is an object';
  const text = JSON.stringify(value) ?? String(value);
  return `is ${text.length > shownLength ? `${text.slice(0, shownLength)}… (${text.length} characters)` : text}`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, part) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, part)
        ? (inner as Record<PropertyKey, unknown>)[part]
        : undefined,
    value,
  );
}

const mostReported = 100;

/** Where a fault stands, what it is, and what would be right. */
export function faultLine({ file, place, field, wrong, right }: Fault): string {
  const where = [file, place, field].filter((part) => part !== '').join(', ');
  return `${where}: ${wrong}. Right would be: ${right}.`;
}

/** One line for each fault, at most 100, then how many more there are. */
export function faultLines(faults: readonly Fault[]): string[] {
  const lines = faults.slice(0, mostReported).map(faultLine);
  const more = faults.length - lines.length;
  const total = faults.length === 1 ? '1 thing is wrong' : `${faults.length} things are wrong`;
  return [...lines, ...(more > 0 ? [`… and ${more} more.`] : []), `${total}: nothing was changed.`];
}
