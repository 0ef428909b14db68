// The text of a voucher's QR code: checked by a host's phone with the installation's public key and no network (product 9).
import { createHash, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { VOUCHER_VERSION, voucherList, type VoucherFacts } from '#src/domain/voucher/voucher-facts.ts';

export type { VoucherFacts } from '#src/domain/voucher/voucher-facts.ts';

/**
 * 'BNY1.<key>.<facts>.<signature>', facts and Ed25519 signature in base64url. The key's id says with which of the
 * installation's public keys to check; the signature covers all that stands before it.
 */
export function voucherCode(facts: VoucherFacts, privateKey: KeyObject): string {
  const list = Buffer.from(JSON.stringify(voucherList(facts))).toString('base64url');
  const signed = `${VOUCHER_VERSION}.${idOfPrivate(privateKey)}.${list}`;
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`;
}

/** The 32 bytes of an Ed25519 public key, as browsers take it. */
export function rawPublicKey(key: KeyObject): Buffer {
  return Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url');
}

/** A short name of a public key that follows from the key: 48 bits are enough to tell a handful apart. */
export function voucherKeyId(key: KeyObject): string {
  return createHash('sha256').update(rawPublicKey(key)).digest('base64url').slice(0, 8);
}

const ids = new WeakMap<KeyObject, string>();

function idOfPrivate(key: KeyObject): string {
  const known = ids.get(key);
  if (known !== undefined) return known;
  const id = voucherKeyId(createPublicKey(key));
  ids.set(key, id);
  return id;
}
