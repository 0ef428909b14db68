import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '#src/contract/errors.ts';
import { failureJson, failurePage } from './failures.ts';

const site = { brand: { name: 'Ferns & Co' }, locales: ['en_US', 'ar_XB'] };
const request = (cookie = '') => ({ id: 'ref-<1>', headers: { cookie } }) as FastifyRequest;
const render = (code: ErrorCode, cookie?: string) => failurePage(request(cookie), code, site);

describe('the page of last resort', () => {
  it('says Something wrong, gives a reference to quote, and leads home', () => {
    const html = render('internal');
    expect(html).toContain('<h1>Something wrong</h1>');
    expect(html).toContain('Reference: <code>ref-&lt;1&gt;</code>');
    expect(html).toContain('<a href="/">Back to Ferns &amp; Co</a>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('<script');
  });

  it.each([
    ['internal', 'We’ve logged what happened'],
    ['unavailable', 'Please try again in a moment.'],
    ['not-found', 'Check the address'],
  ] as const)('advises for %s: %s', (code, advice) => {
    expect(render(code)).toContain(`<p>${advice}`);
  });

  it('gives no reference for what is not ours to look for', () => {
    expect(render('not-found')).not.toContain('Reference');
  });

  it('is in the language of the cookie, before any hook has read it', () => {
    const html = render('not-found', 'a=1; i18n_redirected=ar_XB; b=2');
    expect(html).toContain('<html lang="ar-XB" dir="rtl">');
    expect(html).toContain('\u202ECheck the address, or start again from the home page.\u202C');
    expect(html).not.toContain('<h1>P');
    expect(render('not-found', 'i18n_redirected=vi_VN')).toContain('<html lang="en-US" dir="ltr">');
    expect(failureJson(request('i18n_redirected=ar_XB'), 'not-found', site).message).toMatch(/^\u202E/);
  });
});
