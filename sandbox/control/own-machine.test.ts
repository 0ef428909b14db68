import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSandbox } from '#sandbox/app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = buildSandbox();
  await app.ready();
});
afterAll(() => app.close());

const own = { host: '127.0.0.1:3001' };
const json = { 'content-type': 'application/json' };
const post = (url: string, headers: Record<string, string>, payload = '{}') =>
  app.inject({ method: 'POST', url, headers, payload });

describe('the control path', () => {
  it.each([
    ['a program', {}],
    ['its own page', { origin: 'http://127.0.0.1:3001', 'sec-fetch-site': 'same-origin' }],
    ['an address that was typed', { 'sec-fetch-site': 'none' }],
  ])('takes orders of %s on this machine', async (_name, headers) => {
    expect((await post('/_control/reset', { ...own, ...json, ...headers })).statusCode).toBe(200);
  });

  it.each<[string, Record<string, string>, number]>([
    ['another page', { ...own, ...json, origin: 'https://evil.example' }, 403],
    ['another page of this machine', { ...own, ...json, origin: 'http://127.0.0.1:3000' }, 403],
    ['a page without an origin', { ...own, ...json, origin: 'null' }, 403],
    ['a page of another site, by what the browser says', { ...own, ...json, 'sec-fetch-site': 'cross-site' }, 403],
    ['another port, by what the browser says', { ...own, ...json, 'sec-fetch-site': 'same-site' }, 403],
    ['a name that was made to point here', { ...json, host: 'evil.example:3001' }, 403],
    ['a plain form', { ...own, 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a form of plain text', { ...own, 'content-type': 'text/plain' }, 415],
  ])('refuses orders of %s', async (_name, headers, status) => {
    for (const url of [
      '/_control/reset',
      '/_control/clock',
      '/_control/faults',
      '/_control/webhooks',
      '/_control/settle',
    ])
      expect((await post(url, headers)).statusCode, url).toBe(status);
  });

  it('and the list of payments show nothing under another name, and the buttons obey no other page', async () => {
    for (const url of ['/', '/_control/', '/_control/books']) {
      expect((await app.inject({ url, headers: { host: 'evil.example' } })).statusCode, url).toBe(403);
      expect((await app.inject({ url, headers: own })).statusCode, url).toBe(200);
    }
    const form = { ...own, 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post('/actions/refund', { ...form, origin: 'https://evil.example' }, 'payment=x')).statusCode).toBe(
      403,
    );
    expect((await post('/actions/refund', { ...form, origin: 'http://127.0.0.1:3001' }, 'payment=x')).statusCode).toBe(
      404,
    );
  });
});
