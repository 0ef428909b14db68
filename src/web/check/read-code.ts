// Verifies a code's signature offline and returns its facts (docs/domain/bookings.md#voucher-code).
import { bareCode } from '#src/domain/typed/signs.ts';
import { VOUCHER_VERSION, voucherFactsOf, type VoucherFacts } from '#src/domain/trip/voucher.ts';
import type { CheckSettings } from './settings.ts';

// Ed25519 by the platform, else by a lazily loaded library.

async function isSigned(key: Bytes, signature: Bytes, signed: Bytes): Promise<boolean> {
  if (key.length !== 32 || signature.length !== 64) return false;
  const platform = await importKey(key);
  if (platform) return crypto.subtle.verify('Ed25519', platform, signature, signed);
  const { verifyAsync } = await import('@noble/ed25519');
  return verifyAsync(signature, signed, key);
}

type Bytes = Uint8Array<ArrayBuffer>;

async function importKey(key: Bytes): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
  } catch {
    // Browsers before 2025 lack the curve.
    return null;
  }
}

function bytesOf(text: string): Bytes | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

export type ReadCode =
  | { ok: true; facts: VoucherFacts }
  /** `foreign`: unknown key. `refOnly`: the booking's ref was typed. */
  | { ok: false; why: 'unreadable' | 'refOnly' | 'foreign' | 'forged' };

/** Ignores whitespace from typing and pasting. */
export async function readCode(text: string, keys: CheckSettings['keys']): Promise<ReadCode> {
  const code = bareCode(text);
  if (/^[A-Za-z]{4}-?[A-Za-z]{4}$/.test(code)) return { ok: false, why: 'refOnly' };
  const [version, keyId, list = '', signature = '', ...more] = code.split('.');
  if (version !== VOUCHER_VERSION || more.length > 0) return { ok: false, why: 'unreadable' };
  const key = keys.find((one) => one.id === keyId);
  const [listBytes, signed] = [bytesOf(list), bytesOf(signature)];
  if (!listBytes || !signed) return { ok: false, why: 'unreadable' };
  if (!key) return { ok: false, why: 'foreign' };
  const signedBytes = new TextEncoder().encode(`${version}.${keyId}.${list}`);
  const isGenuine = await isSigned(bytesOf(key.x) ?? new Uint8Array(), signed, signedBytes);
  if (!isGenuine) return { ok: false, why: 'forged' };
  const facts = voucherFactsOf(parsed(listBytes));
  return facts ? { ok: true, facts } : { ok: false, why: 'unreadable' };
}

function parsed(bytes: Bytes): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
