// What the tables must not show to whoever reads them: bank details, documents, addresses that are secrets, what an authenticator app holds (ADR 054, ADR 081).
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { MasterKey, MasterKeys } from './keys.ts';

/** What is sealed and where it stands. Each has a key of its own, so that nothing of one use can be passed off as another. */
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

/** The name of a row, to which its sealed bytes are bound besides their key. */
export function nameOfRow(use: SealUse, id: string): string {
  return sealedColumns[use].prefix + id;
}

function keyOf({ secret }: MasterKey, use: SealUse): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `banyan seal ${use}`, 32));
}

/**
 * Encrypts with AES-256-GCM under the newest master key. `about` names the row that it belongs to (`nameOfRow`) and is bound to it: sealed
 * bytes that are copied into another row do not open there. The version of the key stands in the first two bytes.
 */
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

/** Opens what `seal` has made for the same use and row. Null when its key is retired, or when a byte of it was changed. */
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
