// The text of a voucher's QR code: checked by a host's phone with the installation's public key and no network (product 9).
import { sign, type KeyObject } from 'node:crypto';

export interface VoucherFacts {
  ref: string;
  /** Civil date and wall time of the departure, 'YYYY-MM-DDTHH:mm'. */
  departure: string;
  courseId: number;
  pax: number;
  /** Cash to bring, in minor units of `currency`; US cents where there is no rate. */
  balanceMinor: number;
  currency: string;
  /** ms since 1970; stored in whole seconds. */
  expiresAt: number;
}

const version = 'BNY1';

/** 'BNY1.<facts>.<signature>', facts and Ed25519 signature in base64url. The signature covers version and facts. */
export function voucherCode(facts: VoucherFacts, privateKey: KeyObject): string {
  const { ref, departure, courseId, pax, balanceMinor, currency, expiresAt } = facts;
  const list = [ref, departure, courseId, pax, balanceMinor, currency, Math.floor(expiresAt / 1000)];
  const signed = `${version}.${Buffer.from(JSON.stringify(list)).toString('base64url')}`;
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`;
}
