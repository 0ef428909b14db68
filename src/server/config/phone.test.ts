// What the settings say of services for phones, and what a start names as missing (docs/operations.md#phone-services).
import { describe, expect, it } from 'vitest';
import { projectFolder } from '#src/server/config.ts';
import { configure } from './configure.ts';
import type { RawSettings } from './modes.ts';

const read = (environment: RawSettings) => configure({ environment, folder: projectFolder });
const planned = (environment: RawSettings) => {
  const result = read(environment);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return { sms: result.config.sms, whatsapp: result.config.whatsapp };
};
const problems = (environment: RawSettings) => {
  const result = read(environment);
  return result.ok ? [] : result.problems.map((line) => line.split(' (', 1)[0]);
};

const sid = `AC${'a'.repeat(32)}`;
const sms = { SMS_ACCOUNT_SID: sid, SMS_AUTH_TOKEN: 'hidden-one', SMS_FROM: '+15005550006' };
const whatsapp = {
  WHATSAPP_PHONE_NUMBER_ID: '123456789',
  WHATSAPP_TOKEN: 'hidden-two',
  WHATSAPP_APP_SECRET: 'hidden-three',
  WHATSAPP_VERIFY_TOKEN: 'verify',
};
const production = {
  BANYAN_MODE: 'production',
  BANYAN_ORIGIN: 'https://banyan.example',
  SMTP_URL: 'none',
  STRIPE_SECRET_KEY: 'none',
  PAYPAL_CLIENT_ID: 'none',
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
    expect(problems({ ...production, SMS_ACCOUNT_SID: 'none', WHATSAPP_PHONE_NUMBER_ID: 'none' })).toEqual([]);
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
