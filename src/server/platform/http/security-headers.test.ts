import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { hashSource, inlineText, registerSecurityHeaders } from './security-headers.ts';
import { fileURLToPath } from 'node:url';
import { configure, settle } from '#src/server/platform/config/configure.ts';
import { paymentOrigins } from '#src/server/platform/config/providers.ts';
import { Secret } from '#src/server/platform/config/secret.ts';

describe('the script in a page', () => {
  it('keeps its names to itself', () => {
    expect(inlineText('var e = 1;\n')).toBe('(()=>{var e = 1;})()');
  });

  it.each(['"</script>"', '"</SCRIPT "', '"<!--"'])('is refused when %s stands in it', (text) => {
    expect(() => inlineText(text)).toThrow('contains its own closing tag');
  });

  it('is named by the hash of its text, as browsers take it', () => {
    expect(hashSource('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  });
});

const folder = fileURLToPath(new URL('../../../..', import.meta.url));

async function headersUnder(environment: Record<string, string>, inline: string[] = [], url = '/') {
  const read = configure({ environment, folder });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const app = fastify();
  registerSecurityHeaders(app, settle(read.config, { port: 3000, stripe: { kind: 'none' } }), inline);
  app.get(url, async () => 'page');
  const { headers } = await app.inject(url);
  await app.close();
  return headers;
}

/** The content policy under these settings, by directive. */
async function policyOf(environment: Record<string, string>, inline: string[] = []): Promise<Record<string, string[]>> {
  const headers = await headersUnder(environment, inline);
  const parts = String(headers['content-security-policy']).split(';');
  return Object.fromEntries(parts.map((part) => [part.split(' ', 1)[0], part.split(' ').slice(1)]));
}

describe('a file', () => {
  it('has a short policy, but for a worker, which loads by its own', async () => {
    const policyAt = async (url: string) => (await headersUnder({}, [], url))['content-security-policy'];
    for (const url of ['/assets/page-C9YY.js', '/images/home-dawn/card-295.avif'])
      expect(await policyAt(url)).toBe("default-src 'none'");
    for (const url of ['/', '/assets/map-worker-DTh2.js', '/static/categories.svg'])
      expect(await policyAt(url)).toContain('connect-src');
  });
});

describe('every answer', () => {
  it('forbids guessing of types, frames, foreign use and whole addresses for others, and demands https where it is', async () => {
    const settings = { MAP_STYLE_URL: 'none', BANYAN_ORIGIN: 'https://shop.example' };
    expect(await headersUnder(settings)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(await headersUnder({ ...settings, BANYAN_HSTS_SUBDOMAINS: '0' })).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
    });
    expect(await headersUnder({ MAP_STYLE_URL: 'none' })).not.toHaveProperty('strict-transport-security');
    expect(await headersUnder(settings)).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('the content policy', () => {
  it('runs no plugin, moves no base address, and stands in no frame', async () => {
    const policy = await policyOf({ MAP_STYLE_URL: 'none' });
    expect([policy['object-src'], policy['base-uri'], policy['frame-ancestors'], policy['default-src']]).toEqual([
      ["'none'"],
      ["'none'"],
      ["'none'"],
      ["'self'"],
    ]);
  });

  it('lets scripts in from this server alone, and no inline script', async () => {
    const policy = await policyOf({ MAP_STYLE_URL: 'none' });
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['connect-src']).toEqual(["'self'"]);
    expect(policy['img-src']).toEqual(["'self'", 'data:']);
  });

  it('names the hash of each script that stands in a page, and of no other', async () => {
    // Browsers hash the text between the tags, in UTF-8.
    const policy = await policyOf({ MAP_STYLE_URL: 'none' }, ['alert(1)']);
    expect(policy['script-src']).toEqual(["'self'", "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
  });

  it('opens to the map, for data and pictures only', async () => {
    const policy = await policyOf({
      MAP_STYLE_URL: 'https://maps.example/styles/paper?key={key}',
      MAP_HOSTS: 'https://tiles.example',
    });
    expect(policy['connect-src']).toEqual(["'self'", 'https://maps.example', 'https://tiles.example']);
    expect(policy['img-src']).toContain('https://tiles.example');
    expect(policy['script-src']).toEqual(["'self'"]);
  });

  it('opens to a picture host', async () => {
    const policy = await policyOf({ MAP_STYLE_URL: 'none', BANYAN_IMAGE_BASE: 'https://cdn.example/pictures/' });
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://cdn.example']);
  });

  it('opens to a tag only where an id is set', async () => {
    const policy = await policyOf({ MAP_STYLE_URL: 'none', ANALYTICS_IDS: 'G-ABC123' });
    expect(policy['script-src']).toEqual(["'self'", 'https://www.googletagmanager.com']);
    expect(policy['connect-src']).toContain('https://*.google-analytics.com');
  });

  it('lets a form lead to PayPal and nowhere else', async () => {
    const keys = { PAYPAL_CLIENT_ID: 'A', PAYPAL_CLIENT_SECRET: 'x', PAYPAL_WEBHOOK_ID: 'W' };
    const policy = await policyOf({
      ...keys,
      PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com',
      MAP_STYLE_URL: 'none',
    });
    expect(policy['form-action']).toEqual(["'self'", 'https://www.sandbox.paypal.com']);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['frame-src']).toEqual(["'none'"]);
    expect((await policyOf({ MAP_STYLE_URL: 'none' }))['form-action']).toEqual(["'self'"]);
  });
});

describe('the origins of payments', () => {
  it('are those of the card provider, with the pages that a payment may be sent on to', () => {
    const secret = new Secret('x');
    const stripe = {
      kind: 'keys' as const,
      secretKey: secret,
      publishableKey: 'pk',
      webhookSecret: secret,
      apiUrl: 'https://api.stripe.com',
      scriptUrl: 'https://js.stripe.com/endive/stripe.js',
    };
    expect(paymentOrigins({ stripe, paypal: { kind: 'none' } })).toEqual({
      script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
      frame: [
        'https://js.stripe.com',
        'https://*.js.stripe.com',
        'https://hooks.stripe.com',
        'https://link.com',
        'https://*.link.com',
      ],
      connect: ['https://api.stripe.com', 'https://js.stripe.com', 'https://*.js.stripe.com'],
      form: ['https://hooks.stripe.com', 'https://pm-redirects.stripe.com', 'https://*.alipay.com'],
    });
    const local = { ...stripe, kind: 'sandbox' as const, scriptUrl: 'http://127.0.0.1:3001/stripe.js' };
    expect(paymentOrigins({ stripe: local, paypal: { kind: 'none' } }).form).toEqual(['http://127.0.0.1:3001']);
  });
});
