// The second factor: codes of an authenticator app, and recovery codes for whoever has lost it (docs/accounts.md#second-factor).
import { plainCode } from '#src/domain/typed/signs.ts';

/** How long a code of the app counts, in seconds (RFC 6238 names it the time step). */
export const codeSeconds = 30;

/** How many steps before and after now a code may be of: clocks differ, and people type slowly. */
export const codeWindow = 1;

/** How many recovery codes there are, each good for once. */
export const recoveryCodes = 10;

/** Who must have a second factor to use the rights of a role. */
const demanding: readonly string[] = ['operator'];

/** True for roles whose rights hold only in a session that has shown a second factor. */
export function demandsFactor(roles: readonly string[]): boolean {
  return roles.some((role) => demanding.includes(role));
}

/** The roles that count in a session: without a second factor those that demand one are left out. */
export function rolesInSession<Role extends string>(roles: readonly Role[], hasFactor: boolean): Role[] {
  return roles.filter((role) => hasFactor || !demanding.includes(role));
}

/** What somebody typed: six digits of the app, a recovery code in its one form, or neither. */
export type TypedCode =
  | { readonly kind: 'app'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string }
  | { readonly kind: 'none' };

const recoveryForm = /^[A-Z2-7]{26}$/;

/** Reads a code as people type it: with spaces and hyphens, in small letters. */
export function readCode(typed: string): TypedCode {
  const code = plainCode(typed);
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  return recoveryForm.test(code) ? { kind: 'recovery', code } : { kind: 'none' };
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A recovery code of 130 bits from 26 random bytes, in the letters of base32. */
export function recoveryCode(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, 26), (byte) => alphabet[byte % 32]).join('');
}

/** The code in groups, as it is shown: `ABCDE-FGHIJ-KLMNO-PQRST-UVWXYZ`. */
export function groupedCode(code: string): string {
  return (code.match(/.{5}(?=.{5})|.+$/g) ?? []).join('-');
}

/** The step of a code that counts now: at most one step away, and later than the last one that was taken. Null for none. */
export function stepOf(nowMs: number, delta: number | null, lastStep: number): number | null {
  if (delta === null) return null;
  const step = Math.floor(nowMs / 1000 / codeSeconds) + delta;
  return step > lastStep ? step : null;
}

/**
 * How long a second factor that its owner has lost still stands after an operator has seen who it is, in hours: time for the owner
 * to read the mail and to say no by showing the factor (docs/accounts.md#lost-second-factor).
 */
export const releaseHours = 24;
