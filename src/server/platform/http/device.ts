// A browser in which somebody has signed in: a signed cookie that opens nothing. Accounts remember the last browsers of theirs, by
// which an owner is known while others guess at the password (ADR 048).
import { randomBytes } from 'node:crypto';
import type { CallCookies } from '#src/server/call.ts';
import type { MasterKeys } from '#src/server/platform/keys.ts';
import { deriveSecret, isSecret } from '#src/server/platform/secrets.ts';

export const deviceCookie = 'device';
const deviceDays = 365;

/** The device of this browser; null when nobody has signed in here, or the cookie is not ours. */
export function deviceOf(cookies: Pick<CallCookies, 'read'>, keys: MasterKeys): string | null {
  const [id = '', signature = ''] = (cookies.read(deviceCookie) ?? '').split('.');
  return /^[\w-]{22}$/.test(id) && isSecret(keys, 'device', id, signature) ? id : null;
}

/** A device that is not known yet. */
export function newDevice(): string {
  return randomBytes(16).toString('base64url');
}

/** Gives the browser its device, for a year from now on. */
export function keepDevice(cookies: CallCookies, keys: MasterKeys, device: string): void {
  const value = `${device}.${deriveSecret(keys, 'device', device)}`;
  cookies.set(deviceCookie, value, { httpOnly: true, maxAgeSeconds: deviceDays * 86_400 });
}
