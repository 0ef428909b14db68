// Settings of PayPal's half. Real PayPal test ids have no mark, so the sandbox adds one.
import { requirePrefix, type Environment } from '#sandbox/test-keys.ts';

export interface PayPalOptions {
  /** `sandbox-client-…`; when given, only this id is accepted. */
  readonly clientId?: string | undefined;
  /** `sandbox-secret-…`; when given, only this secret is accepted. It also signs webhooks and tokens. */
  readonly clientSecret?: string | undefined;
  /** `WHSANDBOX…`: the id that a webhook is checked with. */
  readonly webhookId?: string | undefined;
  readonly webhookUrl?: string | undefined;
}

export interface PayPalSettings {
  clientId: string | null;
  clientSecret: string | null;
  webhookId: string;
  webhookUrl: string | null;
}

/** @throws Error when an id has no mark of the sandbox */
export function resolvePayPal(options: PayPalOptions = {}): PayPalSettings {
  requirePrefix('PayPal client id', options.clientId, 'sandbox-client-');
  requirePrefix('PayPal client secret', options.clientSecret, 'sandbox-secret-');
  requirePrefix('PayPal webhook id', options.webhookId, 'WHSANDBOX');
  return {
    clientId: options.clientId ?? null,
    clientSecret: options.clientSecret ?? null,
    webhookId: options.webhookId ?? 'WHSANDBOX1',
    webhookUrl: options.webhookUrl ?? null,
  };
}

export const payPalFlags = ['paypal-webhook-url'] as const;

/** Ids and secrets come from the environment, hidden from process lists. */
export function payPalOptionsFrom(flags: Environment, env: Environment): PayPalOptions {
  return {
    clientId: env['SANDBOX_PAYPAL_CLIENT_ID'],
    clientSecret: env['SANDBOX_PAYPAL_CLIENT_SECRET'],
    webhookId: env['SANDBOX_PAYPAL_WEBHOOK_ID'],
    webhookUrl: flags['paypal-webhook-url'],
  };
}
