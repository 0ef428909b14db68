// The text of a voucher's QR code: checked by a host's phone with the installation's public key and no network
// (docs/vouchers.md#code).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { createHash, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { codeOutlivesEndMs, VOUCHER_VERSION, voucherList, type VoucherFacts } from '#src/domain/trip/voucher.ts';
import type { Keys } from '#src/server/platform/keys.ts';

export type { VoucherFacts } from '#src/domain/trip/voucher.ts';

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
  const cached = ids.get(key);
  if (cached !== undefined) return cached;
  const id = voucherKeyId(createPublicKey(key));
  ids.set(key, id);
  return id;
}

// The codes of one booking: the party's, with the cash to collect, and each companion's own without it
// (docs/vouchers.md#companions, docs/vouchers.md#code).

interface CodedBooking {
  ref: string;
  date: string;
  time: string;
  course_id: number;
  pax: number;
  balance_cents: number;
  balance_local_minor: number | null;
  local_currency: string;
  ends_at: Date;
}

/** The code of the whole party. Cash in local currency, or in minor units where there was no rate. */
export function codeForParty(booking: CodedBooking, keys: Pick<Keys, 'voucher'>): string {
  const isLocal = booking.balance_local_minor !== null;
  return voucherCode(
    {
      ...placeOf(booking),
      pax: booking.pax,
      balanceMinor: booking.balance_local_minor ?? booking.balance_cents,
      currency: isLocal ? booking.local_currency : priceCurrency().code,
    },
    keys.voucher.private,
  );
}

/** A companion's code: one guest, no money. `companionId` marks it apart; eight letters of it are enough for that. */
export function codeForCompanion(booking: CodedBooking, companionId: string, keys: Pick<Keys, 'voucher'>): string {
  const facts = {
    ...placeOf(booking),
    pax: 1,
    balanceMinor: null,
    currency: booking.local_currency,
    companion: companionId.slice(0, 8),
  };
  return voucherCode(facts, keys.voucher.private);
}

function placeOf({ ref, date, time, course_id, ends_at }: CodedBooking) {
  const departure = `${date}T${time}`;
  return { ref, departure, courseId: course_id, expiresAt: ends_at.getTime() + codeOutlivesEndMs };
}
