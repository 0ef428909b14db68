// Refusals are data: a rule returns one, and only bugs throw.
import type { ErrorCode } from './errors.ts';

/** `message` replaces the catalogue's text where a case needs its own; `fields` has a text per input field. */
export interface Refusal {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly fields?: Readonly<Record<string, string>>;
  readonly message?: string;
  /** Becomes the header `Retry-After`. */
  readonly retryAfterSeconds?: number;
}

/** A refusal with the code's own text; `fields` maps an input field to the text next to it. */
export function refuse(code: ErrorCode, fields?: Readonly<Record<string, string>>): Refusal {
  return fields === undefined ? { ok: false, code } : { ok: false, code, fields };
}

export function isRefusal(value: unknown): value is Refusal {
  return (
    typeof value === 'object' &&
    value !== null &&
    'ok' in value &&
    value.ok === false &&
    'code' in value &&
    typeof value.code === 'string'
  );
}
