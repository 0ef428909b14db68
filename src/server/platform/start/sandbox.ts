// Runs the payment sandbox as a process, which the program uses like a provider (ADR 013).
import { fork, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  sandboxPath,
  type ProviderAccess,
  type SmsAccess,
  type WhatsappAccess,
} from '#src/server/platform/config/providers.ts';
import { Secret } from '#src/server/platform/config/secret.ts';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';
import { findPort } from './ports.ts';
import { readPrivateJson, writePrivateJson } from './private-file.ts';

// Keys of its phone services (sandbox/README.md#phones).

interface PhoneKeys {
  smsAccount: string;
  smsToken: string;
  whatsappToken: string;
  whatsappAppSecret: string;
  whatsappVerifyToken: string;
}

// A fictional number.
const smsFrom = '+12025550100';
const whatsappNumberId = '100000000000001';

function newPhoneKeys(random: () => string): PhoneKeys {
  return {
    smsAccount: `AC5a2db0c5${randomBytes(12).toString('hex')}`,
    smsToken: random(),
    whatsappToken: `sandbox-whatsapp-${random()}`,
    whatsappAppSecret: random(),
    whatsappVerifyToken: random(),
  };
}

/** @param programUrl receives webhooks and is part of their signatures */
function phoneAccess(url: string, keys: PhoneKeys, programUrl: string): { sms: SmsAccess; whatsapp: WhatsappAccess } {
  return {
    sms: {
      kind: 'sandbox',
      accountSid: keys.smsAccount,
      authToken: new Secret(keys.smsToken),
      from: smsFrom,
      apiUrl: url,
      hooksUrl: programUrl,
    },
    whatsapp: {
      kind: 'sandbox',
      phoneNumberId: whatsappNumberId,
      token: new Secret(keys.whatsappToken),
      appSecret: new Secret(keys.whatsappAppSecret),
      verifyToken: new Secret(keys.whatsappVerifyToken),
      apiUrl: `${url}/whatsapp`,
      templates: 'banyan',
    },
  };
}

/** Not visible in process lists. */
function phoneEnvironment(keys: PhoneKeys): Record<string, string> {
  return {
    SANDBOX_SMS_ACCOUNT: keys.smsAccount,
    SANDBOX_SMS_TOKEN: keys.smsToken,
    SANDBOX_SMS_FROM: smsFrom,
    SANDBOX_WHATSAPP_NUMBER_ID: whatsappNumberId,
    SANDBOX_WHATSAPP_TOKEN: keys.whatsappToken,
    SANDBOX_WHATSAPP_APP_SECRET: keys.whatsappAppSecret,
  };
}

interface Keys extends PhoneKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  paypalClientId: string;
  paypalClientSecret: string;
  paypalWebhookId: string;
  googleId: string;
  googleSecret: string;
  /** P-256 JWK. */
  googleKey: string;
  facebookId: string;
  facebookSecret: string;
}

export interface SandboxOptions {
  dataDir: string;
  /** 0: a free one. */
  port: number;
  programUrl: string;
  /** Stand-in logins return guests here. */
  shopUrl: string;
  /** Null for a local demo. */
  publicOrigin?: string | null;
  log: (line: string) => void;
}

const program = fileURLToPath(new URL('../../../../sandbox/main.ts', import.meta.url));
const restartPauseMs = 500;
const host = '127.0.0.1';

export interface RunningSandbox {
  access: { [Name in keyof ProviderAccess]: Exclude<ProviderAccess[Name], { kind: 'none' }> };
  pid: () => number | undefined;
  stop: () => Promise<void>;
}

/** Restarts when it ends, until `stop`. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const keys = ensureKeys(join(options.dataDir, 'sandbox.json'));
  if (options.port !== 0) await findPort('BANYAN_SANDBOX_PORT', host, options.port);
  let isStopping = false;
  let child = run(options, options.port, keys);
  const port = await untilReady(child);
  const watch = (one: ChildProcess) =>
    one.once('exit', () => {
      if (isStopping) return;
      options.log('The payment sandbox ended by itself; starting it again.');
      setTimeout(() => {
        if (!isStopping) watch((child = run(options, port, keys)));
      }, restartPauseMs).unref();
    });
  watch(child);
  return {
    access: accessTo(`http://${host}:${port}`, keys, options),
    pid: () => child.pid,
    async stop() {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await Promise.race([ended, once(AbortSignal.timeout(2000), 'abort').then(() => child.kill('SIGKILL'))]);
    },
  };
}

/** Null when there never was one. */
export function accessOf(dataDir: string, port: number): RunningSandbox['access'] | null {
  const keys = readPrivateJson<Keys>(join(dataDir, 'sandbox.json'));
  return keys && accessTo(`http://${host}:${port}`, keys, { programUrl: '' });
}

function accessTo(
  url: string,
  keys: Keys,
  { programUrl, publicOrigin = null }: Pick<SandboxOptions, 'programUrl' | 'publicOrigin'>,
): RunningSandbox['access'] {
  return {
    stripe: {
      kind: 'sandbox',
      secretKey: new Secret(keys.secretKey),
      publishableKey: keys.publishableKey,
      webhookSecret: new Secret(keys.webhookSecret),
      apiUrl: url,
      // A path, for any name that visitors use.
      scriptUrl: publicOrigin === null ? `${url}/stripe.js` : `${sandboxPath}/stripe.js`,
    },
    paypal: {
      kind: 'sandbox',
      clientId: keys.paypalClientId,
      clientSecret: new Secret(keys.paypalClientSecret),
      webhookId: keys.paypalWebhookId,
      apiUrl: url,
      pageOrigin: publicOrigin ?? url,
    },
    google: {
      kind: 'sandbox',
      issuer: `${url}/google`,
      clientId: keys.googleId,
      clientSecret: new Secret(keys.googleSecret),
    },
    facebook: {
      kind: 'sandbox',
      appId: keys.facebookId,
      appSecret: new Secret(keys.facebookSecret),
      pagesUrl: `${url}/facebook`,
      apiUrl: `${url}/facebook`,
    },
    ...phoneAccess(url, keys, programUrl),
    translation: { kind: 'sandbox', url, key: null },
  };
}

// Older installations keep their key and get the missing ones.
function ensureKeys(path: string): Keys {
  const stored = readPrivateJson<Partial<Keys>>(path) ?? {};
  const random = () => randomBytes(24).toString('base64url').replaceAll(/[-_]/g, 'x');
  const keys = {
    secretKey: `sk_test_${random()}`,
    publishableKey: `pk_test_${random()}`,
    webhookSecret: `whsec_${random()}`,
    paypalClientId: `sandbox-client-${random()}`,
    paypalClientSecret: `sandbox-secret-${random()}`,
    paypalWebhookId: `WHSANDBOX${random()}`,
    googleId: `sandbox-google-${random()}`,
    googleSecret: random(),
    googleKey: JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })),
    facebookId: `sandbox-app-${random()}`,
    facebookSecret: random(),
    ...newPhoneKeys(random),
    ...stored,
  };
  if (Object.keys(stored).length < Object.keys(keys).length) writePrivateJson(path, keys);
  return keys;
}

// In its own session, so Ctrl-C reaches it last; ends with its IPC channel. Keys are in the environment, hidden from
// process lists.
function run(options: SandboxOptions, port: number, keys: Keys): ChildProcess {
  const args = [
    '--port',
    String(port),
    '--data',
    join(options.dataDir, 'sandbox'),
    '--webhook-url',
    `${options.programUrl}/webhooks/stripe`,
    '--paypal-webhook-url',
    `${options.programUrl}/webhooks/paypal`,
    '--shop-url',
    options.shopUrl,
    '--phone-url',
    options.programUrl,
    ...(options.publicOrigin ? ['--public-url', `${options.publicOrigin}${sandboxPath}`] : []),
  ];
  return fork(program, args, {
    detached: true,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      SANDBOX_SECRET_KEY: keys.secretKey,
      SANDBOX_PUBLISHABLE_KEY: keys.publishableKey,
      SANDBOX_WEBHOOK_SECRET: keys.webhookSecret,
      SANDBOX_PAYPAL_CLIENT_ID: keys.paypalClientId,
      SANDBOX_PAYPAL_CLIENT_SECRET: keys.paypalClientSecret,
      SANDBOX_PAYPAL_WEBHOOK_ID: keys.paypalWebhookId,
      SANDBOX_GOOGLE_ID: keys.googleId,
      SANDBOX_GOOGLE_SECRET: keys.googleSecret,
      SANDBOX_GOOGLE_KEY: keys.googleKey,
      SANDBOX_FACEBOOK_ID: keys.facebookId,
      SANDBOX_FACEBOOK_SECRET: keys.facebookSecret,
      ...phoneEnvironment(keys),
    },
  });
}

/** Returns its port. */
async function untilReady(child: ChildProcess): Promise<number> {
  const failed = once(child, 'exit').then(([code]) => {
    throw new StartRefused(
      `BANYAN_SANDBOX_PORT: the payment sandbox ended with code ${String(code)} instead of starting.`,
    );
  });
  const [{ port }] = (await Promise.race([once(child, 'message'), failed])) as [{ port: number }];
  return port;
}
