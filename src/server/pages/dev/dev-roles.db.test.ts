// A demo's tools work only on its own machine: no other name, no proxy, no link that logs in.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { createDemoDatabase } from '#tests/support/catalogue/demo.ts';
import { demoLogins } from './dev-roles.ts';

let program: TestApp;

beforeAll(async () => {
  program = await createTestApp({ make: createDemoDatabase });
});
afterAll(() => program.close());

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const ask = (url: string, more: object = {}) =>
  program.app.inject({ method: 'GET', url, headers: { host: 'localhost' }, ...more });
const sessions = async () =>
  (await program.database.pool.query('select count(*)::integer as count from session')).rows[0].count as number;

describe('a person of the demo', () => {
  it.each(demoLogins)('$role is opened by a press, and not by a link', async ({ role, path, begins }) => {
    const before = await sessions();
    const shown = await ask(path);
    expect([shown.statusCode, shown.body.includes(`Continue as the ${role}`)]).toEqual([200, true]);
    expect(await sessions()).toBe(before);
    const pressed = await ask(path, { method: 'POST', headers: { host: 'localhost', ...form } });
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, begins]);
    expect(await sessions()).toBe(before + 1);
  });

  it('is the operator with every right of the back office', async () => {
    const pressed = await ask('/dev/as/operator', { method: 'POST', headers: { host: 'localhost', ...form } });
    const cookie = pressed.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const answer = await ask('/api/user/auth', {
      method: 'POST',
      headers: { host: 'localhost', cookie, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(answer.json()).toMatchObject({ roles: ['user', 'operator'] });
  });

  it('asks as whom before a popup that needs somebody', async () => {
    const before = await sessions();
    expect((await ask('/dev/popups/show-factor')).body).toContain('Continue as the operator');
    expect((await ask('/dev/popups/login')).statusCode).toBe(303);
    expect(await sessions()).toBe(before);
    const pressed = await ask('/dev/popups/show-factor', { method: 'POST', headers: { host: 'localhost', ...form } });
    expect(pressed.headers.location).toBe('/admin#popup=show-factor');
  });
});

describe('the tools of a demo', () => {
  const tools = ['/dev/as/guest', '/dev/mail', '/dev/popups', '/dev/popups/login', '/dev/bar.js'];

  it.each([
    ['through a proxy', { headers: { host: 'localhost', 'x-forwarded-for': '203.0.113.7' } }],
    ['through another kind of proxy', { headers: { host: 'localhost', forwarded: 'for=203.0.113.7' } }],
    ['from another machine', { remoteAddress: '203.0.113.7' }],
  ])('are nothing %s', async (_how, more) => {
    for (const url of tools) expect((await ask(url, more)).statusCode, url).toBe(404);
    const posted = {
      method: 'POST',
      ...more,
      headers: { ...('headers' in more ? more.headers : { host: 'localhost' }), ...form },
    };
    expect((await ask('/dev/as/operator', posted)).statusCode).toBe(404);
  });

  it('take no form of another site', async () => {
    for (const foreign of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      const headers = { host: 'localhost', ...form, ...foreign };
      for (const url of ['/dev/as/operator', '/dev/popups/show-factor'])
        expect((await ask(url, { method: 'POST', headers })).statusCode).toBe(404);
    }
  });

  it.each(['evil.example', 'evil.example:3000', 'localhost.evil.example', '203.0.113.7'])(
    'are of a demo that does not answer as %s',
    async (host) => {
      for (const url of ['/', '/api/user/auth', ...tools])
        expect((await ask(url, { headers: { host } })).statusCode, url).toBe(421);
    },
  );

  it.each(['localhost:3000', '127.0.0.1', '[::1]:3000', 'banyan.localhost'])('answer as %s', async (host) => {
    expect((await ask('/dev/mail', { headers: { host } })).statusCode).toBe(200);
  });
});

describe('an address that begins with two strokes', () => {
  it.each(['///', '//[', '//:', '//localhost:99999/', '//anything/admin', '//2/hanoi'])(
    '%s is one that does not exist',
    async (url) => {
      const answer = await ask('/', { url });
      expect(answer.statusCode).toBe(404);
    },
  );
});
