// What a sandbox can be told, and the guard that keeps it away from real money.

/** Settings of one sandbox. All are optional; durations are milliseconds. */
export interface SandboxOptions {
  /** Folder for the journal; without it the state lives in memory only. */
  readonly dataFolder?: string | undefined;
  readonly webhookUrl?: string | undefined;
  readonly webhookSecret?: string | undefined;
  /** When given, only this `sk_test_` key is accepted; otherwise any test key. */
  readonly secretKey?: string | undefined;
  /** When given, only this `pk_test_` key is accepted; otherwise any test key. */
  readonly publishableKey?: string | undefined;
  /** Address under which browsers reach the sandbox; default: the address of the request. */
  readonly publicUrl?: string | undefined;
  /** How long a pending refund, a failing refund or a dispute takes to show. */
  readonly settleDelayMs?: number | undefined;
  /** Waiting times before each webhook retry; after the last one the delivery has failed. */
  readonly webhookRetryDelaysMs?: readonly number[] | undefined;
  readonly paypal?: PayPalSandboxOptions | undefined;
}

/** Settings of PayPal's half. Its ids show nowhere that they are test ids, so the sandbox has marks of its own. */
export interface PayPalSandboxOptions {
  /** `sandbox-client-…`; when given, only this id is accepted. */
  readonly clientId?: string | undefined;
  /** `sandbox-secret-…`; when given, only this secret is accepted. It also signs webhooks and tokens. */
  readonly clientSecret?: string | undefined;
  /** `WHSANDBOX…`: the id that a webhook is checked with. */
  readonly webhookId?: string | undefined;
  readonly webhookUrl?: string | undefined;
}

/** Options with every default filled in. */
export interface ResolvedOptions {
  dataFolder: string | null;
  webhookUrl: string | null;
  webhookSecret: string;
  secretKey: string | null;
  publishableKey: string | null;
  publicUrl: string | null;
  settleDelayMs: number;
  webhookRetryDelaysMs: readonly number[];
  /** Whether the account can take Alipay; when not, that method is filtered out of every payment. */
  offersAlipay: boolean;
  paypal: { clientId: string | null; clientSecret: string | null; webhookId: string; webhookUrl: string | null };
}

const MINUTE = 60_000;

/**
 * Fills in the defaults and refuses live keys (a sandbox, never real money).
 * @throws Error when a key is not a test key
 */
export function resolveOptions(options: SandboxOptions): ResolvedOptions {
  requirePrefix('secret key', options.secretKey, 'sk_test_');
  requirePrefix('publishable key', options.publishableKey, 'pk_test_');
  const { paypal = {} } = options;
  requirePrefix('PayPal client id', paypal.clientId, 'sandbox-client-');
  requirePrefix('PayPal client secret', paypal.clientSecret, 'sandbox-secret-');
  requirePrefix('PayPal webhook id', paypal.webhookId, 'WHSANDBOX');
  return {
    dataFolder: options.dataFolder ?? null,
    webhookUrl: options.webhookUrl ?? null,
    webhookSecret: options.webhookSecret ?? 'whsec_sandbox',
    secretKey: options.secretKey ?? null,
    publishableKey: options.publishableKey ?? null,
    publicUrl: options.publicUrl?.replace(/\/+$/, '') ?? null,
    settleDelayMs: options.settleDelayMs ?? 3000,
    webhookRetryDelaysMs: options.webhookRetryDelaysMs ?? [500, 2000, 10_000, MINUTE, 5 * MINUTE, 30 * MINUTE],
    offersAlipay: true,
    paypal: {
      clientId: paypal.clientId ?? null,
      clientSecret: paypal.clientSecret ?? null,
      webhookId: paypal.webhookId ?? 'WHSANDBOX1',
      webhookUrl: paypal.webhookUrl ?? null,
    },
  };
}

/**
 * The sandbox never runs beside real money (docs/domain/payment.md#test-money-and-real-money).
 * @throws Error when the environment says production
 */
export function refuseProduction(env: Readonly<Record<string, string | undefined>>): void {
  for (const name of ['NODE_ENV', 'BANYAN_MODE']) {
    if (env[name] === 'production') {
      throw new Error(`The payment sandbox does not start with ${name}=production: it only pretends to take money.`);
    }
  }
}

function requirePrefix(name: string, value: string | undefined, prefix: string): void {
  if (value !== undefined && !value.startsWith(prefix)) {
    throw new Error(`The payment sandbox needs a test ${name} (it starts with ${prefix}).`);
  }
}
