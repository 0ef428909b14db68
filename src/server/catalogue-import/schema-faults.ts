// What a schema found, in the words of a catalogue.
import type { z } from 'zod';
import { faultAt, type Fault, type Source } from './fault.ts';

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
