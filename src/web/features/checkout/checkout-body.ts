import type { CallInput } from '#src/contract/types.ts';
import type { CheckoutQuery } from '#src/contract/checkout-query.ts';
import { contactPayload } from './checkout-form.ts';
import type { CheckoutValues, FormShape } from './checkout-form.ts';

interface Choice {
  readonly query: CheckoutQuery;
  /** The code that counts, or ''. */
  readonly code: string;
}

/** The checkout payload of spec 3: the choice, and what the guest typed. */
export function checkoutBody(
  { query, code }: Choice,
  values: CheckoutValues,
  shape: FormShape,
): CallInput<'booking/checkout'> {
  const addons = Object.entries(query.addons ?? {}).map(([id, pax]) => ({ id: Number(id), pax }));
  return {
    course_id: query.cid,
    date: query.date,
    time: query.time,
    pax: query.pax,
    ...(code !== '' && { coupon_code: code }),
    ...(addons.length > 0 && { addons }),
    ...(query.offer !== undefined && { offer: query.offer }),
    ...contactPayload(values, shape),
  };
}

/** The payload as the text that its Idempotency-Key stands for: everything but the password. */
export function keyText(body: CallInput<'booking/checkout'>): string {
  const { password: _secret, ...kept } = body;
  return JSON.stringify(kept);
}
