import { describe, expect, it } from 'vitest';
import { projectFolder, type Config } from '#src/server/platform/config.ts';
import { configure, settle } from '#src/server/platform/config/configure.ts';
import { readDemoFiles } from '#src/server/seed/demo-files.ts';
import { Secret } from '#src/server/platform/config/secret.ts';
import { pageSettings } from './page-settings.ts';

const assets = { headScript: '', entry: '', css: [], fonts: [], styles: {}, modules: {} };
const secret = new Secret('hidden');
const stripe = {
  kind: 'sandbox',
  secretKey: secret,
  publishableKey: 'pk_test_1',
  webhookSecret: secret,
  apiUrl: 'http://127.0.0.1:1',
  scriptUrl: 'http://127.0.0.1:1/stripe.js',
} as const;
const paypal = {
  kind: 'keys',
  clientId: 'id',
  clientSecret: secret,
  webhookId: 'WH',
  apiUrl: 'https://api-m.paypal.com',
  pageOrigin: 'https://www.paypal.com',
} as const;

function settingsOf(found: Pick<Config, 'stripe' | 'paypal'>, environment: Record<string, string> = {}) {
  const read = configure({ environment, folder: projectFolder });
  if (!read.ok) throw new Error(read.problems.join());
  return pageSettings(settle(read.config, { port: 1, ...found }), assets, { locale: 'en_US', hero: null });
}

describe('what a page is told about languages', () => {
  const none = { stripe: { kind: 'none' }, paypal: { kind: 'none' } } as const;

  it('is nothing where there is one', () => {
    expect(settingsOf(none, { BANYAN_LOCALES: 'en_US' }).languages).toEqual([]);
  });

  it('is each in its own words, with the country where two are called the same', () => {
    expect(settingsOf(none, { BANYAN_LOCALES: 'ar_XB' }).languages).toEqual([
      { locale: 'en_US', title: 'English' },
      { locale: 'ar_XB', title: 'العربية' },
    ]);
    const titles = settingsOf(none, { BANYAN_LOCALES: 'en_XA' }).languages.map(({ title }) => title);
    expect(titles[0]).toBe('English (United States)');
    expect(new Set(titles).size).toBe(2);
  });
});

describe('what a page is told about paying', () => {
  it('is every way that there is, the card first, and where PayPal is', () => {
    const { payment } = settingsOf({ stripe, paypal });
    expect(payment).toEqual({
      publicKey: 'pk_test_1',
      scriptUrl: 'http://127.0.0.1:1/stripe.js',
      methods: ['card', 'paypal', 'alipay'],
      paypalOrigin: 'https://www.paypal.com',
    });
  });

  it('is only what the operator has', () => {
    expect(settingsOf({ stripe, paypal: { kind: 'none' } }).payment.methods).toEqual(['card', 'alipay']);
    expect(settingsOf({ stripe: { kind: 'none' }, paypal }).payment).toMatchObject({
      publicKey: '',
      methods: ['paypal'],
    });
    const none = settingsOf({ stripe: { kind: 'none' }, paypal: { kind: 'none' } }).payment;
    expect(none).toEqual({ publicKey: '', scriptUrl: '', methods: [], paypalOrigin: null });
  });

  it('holds no secret', () => {
    expect(JSON.stringify(settingsOf({ stripe, paypal }))).not.toContain('hidden');
  });

  it('names the code of a first visit with what it gives', () => {
    const offer = { FIRST_VISIT_CODE: 'HELLO5', FIRST_VISIT_TEXT: 'US$5 off your first booking' };
    expect(settingsOf({ stripe, paypal }, offer).firstVisit).toEqual({ code: 'HELLO5', text: offer.FIRST_VISIT_TEXT });
    expect(settingsOf({ stripe, paypal }, { FIRST_VISIT_CODE: 'none' }).firstVisit).toBeNull();
  });

  it('offers a code of its own in a demo where nothing is set', async () => {
    const offered = settingsOf({ stripe, paypal }).firstVisit;
    const { coupons } = (await readDemoFiles()).shared;
    expect(coupons.find(({ code }) => code === offered?.code)).toMatchObject({ amount: 5, minimum_spend: 20 });
    expect(offered?.text).toMatch(/US\$5 .* US\$20/);
  });
});
