// The codes of one booking: the party's, with the cash to collect, and each companion's own without it (product 8 and 9).
import type { Keys } from '#src/server/keys.ts';
import { voucherCode } from './voucher-code.ts';

export interface CodedBooking {
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

const codeOutlivesEndMs = 24 * 3_600_000;

/** The code of the whole party. Cash in local currency, or in US cents where there was no rate. */
export function codeForParty(booking: CodedBooking, keys: Pick<Keys, 'voucher'>): string {
  const isLocal = booking.balance_local_minor !== null;
  return voucherCode(
    {
      ...placeOf(booking),
      pax: booking.pax,
      balanceMinor: booking.balance_local_minor ?? booking.balance_cents,
      currency: isLocal ? booking.local_currency : 'USD',
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
