// Calls of the group payment (docs/domain/checkout.md#ways-to-pay). The booking token identifies the payment.
import { z } from 'zod';
import { instant, providerToken, token } from '#src/contract/shapes/primitives.ts';
import type { CallSpec } from '#src/contract/call.ts';

/** The state of a payment: paid, waiting for the guest (`url` leads there), or being checked at the provider. */
const state = z.enum(['paid', 'action', 'checking']);

const outcome = z.strictObject({ url: z.string().nullable(), message: z.string(), state });

export const paymentCalls = {
  'payment/stripe': {
    access: 'public',
    effect: 'write',
    rate: 'payment',
    summary: 'Pays by card; `url` leads to 3-D Secure, or to the booking once it is paid',
    in: z.strictObject({ stripe_token: providerToken, booking_token: token }),
    out: outcome,
  },
  'payment/alipay': {
    access: 'public',
    effect: 'write',
    rate: 'payment',
    summary: 'Opens an Alipay payment in SGD, which charges floor(100 × amount_sgd) cents',
    in: z.strictObject({ booking_token: token }),
    out: z.strictObject({
      amount_sgd: z.number().positive(),
      url: z.string(),
      token,
      client_secret: z.string().nullable(),
      rate: z.number().positive(),
      rate_at: instant,
    }),
  },
  'payment/alipay-check': {
    access: 'public',
    effect: 'write',
    rate: 'payment',
    summary: 'Checks with the provider how an Alipay payment ended, and applies the result; safe to repeat',
    in: z.strictObject({ token, booking_token: token.optional() }),
    out: z.strictObject({
      state: z.enum(['paid', 'pending', 'failed']),
      url: z.string().nullable(),
      message: z.string(),
    }),
  },
  'payment/paypal': {
    access: 'public',
    effect: 'write',
    rate: 'payment',
    summary: 'Opens a PayPal order; `html` is a form that leads to PayPal',
    in: z.strictObject({ booking_token: token }),
    out: z.strictObject({ html: z.string(), token: z.string() }),
  },
  'payment/paypal-confirm': {
    access: 'public',
    effect: 'write',
    rate: 'payment',
    summary: 'Captures an approved PayPal order and applies the result; safe to repeat',
    in: z.strictObject({
      token: providerToken,
      payer_id: providerToken.optional(),
      booking_token: token.optional(),
    }),
    out: outcome,
  },

  // An addition to the specification: Alipay's charge before a payment begins, shown as an estimate.
  'rate/sgd': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Returns SGD per unit of the currency of prices; null without a rate from the last 14 days',
    in: z.strictObject({}),
    out: z.strictObject({ rate: z.number().positive().nullable(), rate_at: instant.nullable() }),
  },
} as const satisfies Record<string, CallSpec>;
