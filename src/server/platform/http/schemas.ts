// Validates input always, output only in development and tests (ADR 006).
import { z } from 'zod';
import { fieldText, type FieldFault } from '#src/contract/errors/field.ts';
import type { BookingStep } from '#src/domain/booking/steps/widget-events.ts';
import { type ErrorCode, errorText } from '#src/contract/errors.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { visibleText } from '#src/domain/typed/signs.ts';

// Maps schema issues to texts; a text in the schema has priority.

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const types: Readonly<Record<string, FieldFault>> = {
  string: 'text',
  number: 'number',
  int: 'whole',
  boolean: 'truth',
  array: 'list',
};

const formats: Readonly<Record<string, FieldFault>> = { date: 'date', uuid: 'id' };

function textOf(issue: Issue): string {
  if (issue.input === undefined || issue.input === null) return fieldText('missing');
  switch (issue.code) {
    case 'invalid_type':
      return fieldText(types[issue.expected] ?? 'object');
    case 'invalid_value':
      return fieldText('choice', { choices: issue.values.map(String).join(', ') });
    case 'invalid_format':
      return fieldText(formats[issue.format] ?? 'form');
    case 'too_small':
      return fieldText(smallText(issue.origin, issue.inclusive), { limit: String(issue.minimum) });
    case 'too_big':
      return fieldText(largeText(issue.origin), { limit: String(issue.maximum) });
    case 'unrecognized_keys':
      return fieldText('unknown');
    default:
      return fieldText('form');
  }
}

function smallText(origin: string, isInclusive: boolean | undefined): FieldFault {
  if (origin === 'string') return 'textShort';
  if (origin === 'array') return 'listShort';
  return isInclusive === false ? 'numberAbove' : 'numberSmall';
}

function largeText(origin: string): FieldFault {
  if (origin === 'string') return 'textLong';
  return origin === 'array' ? 'listLong' : 'numberLarge';
}

// The first missing step (date, time, guests) decides the code.

const codes = { date: 'date-missing', time: 'time-missing', pax: 'pax-missing' } as const satisfies Record<
  BookingStep,
  ErrorCode
>;

/**
 * Null when complete. A date before `opensFrom` (YYYY-MM-DD) gets corona-time (docs/domain/checkout.md#steps-in-order).
 */
function missingStep(steps: readonly BookingStep[], body: unknown, opensFrom: string): Refusal | null {
  const given: Readonly<Record<string, unknown>> = { ...(typeof body === 'object' ? body : {}) };
  for (const step of steps) {
    const value = given[step];
    if (value === undefined || value === null || value === '') {
      const code = codes[step];
      return refuse(code, { [step]: errorText(code) });
    }
    const isDate = step === 'date' && typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
    if (isDate && value < opensFrom) return refuse('corona-time');
  }
  return null;
}

/** Refuses with the first missing step, otherwise with every fault by field. `opensFrom`: first bookable date. */
export function checkInput(spec: CallSpec, body: unknown, opensFrom: string): { value: unknown } | Refusal {
  const parsed = z.safeParse(spec.in, withSeenTexts(body ?? {}), { error: textOf });
  if (parsed.success) {
    if (hasBrokenText(parsed.data)) return refuse('bad-input', { input: fieldText('broken') });
    return { value: parsed.data };
  }
  const missing = missingStep(spec.steps ?? [], body, opensFrom);
  if (missing) return missing;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues.slice(0, 20)) {
    const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys : null;
    if (unknownKeys) for (const key of unknownKeys.slice(0, 20)) fields[key.slice(0, 64)] = fieldText('unknown');
    else fields[issue.path.join('.') || 'input'] ??= issue.message;
  }
  return refuse('bad-input', fields);
}

/** Throws, because a violated contract is a bug. */
export function checkOutput(name: string, spec: CallSpec, answer: unknown): void {
  const parsed = z.safeParse(spec.out, answer);
  if (!parsed.success) throw new Error(`${name} answers outside its contract: ${parsed.error.message}`);
}

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

/**
 * Invisible text becomes empty (docs/reference/texts.md#typed-input), except in passwords. Iterative, against deep
 * nesting.
 */
function withSeenTexts(body: unknown): unknown {
  const top: Record<string, unknown> = { body };
  const waiting = [top];
  for (let holder = waiting.pop(); holder !== undefined; holder = waiting.pop())
    for (const [key, value] of Object.entries(holder)) {
      if (key === '__proto__' || key.includes('password')) continue;
      if (typeof value === 'string') {
        if (value.trim() !== '') holder[key] = visibleText(value);
      } else if (isHolder(value)) {
        const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
        holder[key] = copy;
        waiting.push(copy);
      }
    }
  return top['body'];
}

/** PostgreSQL text cannot store NUL or lone surrogates. */
function hasBrokenText(value: unknown): boolean {
  // Iterative, because unknown input may nest at any depth.
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && (next.includes('\0') || !next.isWellFormed())) return true;
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, inner] of Object.entries(next)) waiting.push(key, inner);
  }
  return false;
}
