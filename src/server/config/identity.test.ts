import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { configure, settle } from './configure.ts';
import { offeredIdentities } from './identity.ts';
import type { RawSettings } from './modes.ts';
import { Secret } from './secret.ts';

const folder = fileURLToPath(new URL('../../../', import.meta.url));
const read = (environment: RawSettings) => configure({ environment, folder });

function accepted(environment: RawSettings) {
  const result = read(environment);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.config;
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
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const facebook = { SOCIAL_APP_ID: '123', SOCIAL_APP_SECRET: 'secret' };
const kinds = (environment: RawSettings) => {
  const config = accepted(environment);
  return [config.google.kind, config.facebook.kind];
};

describe('logging in elsewhere', () => {
  it.each<[string, RawSettings, [string, string]]>([
    ['a demo has stand-ins', {}, ['own-sandbox', 'own-sandbox']],
    ['a demo may do without', { GOOGLE_CLIENT_ID: 'none', SOCIAL_APP_ID: 'none' }, ['none', 'none']],
    ['a demo with keys asks the real ones', { ...google, ...facebook }, ['keys', 'keys']],
    ['a demo without a sandbox has no stand-ins', { STRIPE_SECRET_KEY: 'none' }, ['none', 'none']],
    ['a public demo has no stand-ins', { BANYAN_PUBLIC_DEMO: '1' }, ['none', 'none']],
    ['production has none by itself', production, ['none', 'none']],
    ['production has what has keys', { ...production, ...google }, ['keys', 'none']],
    ['an app without its secret is only named to pages', { ...production, SOCIAL_APP_ID: '123' }, ['none', 'none']],
  ])('%s', (_what, environment, expected) => {
    expect(kinds(environment)).toEqual(expected);
  });

  it.each<[string, RawSettings, RegExp]>([
    ['half of the keys', { ...production, GOOGLE_CLIENT_ID: 'id' }, /^GOOGLE_CLIENT_SECRET must be set/],
    ['an open line', { ...production, ...google, GOOGLE_ISSUER: 'http://id.example' }, /^GOOGLE_ISSUER must begin/],
    ['another one', { ...production, FACEBOOK_API_URL: 'http://graph.example' }, /^FACEBOOK_API_URL must begin/],
  ])('refuses %s', (_what, environment, problem) => {
    const result = read(environment);
    expect(result.ok ? [] : result.problems).toEqual([expect.stringMatching(problem)]);
  });

  it('offers what is settled: a stand-in that does not run is none', () => {
    const planned = accepted({});
    expect(offeredIdentities(settle(planned, { port: 3000 }))).toEqual([]);
    const access = {
      kind: 'sandbox',
      issuer: 'http://127.0.0.1:1/google',
      clientId: 'id',
      clientSecret: new Secret('x'),
    } as const;
    expect(offeredIdentities(settle(planned, { port: 3000, google: access }))).toEqual(['google']);
  });
});
