import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { configure, settle, type RawSettings } from './configure.ts';
import { renderExample } from './env-file.ts';
import { Secret } from './secret.ts';

const folder = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (environment: RawSettings, file: RawSettings = {}) => configure({ environment, file, folder });

function accepted(environment: RawSettings, file: RawSettings = {}) {
  const result = read(environment, file);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.config;
}

function refusals(environment: RawSettings, file: RawSettings = {}): string[] {
  const result = read(environment, file);
  return result.ok ? [] : result.problems;
}

const production = {
  BANYAN_MODE: 'production',
  BANYAN_ORIGIN: 'https://banyan.example',
  SMTP_URL: 'none',
  STRIPE_SECRET_KEY: 'none',
  PAYPAL_CLIENT_ID: 'none',
  SMS_ACCOUNT_SID: 'none',
  WHATSAPP_PHONE_NUMBER_ID: 'none',
};
const liveKeys = {
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
};

describe('settings', () => {
  it('needs none: a demo on this machine with a sandbox and a database of its own', () => {
    const config = accepted({});
    expect(config).toMatchObject({
      mode: 'demo',
      origin: 'http://localhost:3000',
      isSecure: false,
      hasDevPages: true,
      listen: { host: '127.0.0.1', port: 3000 },
      stripe: { kind: 'own-sandbox', port: 3001 },
      paypal: { kind: 'own-sandbox' },
      bookingsOpenFrom: '2020-05-01',
      holdMinutes: 15,
      serviceFees: { usual: 0.06 },
      brand: { name: 'Banyan' },
    });
    expect(config.database.url).toBeNull();
    expect(config.dataDir).toBe(`${folder}data`);
    expect(config.uploadDir).toBe(`${folder}data/uploads`);
  });

  it('reads the file by which Apple knows the address, and refuses what is none', () => {
    const proofs = mkdtempSync(join(tmpdir(), 'banyan-apple-'));
    onTestFinished(() => rmSync(proofs, { recursive: true }));
    const named = (name: string, text: string): RawSettings => {
      const path = join(proofs, name);
      writeFileSync(path, text);
      return { APPLE_PAY_DOMAIN_FILE: path };
    };
    expect(accepted({}).applePayFile).toBeNull();
    expect(accepted(named('proof', '7B22707370\n')).applePayFile).toBe('7B22707370');
    const page = refusals(named('page', '<!doctype html>'));
    expect(page).toEqual([expect.stringMatching(/^APPLE_PAY_DOMAIN_FILE: .* is not the file that Apple asks for\.$/)]);
    expect(refusals({ APPLE_PAY_DOMAIN_FILE: 'no/such/file' })[0]).toContain('cannot read');
  });

  it('reports every problem at once, one line each, with name and purpose', () => {
    const lines = refusals({ PORT: 'abc', BANYAN_HOLD_MINUTES: '0', HOST: '0.0.0.0 x', BANYAN_SERVICE_FEE_RATE: '6%' });
    expect(lines).toHaveLength(4);
    expect(lines).toContain(
      'PORT must be a whole number from 0 to 65535 (the port the server listens on; 0 takes a free one).',
    );
    for (const line of lines) expect(line).not.toContain('\n');
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['BANYAN_ORIGIN', 'https://banyan.example/path'],
    ['BANYAN_PUBLIC_DEMO', 'yes'],
    ['WORKER', 'maybe'],
    ['BANYAN_BOOKINGS_OPEN_FROM', '2020-02-30'],
    ['BANYAN_DISTRIBUTOR_USER_ID', '42'],
    ['BANYAN_TRUST_PROXY', '10.0.0.0/8, everyone'],
    ['BANYAN_TRUST_PROXY', '0.0.0.0/0'],
    ['BANYAN_TRUST_PROXY', '10.0.0.0/33'],
    ['MAIL_FROM', 'nobody'],
    ['STRIPE_SECRET_KEY', 'pk_test_1'],
    ['BANYAN_SERVER_TOKEN', 'short'],
    ['SMTP_URL', 'mail.example'],
  ])('refuses %s=%s and names it', (name, value) => {
    const lines = refusals({ [name]: value });
    expect(lines.filter((line) => line.startsWith(`${name} must be`))).toHaveLength(1);
  });

  it('takes master keys of descending versions only', () => {
    const key = 'A'.repeat(43);
    const read = (value: string) => refusals({ BANYAN_MASTER_KEYS: value })[0];
    expect(accepted({ BANYAN_MASTER_KEYS: `12:${key}, 2:${key}` }).masterKeys.map(({ version }) => version)).toEqual([
      12, 2,
    ]);
    for (const value of [key, `0:${key}`, `1:${key}A`, `1:${key},`, '1:short'])
      expect(read(value)).toMatch(/^BANYAN_MASTER_KEYS must be keys with their versions such as 2:KEY,1:KEY/);
    for (const value of [`1:${key},2:${key}`, `1:${key},1:${key}`])
      expect(read(value)).toMatch(/^BANYAN_MASTER_KEYS must be keys of different versions, the newest/);
  });

  it('never repeats a value, which may be a secret', () => {
    expect(refusals({ STRIPE_SECRET_KEY: 'topsecret', DATABASE_URL: 'topsecret' }).join()).not.toContain('topsecret');
  });

  it('takes an empty value as unset', () => {
    expect(accepted({ PORT: '', SMTP_URL: ' ' }).listen.port).toBe(3000);
  });

  it('lets the environment win over the file', () => {
    expect(accepted({ PORT: '4000' }, { PORT: '5000', LOG_LEVEL: 'debug' })).toMatchObject({
      listen: { port: 4000 },
      logLevel: 'debug',
    });
  });

  it('refuses names like ours that nobody knows, and any unknown name in the file', () => {
    expect(refusals({ BANYAN_MOED: 'demo', HOME: '/root', BANYAN_TEST_BROWSER: 'packaged' })).toEqual([
      'BANYAN_MOED is not a setting of Banyan; did you mean BANYAN_MODE?',
    ]);
    expect(refusals({}, { DATABASE: 'x' })).toEqual([
      'DATABASE is not a setting of Banyan; .env.example lists all settings.',
    ]);
  });

  it('refuses a brand file that is missing or wrong', () => {
    expect(refusals({ BANYAN_SETTINGS_FILE: 'nowhere.json' })[0]).toMatch(/^BANYAN_SETTINGS_FILE: cannot read /);
    expect(refusals({ BANYAN_SETTINGS_FILE: 'package.json' })[0]).toMatch(/^BANYAN_SETTINGS_FILE: /);
  });
});

describe('demo mode', () => {
  it('listens on this machine only, unless it is a public demo without /dev pages', () => {
    expect(refusals({ HOST: '0.0.0.0' })[0]).toMatch(/^HOST must stay on this machine .*BANYAN_PUBLIC_DEMO=1/);
    expect(accepted({ HOST: '0.0.0.0', BANYAN_PUBLIC_DEMO: '1' }).hasDevPages).toBe(false);
    expect(accepted({ HOST: '::1' }).origin).toBe('http://localhost:3000');
  });

  it('takes no live key', () => {
    expect(refusals(liveKeys)[0]).toMatch(/^STRIPE_SECRET_KEY must not be a live key/);
  });

  it('calls a provider at another address a sandbox', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    expect(accepted(keys).stripe.kind).toBe('keys');
    expect(accepted({ ...keys, STRIPE_API_URL: 'http://127.0.0.1:4010/' }).stripe).toMatchObject({
      kind: 'sandbox',
      apiUrl: 'http://127.0.0.1:4010',
    });
    expect(refusals({ STRIPE_API_URL: 'http://127.0.0.1:4010' })).toHaveLength(1);
  });

  it('takes PayPal where it pretends, and never the live address', () => {
    const keys = {
      PAYPAL_CLIENT_ID: 'AbC',
      PAYPAL_CLIENT_SECRET: 'x',
      PAYPAL_WEBHOOK_ID: 'WH1',
      PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com',
    };
    expect(accepted(keys).paypal).toMatchObject({ kind: 'keys', pageOrigin: 'https://www.sandbox.paypal.com' });
    const local = { ...keys, PAYPAL_CLIENT_ID: 'sandbox-client-1', PAYPAL_API_URL: 'http://127.0.0.1:4010' };
    expect(accepted(local).paypal).toMatchObject({ kind: 'sandbox', pageOrigin: 'http://127.0.0.1:4010' });
    expect(refusals({ ...keys, PAYPAL_API_URL: '' })[0]).toMatch(/^PAYPAL_API_URL must not be the live address/);
    expect(refusals({ ...local, PAYPAL_CLIENT_ID: 'AbC' })[0]).toMatch(/^PAYPAL_CLIENT_ID must begin with/);
    expect(refusals({ ...keys, PAYPAL_CLIENT_ID: 'sandbox-client-1' })[0]).toMatch(/^PAYPAL_CLIENT_ID must begin/);
    expect(accepted({ PAYPAL_CLIENT_ID: 'none' }).paypal).toEqual({ kind: 'none' });
  });

  it('offers a code to a first visit only with what it gives', () => {
    expect(accepted({}).firstVisit?.code).toBe('WELCOME5');
    expect(accepted({ FIRST_VISIT_CODE: 'none' }).firstVisit).toBeNull();
    expect(accepted(production).firstVisit).toBeNull();
    expect(refusals({ FIRST_VISIT_CODE: 'HELLO5' })[0]).toMatch(/^FIRST_VISIT_TEXT must be set/);
    const offer = { FIRST_VISIT_CODE: 'HELLO5', FIRST_VISIT_TEXT: 'US$5 off' };
    expect(accepted(offer).firstVisit).toEqual({ code: 'HELLO5', text: 'US$5 off' });
  });

  it('keeps the sandbox off the port of the server', () => {
    expect(refusals({ PORT: '4000', BANYAN_SANDBOX_PORT: '4000' })[0]).toMatch(/^BANYAN_SANDBOX_PORT must differ/);
  });
});

describe('production mode', () => {
  it('needs origin, mail and providers, or an explicit none', () => {
    const names = refusals({ BANYAN_MODE: 'production' }).map((line) => line.split(' ')[0]);
    expect(names).toEqual([
      'BANYAN_ORIGIN',
      'SMTP_URL',
      'STRIPE_SECRET_KEY',
      'PAYPAL_CLIENT_ID',
      'SMS_ACCOUNT_SID',
      'WHATSAPP_PHONE_NUMBER_ID',
    ]);
    expect(accepted(production)).toMatchObject({ isSecure: true, hasDevPages: false, stripe: { kind: 'none' } });
  });

  it('never shows a live key to an address that is not the provider', () => {
    const lines = refusals({ ...production, ...liveKeys, STRIPE_API_URL: 'http://127.0.0.1:4010' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^STRIPE_API_URL must be at https:\/\/api.stripe.com when a live key is set/);
    expect(accepted({ ...production, ...liveKeys }).stripe.kind).toBe('keys');
  });

  it('has no sandbox and is no public demo', () => {
    expect(refusals({ ...production, BANYAN_PUBLIC_DEMO: '1', BANYAN_SANDBOX_PORT: '4001' })).toHaveLength(2);
  });

  it.each(['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'])('needs %s next to the secret key', (name) => {
    expect(refusals({ ...production, ...liveKeys, [name]: '' })[0]).toMatch(new RegExp(`^${name} must be set`));
  });
});

describe('a settled configuration', () => {
  it('knows the port that was free, unless the origin was given', () => {
    const none = { kind: 'none' } as const;
    expect(settle(accepted({ PORT: '0' }), { port: 4321, stripe: none }).origin).toBe('http://localhost:4321');
    expect(settle(accepted(production), { port: 4321, stripe: none }).origin).toBe('https://banyan.example');
  });
});

describe('secrets', () => {
  it('are not printed in any way', () => {
    const config = accepted({ DATABASE_URL: 'postgres://u:hunter2@h/db', SMTP_URL: 'smtp://u:hunter2@h' });
    expect(config.database.url?.reveal()).toContain('hunter2');
    for (const text of [JSON.stringify(config), inspect(config, { depth: 9 }), String(new Secret('hunter2'))])
      expect(text).not.toContain('hunter2');
  });
});

describe('.env.example (else: npm run reference)', () => {
  it('is up to date', () => {
    expect(readFileSync(`${folder}.env.example`, 'utf8')).toBe(renderExample());
  });
});
