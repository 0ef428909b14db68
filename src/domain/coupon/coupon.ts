import type { Cents } from '../money/cents.ts';
import type { Decimal } from '../money/decimal.ts';

/** A discount code as it was made, and how often it has been used. Instants in ms since 1970 (product 2). */
export interface CouponTerms {
  readonly code: string;
  readonly kind: 'fixed' | 'percent';
  readonly amount_cents: Cents | null;
  readonly percent: Decimal | null;
  readonly valid_from_ms: number | null;
  readonly valid_until_ms: number | null;
  /** Measured on the experience's price, without the service fee. */
  readonly minimum_spend_cents: Cents;
  /** Null: no limit. */
  readonly max_uses: number | null;
  readonly max_uses_per_user: number;
  readonly is_first_booking_only: boolean;
  /** Empty: everywhere. */
  readonly city_ids: readonly number[];
  readonly course_ids: readonly number[];
  readonly used: number;
  readonly used_by_user: number;
  /** Whether this guest has booked before. */
  readonly has_booked: boolean;
}

/** Where and when somebody wants to use a code. */
export interface CouponUse {
  readonly now: number;
  readonly course_id: number;
  readonly city_id: number;
  readonly experience_total_cents: Cents;
  /** Whether the guest has proved who they are: only then is it told what this guest has done before. */
  readonly is_proven: boolean;
}

/** Why a code does not count; `reason` says which rule, for `discount_note`. */
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
    | 'not-entitled'
    | 'unknown'
    | 'malformed'
    | 'not-yet'
    | 'minimum'
    | 'city'
    | 'listing'
    | 'not-first-booking'
    | 'single-use'
    | 'used-by-you'
    | 'over'
    | 'exhausted';
}
