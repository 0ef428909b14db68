// Settings: payment providers. With no keys a demo uses the payment sandbox that comes with Banyan (product 5).
import { providerKey, secret, text, url, wholeNumber } from '../kinds.ts';

export const paymentSettings = {
  STRIPE_SECRET_KEY: providerKey('sk_test_', 'rk_test_', 'sk_live_', 'rk_live_')
    .optional()
    .describe('the secret key for cards and Alipay, or none to do without'),
  STRIPE_PUBLISHABLE_KEY: providerKey('pk_test_', 'pk_live_')
    .optional()
    .describe('the key that the browser shows to Stripe'),
  STRIPE_WEBHOOK_SECRET: secret().optional().describe('the secret that proves a message from Stripe'),
  STRIPE_API_URL: url('https', 'http')
    .default('https://api.stripe.com')
    .describe('where the Stripe API is; another address for a sandbox'),
  STRIPE_JS_URL: url('https', 'http')
    .default('https://js.stripe.com/endive/stripe.js')
    .describe('the script of the card fields'),
  PAYPAL_CLIENT_ID: text().optional().describe('the client id for PayPal, or none to do without'),
  PAYPAL_CLIENT_SECRET: secret().optional().describe('the secret that belongs to PAYPAL_CLIENT_ID'),
  PAYPAL_WEBHOOK_ID: text().optional().describe('the id of your PayPal webhook, to prove its messages'),
  PAYPAL_API_URL: url('https', 'http')
    .default('https://api-m.paypal.com')
    .describe('where the PayPal API is; another address for a sandbox'),
  BANYAN_SANDBOX_PORT: wholeNumber(0, 65_535)
    .optional()
    .describe('the port of the payment sandbox in demo mode; unset, the one after PORT'),
};
