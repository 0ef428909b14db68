// The mark of a browser in which somebody has signed in: a signed cookie that opens nothing, but by which the owner of an
// account is known while others guess at its password (ADR 048).
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CallCookies } from '../call.ts';
import type { Keys } from '../keys.ts';

type Signing = Pick<Keys, 'csrf'>;

export const deviceCookie = 'device';
const deviceDays = 365;
/** The accounts of one browser that are remembered, the last ones. */
const mostMarks = 5;

export interface Device {
  id: string;
  /** One for each account that has signed in here; says nothing to who has not the key. */
  marks: readonly string[];
}

function sign(keys: Signing, text: string): string {
  return createHmac('sha256', keys.csrf).update(`device:${text}`).digest().subarray(0, 16).toString('base64url');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The device of this browser; null when nobody has signed in here, or the cookie is not ours. */
export function deviceOf(cookies: Pick<CallCookies, 'read'>, keys: Signing): Device | null {
  const [id = '', signature = '', ...marks] = (cookies.read(deviceCookie) ?? '').split('.');
  if (!/^[\w-]{22}$/.test(id) || !isSame(signature, sign(keys, id))) return null;
  return { id, marks: marks.slice(0, mostMarks) };
}

/** True when this account has signed in on this device before. */
export function isKnownTo(device: Device | null, keys: Signing, accountId: string): boolean {
  if (device === null) return false;
  const mark = sign(keys, `${device.id}:${accountId}`);
  return device.marks.some((one) => isSame(one, mark));
}

/** Remembers that this account has signed in here. */
export function markDevice(cookies: CallCookies, keys: Signing, accountId: string): void {
  const known = deviceOf(cookies, keys);
  const id = known?.id ?? randomBytes(16).toString('base64url');
  const mark = sign(keys, `${id}:${accountId}`);
  const marks = [mark, ...(known?.marks ?? []).filter((one) => one !== mark)].slice(0, mostMarks);
  const value = [id, sign(keys, id), ...marks].join('.');
  cookies.set(deviceCookie, value, { httpOnly: true, maxAgeSeconds: deviceDays * 86_400 });
}
