// Faults of a catalogue and their report.
import type { z } from 'zod';

export interface Fault {
  /** As on the command line. */
  readonly file: string;
  /** `row 14`, `listings[3] (hanoi-pho)`, or empty for the file. */
  readonly place: string;
  /** Empty for the whole place. */
  readonly field: string;
  readonly wrong: string;
  readonly right: string;
}

export interface Source {
  readonly file: string;
  /** Paths of pictures start here. */
  readonly folder: string;
  readonly place: string;
  /** Maps a field to its column. */
  readonly column?: (path: readonly PropertyKey[]) => string;
}

export interface Entry<T> {
  readonly at: Source;
  readonly value: T;
}

/** `path` is relative to the entry. */
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

// Characters.

const shownLength = 60;

/** One per issue. Schema messages explain valid values. */
export function schemaFaults(error: z.ZodError, value: unknown, at: Source): Fault[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) =>
        faultAt(at, [...issue.path, key], { wrong: 'is not known here', right: 'leave it out, or correct its name' }),
      );
    return [faultAt(at, issue.path, { wrong: describe(valueAt(value, issue.path)), right: issue.message })];
  });
}

/** Short, on one line. */
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

export function faultLine({ file, place, field, wrong, right }: Fault): string {
  const where = [file, place, field].filter((part) => part !== '').join(', ');
  return `${where}: ${wrong}. Right would be: ${right}.`;
}

/** At most 100, then the count of others. */
export function faultLines(faults: readonly Fault[]): string[] {
  const lines = faults.slice(0, mostReported).map(faultLine);
  const more = faults.length - lines.length;
  const total = faults.length === 1 ? '1 thing is wrong' : `${faults.length} things are wrong`;
  return [...lines, ...(more > 0 ? [`… and ${more} more.`] : []), `${total}: nothing was changed.`];
}
