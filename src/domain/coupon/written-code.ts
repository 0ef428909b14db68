import type { CouponRefusal } from './coupon.ts';

const SHAPE = /^[A-Z0-9-]{4,40}$/;

/**
 * A code as a guest typed it, in its written form: no spaces round it, capitals. Empty is empty-code (spec 5); what
 * cannot be a code is coupon-invalid without asking the database (product 2).
 */
export function writtenCode(typed: string): { readonly ok: true; readonly code: string } | CouponRefusal {
  const code = typed.trim().toUpperCase();
  if (code === '') return { ok: false, code: 'empty-code', reason: 'empty' };
  if (!SHAPE.test(code)) return { ok: false, code: 'coupon-invalid', reason: 'malformed' };
  return { ok: true, code };
}
