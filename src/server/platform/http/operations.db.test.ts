import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { recordLog } from '#tests/support/tampering/recorded-log.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { buildMetricsApp, registerHealth } from './operations.ts';

let program: TestApp | undefined;

afterEach(async () => {
  await program?.close();
  program = undefined;
});

const token = 'a-token-of-the-operator';
const production = {
  BANYAN_MODE: 'production',
  BANYAN_ORIGIN: 'https://shop.example',
  SMTP_URL: 'none',
  STRIPE_SECRET_KEY: 'none',
  PAYPAL_CLIENT_ID: 'none',
  SMS_ACCOUNT_SID: 'none',
  WHATSAPP_PHONE_NUMBER_ID: 'none',
  BANYAN_RATE_LIMIT_FACTOR: '1',
};

async function ask(settings: Record<string, string>, headers: Record<string, string> = {}) {
  program ??= await createTestApp({ settings });
  return program.app.inject({ url: '/metrics', headers });
}

describe('/readyz', () => {
  it('is not ready when nothing can be written, asks that now and then, and is no line of the log while all is well', async () => {
    const { log, text } = recordLog();
    const asked: string[] = [];
    let isFull = false;
    const query = async (text: string) => {
      asked.push(text.split(' ')[0] ?? '');
      if (isFull && text.startsWith('create')) throw new Error('No space left on device');
      return { rows: [] };
    };
    const app = Fastify({ loggerInstance: log as never });
    registerHealth(app as never, { pool: { query } } as never);
    const status = async () => (await app.inject('/readyz')).statusCode;
    expect([await status(), await status(), (await app.inject('/healthz')).statusCode]).toEqual([200, 200, 200]);
    expect(asked).toEqual(['create', 'select']);
    expect(text()).toBe('');
    isFull = true;
    const later = Fastify({ loggerInstance: log as never });
    registerHealth(later as never, { pool: { query } } as never);
    expect((await later.inject('/readyz')).statusCode).toBe(503);
    isFull = false;
    expect((await later.inject('/readyz')).statusCode).toBe(200);
    expect(text()).toContain('refuses writes');
    await Promise.all([app.close(), later.close()]);
  });

  it('writes to the database of the program', async () => {
    program ??= await createTestApp({ settings: {} });
    expect((await program.app.inject('/readyz')).statusCode).toBe(200);
  });
});

describe('/metrics', () => {
  it('is open in a demo on this machine', async () => {
    const { statusCode, body } = await ask({});
    expect([statusCode, body.includes('banyan_calls_total')]).toEqual([200, true]);
  });

  it.each([
    ['production', production],
    ['a public demo', { HOST: '0.0.0.0', BANYAN_PUBLIC_DEMO: '1' }],
    ['an installation with a port for it', { ...production, BANYAN_METRICS_TOKEN: token, BANYAN_METRICS_PORT: '9100' }],
  ])('does not exist on the public port of %s', async (_name, settings) => {
    const { statusCode, body } = await ask(settings, { authorization: `Bearer ${token}` });
    expect([statusCode, body.includes('banyan_')]).toEqual([404, false]);
  });

  it('asks for the token where there is one', async () => {
    const settings = { ...production, BANYAN_METRICS_TOKEN: token };
    for (const authorization of ['', 'Bearer', 'Bearer wrong', `Basic ${token}`, token]) {
      const { statusCode, headers, body } = await ask(settings, authorization === '' ? {} : { authorization });
      expect([statusCode, headers['www-authenticate'], body.includes('banyan_')]).toEqual([401, 'Bearer', false]);
    }
    const { statusCode, body } = await ask(settings, { authorization: `bearer ${token}` });
    expect([statusCode, body.includes('banyan_')]).toEqual([200, true]);
  });

  it('has nothing besides it at its own port, and the token holds there too', async () => {
    program = await createTestApp({ settings: { ...production, BANYAN_METRICS_PORT: '9100' } });
    const own = buildMetricsApp(program.services);
    const { config } = program.services;
    const guarded = {
      ...program.services,
      config: { ...config, metrics: { ...config.metrics, token: { reveal: () => token } } },
    };
    const closed = buildMetricsApp(guarded as never);
    try {
      expect((await own.inject('/metrics')).statusCode).toBe(200);
      expect((await own.inject('/')).statusCode).toBe(404);
      expect((await closed.inject('/metrics')).statusCode).toBe(401);
    } finally {
      await Promise.all([own.close(), closed.close()]);
    }
  });
});
