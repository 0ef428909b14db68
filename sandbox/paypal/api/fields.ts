// Reads fields of a JSON body and refuses what PayPal would refuse.
import { badRequest, invalidSyntax, missingField } from './paypal-error.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The object at `field`, or null when absent. */
export function objectAt(given: unknown, field: string): Fields | null {
  if (given === undefined) return null;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw invalidSyntax(field);
  return given as Fields;
}

/** Refuses every field outside `known`: stricter than PayPal, to catch misspellings. */
export function onlyFields(given: Fields, known: readonly string[], field: string): void {
  for (const name of Object.keys(given)) {
    if (!known.includes(name)) throw badRequest('NOT_SUPPORTED', { field: `${field}/${name}`, location: 'body' });
  }
}

/** A text of 1 to `max` letters, or null when absent. */
export function textAt(given: unknown, field: string, max: number): string | null {
  if (given === undefined) return null;
  if (typeof given !== 'string') throw invalidSyntax(field);
  if (given === '' || given.length > max) throw badRequest('INVALID_STRING_LENGTH', { field, location: 'body' });
  return given;
}

/** One of the allowed texts, or null when absent. */
export function choiceAt(given: unknown, field: string, allowed: readonly string[]): string | null {
  if (given === undefined) return null;
  if (typeof given === 'string' && allowed.includes(given)) return given;
  throw badRequest('INVALID_PARAMETER_VALUE', { field, location: 'body' });
}

/** An absolute web address, or null when absent. */
export function addressAt(given: unknown, field: string): string | null {
  if (given === undefined) return null;
  const url = typeof given === 'string' && URL.canParse(given) ? new URL(given) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) throw invalidSyntax(field);
  return String(given);
}

/** Refuses null. */
export function required<T>(value: T | null, field: string): T {
  if (value === null) throw missingField(field);
  return value;
}
