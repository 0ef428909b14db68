import type { Cents, Decimal } from '#src/domain/money/money.ts';
import { cleanCode } from '#src/domain/typed/signs.ts';

/** A discount code and its uses so far. Instants in ms since 1970 (docs/domain/pricing.md#discount-codes). */
export interface CouponTerms {
  readonly code: string;
  readonly kind: 'fixed' | 'percent';
  readonly amount_cents: Cents | null;
  readonly percent: Decimal | null;
  readonly valid_from_ms: number | null;
  readonly valid_until_ms: number | null;
  /** Compared with the experience's price, without the service fee. */
  readonly minimum_spend_cents: Cents;
  /** Null: no limit. */
  readonly max_uses: number | null;
  readonly max_uses_per_user: number;
  readonly is_first_booking_only: boolean;
  /** Empty: everywhere. */
  readonly city_ids: readonly number[];
  readonly course_ids: readonly number[];
  /** It waits for a second operator, and is invalid until then. */
  readonly is_waiting: boolean;
  readonly used: number;
  /**
   * By this guest: the logged-in account, otherwise the browser. Never the owner of a typed address, because the
   * response would tell a stranger what that person did.
   */
  readonly used_by_guest: number;
  readonly has_booked: boolean;
}

/** Where and when a guest wants to use a code. */
export interface CouponUse {
  readonly now: number;
  readonly course_id: number;
  readonly city_id: number;
  readonly experience_total_cents: Cents;
}

/** Why a code is refused; `reason` is the rule, for `discount_note`. */
export interface CouponRefusal {
  readonly ok: false;
  readonly code:
    | 'empty-code'
    | 'irregularity'
    | 'coupon-known-only'
    | 'coupon-unknown'
    | 'coupon-invalid'
    | 'coupon-once'
    | 'coupon-expired';
  readonly reason:
    | 'empty'
    | 'too-many-tries'
    | 'only-known'
    | 'unknown'
    | 'malformed'
    | 'not-yet'
    | 'waiting'
    | 'minimum'
    | 'city'
    | 'listing'
    | 'not-first-booking'
    | 'single-use'
    | 'used-by-you'
    | 'over'
    | 'exhausted';
}

const SHAPE = /^[A-Z0-9-]{4,40}$/;

/**
 * A typed code in canonical form: no spaces, capitals. Empty is empty-code (docs/domain/checkout.md#code-form); an
 * impossible code is coupon-invalid without a query (docs/domain/pricing.md#discount-codes).
 */
export function writtenCode(typed: string): { readonly ok: true; readonly code: string } | CouponRefusal {
  const code = cleanCode(typed);
  if (code === '') return { ok: false, code: 'empty-code', reason: 'empty' };
  if (!SHAPE.test(code)) return { ok: false, code: 'coupon-invalid', reason: 'malformed' };
  return { ok: true, code };
}
