// The mark of a browser in which somebody has signed in: a signed cookie that opens nothing, but by which the owner of an
// account is known while others guess at its password (ADR 048).
import { randomBytes } from 'node:crypto';
import type { CallCookies } from '../call.ts';
import type { MasterKeys } from '../keys.ts';
import { deriveSecret, isSecret } from '../secrets.ts';

export const deviceCookie = 'device';
const deviceDays = 365;
/** The accounts of one browser that are remembered, the last ones. */
const mostMarks = 5;

export interface Device {
  id: string;
  /** One for each account that has signed in here; says nothing to who has not the key. */
  marks: readonly string[];
}

/** The device of this browser; null when nobody has signed in here, or the cookie is not ours. */
export function deviceOf(cookies: Pick<CallCookies, 'read'>, keys: MasterKeys): Device | null {
  const [id = '', signature = '', ...marks] = (cookies.read(deviceCookie) ?? '').split('.');
  if (!/^[\w-]{22}$/.test(id) || !isSecret(keys, 'device', id, signature)) return null;
  return { id, marks: marks.slice(0, mostMarks) };
}

/** True when this account has signed in on this device before. */
export function isKnownTo(device: Device | null, keys: MasterKeys, accountId: string): boolean {
  if (device === null) return false;
  return device.marks.some((mark) => isSecret(keys, 'device', `${device.id}:${accountId}`, mark));
}

/** Remembers that this account has signed in here. */
export function markDevice(cookies: CallCookies, keys: MasterKeys, accountId: string): void {
  const known = deviceOf(cookies, keys);
  const id = known?.id ?? randomBytes(16).toString('base64url');
  const text = `${id}:${accountId}`;
  const others = (known?.marks ?? []).filter((one) => !isSecret(keys, 'device', text, one));
  const marks = [deriveSecret(keys, 'device', text), ...others].slice(0, mostMarks);
  const value = [id, deriveSecret(keys, 'device', id), ...marks].join('.');
  cookies.set(deviceCookie, value, { httpOnly: true, maxAgeSeconds: deviceDays * 86_400 });
}
