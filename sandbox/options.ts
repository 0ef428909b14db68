// Options of a sandbox. Those of a single provider are in its folder.
import { checkedIdentity, type IdentityOptions } from './identity/settings.ts';
import { resolvePayPal, type PayPalOptions, type PayPalSettings } from './paypal/settings.ts';
import { checkedPhone, type PhoneOptions } from './phone/settings.ts';
import { resolveStripe, type StripeOptions, type StripeSettings } from './stripe/settings.ts';

/** All are optional; durations are milliseconds. */
export interface SandboxOptions {
  /** Folder for the journal; without it the state lives in memory only. */
  readonly dataFolder?: string | undefined;
  /** Address under which browsers reach the sandbox; default: the address of the request. */
  readonly publicUrl?: string | undefined;
  /** Time until a pending refund, a failing refund or a dispute appears. */
  readonly settleDelayMs?: number | undefined;
  /** Delays before each webhook retry; after the last one the delivery has failed. */
  readonly webhookRetryDelaysMs?: readonly number[] | undefined;
  readonly stripe?: StripeOptions | undefined;
  readonly paypal?: PayPalOptions | undefined;
  /** Login providers; none without it. */
  readonly identity?: IdentityOptions | undefined;
  /** Messaging services; none without it. */
  readonly phone?: PhoneOptions | undefined;
}

export interface ResolvedOptions {
  readonly dataFolder: string | null;
  readonly publicUrl: string | null;
  readonly settleDelayMs: number;
  readonly webhookRetryDelaysMs: readonly number[];
  readonly stripe: StripeSettings;
  readonly paypal: PayPalSettings;
  readonly identity: IdentityOptions | null;
  readonly phone: PhoneOptions | null;
}

const MINUTE = 60_000;

/**
 * Fills in the defaults and refuses live keys (a sandbox, never real money).
 * @throws Error when a key is not a test key
 */
export function resolveOptions(options: SandboxOptions): ResolvedOptions {
  return {
    dataFolder: options.dataFolder ?? null,
    publicUrl: options.publicUrl?.replace(/\/+$/, '') ?? null,
    settleDelayMs: options.settleDelayMs ?? 3000,
    webhookRetryDelaysMs: options.webhookRetryDelaysMs ?? [500, 2000, 10_000, MINUTE, 5 * MINUTE, 30 * MINUTE],
    stripe: resolveStripe(options.stripe),
    paypal: resolvePayPal(options.paypal),
    identity: options.identity === undefined ? null : checkedIdentity(options.identity),
    phone: options.phone === undefined ? null : checkedPhone(options.phone),
  };
}
