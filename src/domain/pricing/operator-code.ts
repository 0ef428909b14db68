// Codes made and changed by operators (docs/reference/back-office.md#discount-codes).
import { refFromBytes } from '#src/domain/ref.ts';
import { type CouponTerms, writtenCode } from './coupon.ts';

/** In the order of refusals to guests (src/domain/pricing/evaluate.ts). */
export const codeStates = ['active', 'waiting', 'upcoming', 'over', 'used-up'] as const;
export type CodeState = (typeof codeStates)[number];

type Standing = Pick<CouponTerms, 'max_uses' | 'used' | 'valid_from_ms' | 'valid_until_ms' | 'is_waiting'>;

/** At `now`, in ms since 1970. */
export function codeState(
  { max_uses: most, used, valid_from_ms: from, valid_until_ms: until, is_waiting: isWaiting }: Standing,
  now: number,
): CodeState {
  if (most !== null && used >= most) return 'used-up';
  if (until !== null && now >= until) return 'over';
  if (isWaiting) return 'waiting';
  return from !== null && now < from ? 'upcoming' : 'active';
}

/** An operator's input for a code; `code` is empty if it is to be random. */
export type CodeWish = Omit<CouponTerms, 'used' | 'used_by_guest' | 'has_booked' | 'is_waiting'>;

/** An existing code. `isUsed`: a booking has or had it, and was priced with it. */
export interface KnownCode extends CodeWish {
  readonly used: number;
  readonly isUsed: boolean;
}

export type CodeFault = 'malformed' | 'used' | 'amount' | 'percent' | 'ends-first' | 'below-used';
export type CodeField = 'code' | 'kind' | 'amount' | 'percent' | 'valid_until' | 'max_uses';

/** The figure of a percent code: above 0, at most 100, with two decimals. */
const isPercent = (percent: string): boolean =>
  /^\d{1,3}(\.\d{1,2})?$/.test(percent) && Number(percent) > 0 && Number(percent) <= 100;

/**
 * Faults by field. A used code keeps code, kind and figure, because bookings were priced with them. The rest decides
 * who may still use it.
 */
export function codeFaults(wish: CodeWish, existing: KnownCode | null): Partial<Record<CodeField, CodeFault>> {
  const isFixed = wish.kind === 'fixed';
  const stays = existing?.isUsed ?? false;
  const faults: Record<CodeField, CodeFault | null> = {
    code: stays && wish.code !== existing?.code ? 'used' : writtenCode(wish.code).ok ? null : 'malformed',
    kind: stays && wish.kind !== existing?.kind ? 'used' : null,
    amount: isFixed ? amountFault(wish, stays ? existing : null) : null,
    percent: isFixed ? null : percentFault(wish, stays ? existing : null),
    valid_until:
      wish.valid_from_ms !== null && wish.valid_until_ms !== null && wish.valid_until_ms <= wish.valid_from_ms
        ? 'ends-first'
        : null,
    max_uses: wish.max_uses !== null && wish.max_uses < (existing?.used ?? 0) ? 'below-used' : null,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

function amountFault({ amount_cents: amount }: CodeWish, used: KnownCode | null): CodeFault | null {
  if (used !== null && used.kind === 'fixed' && used.amount_cents !== amount) return 'used';
  return amount === null || amount <= 0 ? 'amount' : null;
}

function percentFault({ percent }: CodeWish, used: KnownCode | null): CodeFault | null {
  if (used !== null && used.kind === 'percent' && Number(used.percent) !== Number(percent)) return 'used';
  return percent === null || !isPercent(String(percent)) ? 'percent' : null;
}

/** Most random codes at once, and the longest prefix. */
export const batchLimits = { most: 5000, prefixMost: 20 } as const;

/** Twelve letters of four bits each: 48 bits, so that trial and error finds none of 5,000 codes. */
const randomLetters = 12;

/** A code from 16 random bytes, such as `SPRING-BCDFGH-KMNPQR`. */
export function randomCode(prefix: string, bytes: Uint8Array): string {
  const letters = (refFromBytes(bytes.subarray(0, 8)) + refFromBytes(bytes.subarray(8, 16))).slice(0, randomLetters);
  return [prefix, letters.slice(0, 6), letters.slice(6)].filter((part) => part !== '').join('-');
}
