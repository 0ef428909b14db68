// Sealed columns: bank details, documents, secret addresses, authenticator secrets (ADR 054, ADR 081).
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { MasterKey, MasterKeys } from './keys.ts';

/** A key per use, so nothing can be passed off as another. */
export const sealedColumns = {
  'payout-details': { table: 'payout_detail', key: 'id', column: 'sealed', prefix: 'payout_detail:' },
  'host-document': { table: 'host_document', key: 'id', column: 'sealed', prefix: '' },
  'feed-address': { table: 'feed', key: 'id', column: 'address', prefix: 'feed:' },
  'second-factor': { table: 'second_factor', key: 'user_id', column: 'sealed', prefix: 'second_factor:' },
} as const;

export type SealUse = keyof typeof sealedColumns;
export const sealUses = Object.keys(sealedColumns) as SealUse[];

const ivBytes = 12;
const tagBytes = 16;
const headBytes = 2;

export function nameOfRow(use: SealUse, id: string): string {
  return sealedColumns[use].prefix + id;
}

function keyOf({ secret }: MasterKey, use: SealUse): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `banyan seal ${use}`, 32));
}

/** AES-256-GCM under the newest master key, bound to the row (`about`, from `nameOfRow`). The first two bytes are the key version. */
export function seal({ masters }: MasterKeys, use: SealUse, plain: Buffer | string, about: string): Buffer {
  const [master] = masters;
  const head = Buffer.alloc(headBytes);
  head.writeUInt16BE(master.version);
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(master, use), iv);
  cipher.setAAD(Buffer.concat([head, Buffer.from(about)]));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([head, iv, cipher.getAuthTag(), body]);
}

/** Null when the key is retired or a byte changed. */
export function unseal({ masters }: MasterKeys, use: SealUse, sealed: Buffer, about: string): Buffer | null {
  if (sealed.length < headBytes + ivBytes + tagBytes) return null;
  const head = sealed.subarray(0, headBytes);
  const master = masters.find(({ version }) => version === head.readUInt16BE());
  if (!master) return null;
  const iv = sealed.subarray(headBytes, headBytes + ivBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(master, use), iv, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.concat([head, Buffer.from(about)]));
  decipher.setAuthTag(sealed.subarray(headBytes + ivBytes, headBytes + ivBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(headBytes + ivBytes + tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}
