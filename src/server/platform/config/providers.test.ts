// External services in the settings, and which ones a start names as missing (docs/operations/providers.md#phones).
import { describe, expect, it } from 'vitest';
import { projectFolder } from '#src/server/platform/config.ts';
import { configure, type RawSettings, settle } from './configure.ts';
import { offeredIdentities } from './providers.ts';
import { Secret } from './secret.ts';

const read = (environment: RawSettings) => configure({ environment, folder: projectFolder });

function accepted(environment: RawSettings) {
  const result = read(environment);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.config;
}
const planned = (environment: RawSettings) => {
  const { sms, whatsapp } = accepted(environment);
  return { sms, whatsapp };
};
const problems = (environment: RawSettings) => {
  const result = read(environment);
  return result.ok ? [] : result.problems.map((line) => line.split(' (', 1)[0]);
};

const production = {
  BANYAN_MODE: 'production',
  BANYAN_ORIGIN: 'https://banyan.example',
  SMTP_URL: 'none',
  STRIPE_SECRET_KEY: 'none',
  PAYPAL_CLIENT_ID: 'none',
};
const phones = { SMS_ACCOUNT_SID: 'none', WHATSAPP_PHONE_NUMBER_ID: 'none' };
const installed = { ...production, ...phones };

const sid = `AC${'a'.repeat(32)}`;
const sms = { SMS_ACCOUNT_SID: sid, SMS_AUTH_TOKEN: 'hidden-one', SMS_FROM: '+15005550006' };
const whatsapp = {
  WHATSAPP_PHONE_NUMBER_ID: '123456789',
  WHATSAPP_TOKEN: 'hidden-two',
  WHATSAPP_APP_SECRET: 'hidden-three',
  WHATSAPP_VERIFY_TOKEN: 'verify',
};

describe('services for phones', () => {
  it('are the sandbox’s in a demo on this machine, and none where others reach it or there is no sandbox', () => {
    const own = { kind: 'own-sandbox' };
    expect(planned({})).toEqual({ sms: own, whatsapp: own });
    const none = { kind: 'none' };
    expect(planned({ BANYAN_PUBLIC_DEMO: '1', HOST: '0.0.0.0' })).toEqual({ sms: none, whatsapp: none });
    expect(planned({ STRIPE_SECRET_KEY: 'none' })).toEqual({ sms: none, whatsapp: none });
  });

  it('are reached by their keys, and call back at our own address', () => {
    const { sms: own, whatsapp: other } = planned({ ...production, ...sms, ...whatsapp });
    expect(own).toMatchObject({ kind: 'keys', from: '+15005550006', hooksUrl: 'https://banyan.example' });
    expect(other).toMatchObject({ kind: 'keys', phoneNumberId: '123456789', templates: 'banyan' });
    expect(JSON.stringify([own, other])).not.toContain('hidden');
    expect(planned({ ...sms, SMS_FROM: `MG${'b'.repeat(32)}` }).sms).toMatchObject({ from: `MG${'b'.repeat(32)}` });
  });

  it('are named in production, each or none', () => {
    expect(problems(production)).toEqual([
      'SMS_ACCOUNT_SID must be set, or none, in production mode',
      'WHATSAPP_PHONE_NUMBER_ID must be set, or none, in production mode',
    ]);
    expect(problems({ ...production, ...phones })).toEqual([]);
    expect(problems({ ...production, ...sms, ...whatsapp })).toEqual([]);
  });

  it.each([
    [
      { SMS_ACCOUNT_SID: sid },
      ['SMS_AUTH_TOKEN must be set, because SMS_ACCOUNT_SID is', 'SMS_FROM must be set, because SMS_ACCOUNT_SID is'],
    ],
    [
      { ...whatsapp, WHATSAPP_APP_SECRET: '' },
      ['WHATSAPP_APP_SECRET must be set, because WHATSAPP_PHONE_NUMBER_ID is'],
    ],
    [{ SMS_ACCOUNT_SID: 'AC1' }, ['SMS_ACCOUNT_SID must be an account id that begins with AC, or none']],
    [
      { ...sms, SMS_FROM: 'Banyan' },
      ['SMS_FROM must be a number such as +15005550006, or the id of a messaging service'],
    ],
    [
      { ...production, ...sms, ...whatsapp, SMS_API_URL: 'http://sms.example' },
      ['SMS_API_URL must begin with https:// in production mode'],
    ],
    [{ SMS_ACOUNT_SID: sid }, ['SMS_ACOUNT_SID is not a setting of Banyan; did you mean SMS_ACCOUNT_SID?']],
  ] as const)('%j is refused', (environment, named) => {
    expect(problems(environment as RawSettings)).toEqual(named);
  });
});

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
    ['installed has none by itself', installed, ['none', 'none']],
    ['installed has what has keys', { ...installed, ...google }, ['keys', 'none']],
    ['an app without its secret is only named to pages', { ...installed, SOCIAL_APP_ID: '123' }, ['none', 'none']],
  ])('%s', (_what, environment, expected) => {
    expect(kinds(environment)).toEqual(expected);
  });

  it.each<[string, RawSettings, RegExp]>([
    ['half of the keys', { ...installed, GOOGLE_CLIENT_ID: 'id' }, /^GOOGLE_CLIENT_SECRET must be set/],
    ['an open line', { ...installed, ...google, GOOGLE_ISSUER: 'http://id.example' }, /^GOOGLE_ISSUER must begin/],
    ['another one', { ...installed, FACEBOOK_API_URL: 'http://graph.example' }, /^FACEBOOK_API_URL must begin/],
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
