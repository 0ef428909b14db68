// Settings of the card provider's half, as options of a program or of a test.
import { requirePrefix, type Environment } from '#sandbox/test-keys.ts';

export interface StripeOptions {
  readonly webhookUrl?: string | undefined;
  readonly webhookSecret?: string | undefined;
  /** When given, only this `sk_test_` key is accepted; otherwise any test key. */
  readonly secretKey?: string | undefined;
  /** When given, only this `pk_test_` key is accepted; otherwise any test key. */
  readonly publishableKey?: string | undefined;
}

export interface StripeSettings {
  webhookUrl: string | null;
  webhookSecret: string;
  secretKey: string | null;
  publishableKey: string | null;
  /** Whether the account can take Alipay; if not, every payment filters it out. */
  offersAlipay: boolean;
}

/** @throws Error when a key is not a test key */
export function resolveStripe(options: StripeOptions = {}): StripeSettings {
  requirePrefix('secret key', options.secretKey, 'sk_test_');
  requirePrefix('publishable key', options.publishableKey, 'pk_test_');
  return {
    webhookUrl: options.webhookUrl ?? null,
    webhookSecret: options.webhookSecret ?? 'whsec_sandbox',
    secretKey: options.secretKey ?? null,
    publishableKey: options.publishableKey ?? null,
    offersAlipay: true,
  };
}

export const stripeFlags = ['webhook-url', 'webhook-secret', 'secret-key', 'publishable-key'] as const;

/** Secrets may also come from the environment, hidden from process lists. */
export function stripeOptionsFrom(flags: Environment, env: Environment): StripeOptions {
  return {
    webhookUrl: flags['webhook-url'],
    webhookSecret: flags['webhook-secret'] ?? env['SANDBOX_WEBHOOK_SECRET'],
    secretKey: flags['secret-key'] ?? env['SANDBOX_SECRET_KEY'],
    publishableKey: flags['publishable-key'] ?? env['SANDBOX_PUBLISHABLE_KEY'],
  };
}
