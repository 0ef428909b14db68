import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { configure, type RawSettings } from './configure.ts';

const folder = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (environment: RawSettings) => configure({ environment, folder });

function accepted(environment: RawSettings) {
  const result = read(environment);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.config;
}

function refusals(environment: RawSettings): string[] {
  const result = read(environment);
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

describe('an installation', () => {
  it('has an https origin, or one of this machine, or an http one that was allowed by name', () => {
    const at = (origin: string, more = {}) => refusals({ ...production, BANYAN_ORIGIN: origin, ...more });
    expect(at('http://shop.example')).toHaveLength(1);
    expect(at('http://10.0.0.7:3000')[0]).toMatch(/^BANYAN_ORIGIN must begin with https:.*BANYAN_ALLOW_HTTP_ORIGIN=1/);
    expect(at('http://shop.example', { BANYAN_ALLOW_HTTP_ORIGIN: '1' })).toEqual([]);
    for (const own of ['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000', 'https://shop.example'])
      expect(at(own), own).toEqual([]);
  });

  it('shows its metrics to anyone who has the token, or at a port of their own', () => {
    const long = 'a token of the operator';
    expect(accepted(production).metrics).toEqual({ port: null, token: null, isPublic: false });
    expect(accepted({ ...production, BANYAN_METRICS_TOKEN: long }).metrics.isPublic).toBe(true);
    expect(accepted({ ...production, BANYAN_METRICS_TOKEN: long, BANYAN_METRICS_PORT: '9100' }).metrics).toMatchObject({
      port: 9100,
      isPublic: false,
    });
    expect(accepted({}).metrics.isPublic, 'a demo on this machine').toBe(true);
    expect(accepted({ HOST: '0.0.0.0', BANYAN_PUBLIC_DEMO: '1' }).metrics.isPublic).toBe(false);
    expect(refusals({ BANYAN_METRICS_TOKEN: 'short' })[0]).toMatch(/^BANYAN_METRICS_TOKEN must be/);
    expect(refusals({ PORT: '4000', BANYAN_METRICS_PORT: '4000' })[0]).toMatch(/^BANYAN_METRICS_PORT must differ/);
  });
});
