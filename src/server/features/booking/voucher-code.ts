// A voucher's QR code: a host's phone checks it offline with the public key (docs/domain/bookings.md#voucher-code).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { createHash, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { codeOutlivesEndMs, VOUCHER_VERSION, voucherList, type VoucherFacts } from '#src/domain/trip/voucher.ts';
import type { Keys } from '#src/server/platform/keys.ts';

export type { VoucherFacts } from '#src/domain/trip/voucher.ts';

/** 'BNY1.<key id>.<facts>.<signature>': base64url facts and Ed25519 signature of everything before it. */
export function voucherCode(facts: VoucherFacts, privateKey: KeyObject): string {
  const list = Buffer.from(JSON.stringify(voucherList(facts))).toString('base64url');
  const signed = `${VOUCHER_VERSION}.${idOfPrivate(privateKey)}.${list}`;
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`;
}

export function rawPublicKey(key: KeyObject): Buffer {
  return Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url');
}

/** 48 bits of the key's hash: enough for a few keys. */
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

/** Cash in local currency, or minor units where there was no rate. */
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

/** One guest, no money. Eight characters of `companionId` tell companions apart. */
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
