// The authenticator app's side of a second factor: its secret, the address that an app reads as a square, and its codes.
import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { codeSeconds, codeWindow, stepOf } from '#src/domain/account/second-factor.ts';
import type { MasterKeys } from '#src/server/keys.ts';
import { deriveSecret, hashSecret, secretOfHash } from '#src/server/secrets.ts';
import type { FactorRow } from './queries.ts';

/** A new secret for an account: what is kept of it, and no more. */
export function newFactor(keys: MasterKeys, userId: string, nonce: string): Pick<FactorRow, 'nonce' | 'secret_hash'> {
  return { nonce, secret_hash: hashSecret(deriveSecret(keys, 'second-factor', `${userId}:${nonce}`)) };
}

type Factor = Pick<FactorRow, 'user_id' | 'nonce' | 'secret_hash'>;

/** The app's secret is derived, not stored: 160 bits, as apps expect. */
function authenticatorOf(
  keys: MasterKeys,
  { user_id, nonce, secret_hash }: Factor,
  names: { issuer: string; label: string },
) {
  const derived = secretOfHash(keys, 'second-factor', `${user_id}:${nonce}`, secret_hash);
  const bytes = createHash('sha1').update(derived).digest();
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  return new TOTP({ ...names, secret: new Secret({ buffer }), period: codeSeconds });
}

/** What an app needs: its secret to be typed, and the address to be read as a square. */
export function setupOf(
  keys: MasterKeys,
  factor: Factor,
  names: { issuer: string; label: string },
): { secret: string; url: string } {
  const app = authenticatorOf(keys, factor, names);
  return { secret: app.secret.base32, url: app.toString() };
}

/** The step of a code that counts now and was not taken; null for a wrong one. */
export function stepOfCode(keys: MasterKeys, factor: FactorRow, code: string): number | null {
  const app = authenticatorOf(keys, factor, { issuer: '', label: '' });
  const delta = app.validate({ token: code, timestamp: factor.now_ms, window: codeWindow });
  return stepOf(factor.now_ms, delta, factor.last_step);
}
