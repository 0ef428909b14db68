// Authenticator codes and recovery codes (docs/domain/accounts.md#second-factor).
import { plainCode } from '#src/domain/typed/signs.ts';

/** The time step of RFC 6238, in seconds. */
export const codeSeconds = 30;

/** Steps accepted before and after now: clocks differ, and people type slowly. */
export const codeWindow = 1;

export const recoveryCodes = 10;

const demanding: readonly string[] = ['operator'];

/** Whether a role is only active in a session with a second factor. */
export function demandsFactor(roles: readonly string[]): boolean {
  return roles.some((role) => demanding.includes(role));
}

export function rolesInSession<Role extends string>(roles: readonly Role[], hasFactor: boolean): Role[] {
  return roles.filter((role) => hasFactor || !demanding.includes(role));
}

export type TypedCode =
  | { readonly kind: 'app'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string }
  | { readonly kind: 'none' };

const recoveryForm = /^[A-Z2-7]{26}$/;

/** Parses a code as people type it: with spaces, hyphens and small letters. */
export function readCode(typed: string): TypedCode {
  const code = plainCode(typed);
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  return recoveryForm.test(code) ? { kind: 'recovery', code } : { kind: 'none' };
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Makes a recovery code of 130 bits from 26 random bytes, in base32. */
export function recoveryCode(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, 26), (byte) => alphabet[byte % 32]).join('');
}

/** Formats a recovery code: `ABCDE-FGHIJ-KLMNO-PQRST-UVWXYZ`. */
export function groupedCode(code: string): string {
  return (code.match(/.{5}(?=.{5})|.+$/g) ?? []).join('-');
}

/** The time step of a valid code: at most one step away and later than the last one used; null if invalid. */
export function stepOf(nowMs: number, delta: number | null, lastStep: number): number | null {
  if (delta === null) return null;
  const step = Math.floor(nowMs / 1000 / codeSeconds) + delta;
  return step > lastStep ? step : null;
}

/**
 * Hours from an operator's release of a lost factor to its removal: the owner may object by showing the factor
 * (docs/domain/accounts.md#lost-second-factor).
 */
export const releaseHours = 24;
