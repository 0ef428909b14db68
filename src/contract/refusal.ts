// Refusals are data: a rule that says no returns one of these, and only bugs throw.
import type { ErrorCode } from './errors.ts';

/** A no. `message` replaces the catalogue's text where a case needs its own; `fields` says what is wrong where. */
export interface Refusal {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly fields?: Readonly<Record<string, string>>;
  readonly message?: string;
  /** How long to wait before trying again, in seconds; becomes the header `Retry-After`. */
  readonly retryAfterSeconds?: number;
}

/** Makes a refusal with the code's own text; `fields` maps an input field to the text shown next to it. */
export function refuse(code: ErrorCode, fields?: Readonly<Record<string, string>>): Refusal {
  return fields === undefined ? { ok: false, code } : { ok: false, code, fields };
}

/** True for a refusal, whatever else the value may be. */
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
