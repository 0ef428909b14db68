// Authenticator app: secret, QR address, codes.
import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { codeSeconds, codeWindow, stepOf } from '#src/domain/account/second-factor.ts';
import type { MasterKeys } from '#src/server/platform/keys.ts';
import { nameOfRow, seal, unseal } from '#src/server/platform/sealed.ts';
import { hashesOf, secretOfHash } from '#src/server/platform/secrets.ts';
import type { FactorRow, FactorSecret } from './factor-queries.ts';

/** Bytes; the length that apps expect. */
const secretBytes = 20;

const use = 'second-factor';
const nameOf = (userId: string): string => nameOfRow(use, userId);

/** Sealed for storage; independent of the sealing key. */
export function newFactor(keys: MasterKeys, userId: string): Buffer {
  return sealFactor(keys, userId, randomBytes(secretBytes));
}

export function sealFactor(keys: MasterKeys, userId: string, secret: Buffer): Buffer {
  return seal(keys, use, secret, nameOf(userId));
}

/** Null when no key opens it. */
function secretOf(keys: MasterKeys, factor: FactorSecret): Buffer | null {
  if (factor.sealed === null) return derivedSecret(keys, factor);
  return unseal(keys, use, factor.sealed, nameOf(factor.user_id));
}

/** Legacy secret, derived from a master key (SHA-1 at first). Null when no key fits. */
export function derivedSecret(
  keys: MasterKeys,
  { user_id: userId, nonce, secret_hash: hash }: FactorSecret,
): Buffer | null {
  if (nonce === null || hash === null) return null;
  for (const [shortenedBy, name] of [
    ['sha256', `${userId}:${nonce}:sha256`],
    ['sha1', `${userId}:${nonce}`],
  ] as const)
    if (hashesOf(keys, use, name).some((one) => one.equals(hash)))
      return createHash(shortenedBy)
        .update(secretOfHash(keys, use, name, hash))
        .digest()
        .subarray(0, secretBytes);
  return null;
}

function authenticatorOf(bytes: Buffer, names: { issuer: string; label: string }): TOTP {
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  return new TOTP({ ...names, secret: new Secret({ buffer }), period: codeSeconds });
}

/** Typed secret and QR address. Throws when no key opens it. */
export function setupOf(
  keys: MasterKeys,
  factor: FactorSecret,
  names: { issuer: string; label: string },
): { secret: string; url: string } {
  const secret = secretOf(keys, factor);
  if (secret === null) throw new Error('cannot decrypt a new second factor');
  const app = authenticatorOf(secret, names);
  return { secret: app.secret.base32, url: app.toString() };
}

/** Null for a wrong or used code. */
export function stepOfCode(keys: MasterKeys, factor: FactorRow, code: string): number | null {
  const secret = secretOf(keys, factor);
  if (secret === null) return null;
  const app = authenticatorOf(secret, { issuer: '', label: '' });
  const delta = app.validate({ token: code, timestamp: factor.now_ms, window: codeWindow });
  return stepOf(factor.now_ms, delta, factor.last_step);
}
