// The authenticator app's side of a second factor: its secret, the address that an app reads as a square, and its codes.
import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { codeSeconds, codeWindow, stepOf } from '#src/domain/account/second-factor.ts';
import type { MasterKeys } from '#src/server/keys.ts';
import { deriveSecret, hashesOf, hashSecret, secretOfHash } from '#src/server/secrets.ts';
import type { FactorRow } from './queries.ts';

type Factor = Pick<FactorRow, 'user_id' | 'nonce' | 'secret_hash'>;

const use = 'second-factor';
const nameOf = ({ user_id, nonce }: Pick<Factor, 'user_id' | 'nonce'>) => `${user_id}:${nonce}:sha256`;
/** Of factors that were begun when their secrets were shortened by SHA-1: what an app holds is not changed behind it. */
const oldNameOf = ({ user_id, nonce }: Factor) => `${user_id}:${nonce}`;

/** A new secret for an account: what is kept of it, and no more. */
export function newFactor(keys: MasterKeys, userId: string, nonce: string): Pick<FactorRow, 'nonce' | 'secret_hash'> {
  return { nonce, secret_hash: hashSecret(deriveSecret(keys, use, nameOf({ user_id: userId, nonce }))) };
}

/** Apps expect 160 bits. */
const secretBytes = 20;

function shortened(keys: MasterKeys, factor: Factor): Buffer {
  const isOld = hashesOf(keys, use, oldNameOf(factor)).some((hash) => hash.equals(factor.secret_hash));
  const name = isOld ? oldNameOf(factor) : nameOf(factor);
  const derived = secretOfHash(keys, use, name, factor.secret_hash);
  return createHash(isOld ? 'sha1' : 'sha256')
    .update(derived)
    .digest()
    .subarray(0, secretBytes);
}

/** The app's secret is derived, not stored. */
function authenticatorOf(keys: MasterKeys, factor: Factor, names: { issuer: string; label: string }) {
  const bytes = shortened(keys, factor);
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
