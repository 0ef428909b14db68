// Real protocols over loopback: valid responses, and those that are refused.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configure, settle } from '#src/server/platform/config/configure.ts';
import { goThrough, startStandIns, type Saying, type StandIns } from '#tests/support/sandbox/identity-stand-ins.ts';
import { createGateways } from './providers.ts';
import type { FlowSecrets, IdentityGateways } from './identity-port.ts';

const shop = 'http://localhost:3000';
const flow: FlowSecrets = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) };
let standIns: StandIns;

beforeAll(async () => void (standIns = await startStandIns(shop)));
afterAll(async () => standIns?.sandbox.close());

function gatewaysFor(more: Record<string, string> = {}): IdentityGateways {
  const environment = { STRIPE_SECRET_KEY: 'none', ...standIns.settings, ...more };
  const read = configure({ environment, folder: process.cwd() });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return createGateways(settle(read.config, { port: 3000 })).identity;
}

function gatewayOf(name: 'google' | 'facebook', more?: Record<string, string>) {
  const gateway = gatewaysFor(more)[name];
  if (gateway === null) throw new Error(`no ${name}`);
  return gateway;
}

async function returnOf(name: 'google' | 'facebook', saying: Saying): Promise<URL> {
  const begun = await gatewayOf(name).begin(flow, `${shop}/user/with/${name}/return`);
  if (!('url' in begun)) throw new Error(begun.fault);
  return goThrough(begun.url, shop, saying);
}

const mara = { email: 'Mara@example.test' };

describe('Google', () => {
  it('names a person, whose address counts as proved when it says so', async () => {
    const returned = await returnOf('google', mara);
    expect(await gatewayOf('google').finish(flow, returned)).toEqual({
      provider: 'google',
      issuer: `${standIns.sandbox.url}/google`,
      subject: expect.stringMatching(/^\d{21}$/),
      email: 'Mara@example.test',
      isEmailVerified: true,
      firstName: 'Mara',
      lastName: 'Sample',
    });
    const unproved = await gatewayOf('google').finish(flow, await returnOf('google', { ...mara, verified: false }));
    expect(unproved).toMatchObject({ email: 'Mara@example.test', isEmailVerified: false });
  });

  it('is asked with PKCE, state and nonce', async () => {
    const begun = await gatewayOf('google').begin(flow, `${shop}/user/with/google/return`);
    const query = 'url' in begun ? new URL(begun.url).searchParams : new URLSearchParams();
    expect(Object.fromEntries(query)).toMatchObject({
      state: flow.state,
      nonce: flow.nonce,
      code_challenge_method: 'S256',
      response_type: 'code',
      scope: 'openid email profile',
    });
    expect(query.toString()).not.toContain(flow.verifier);
  });

  it.each<[string, Partial<FlowSecrets>]>([
    ['state', { state: 'x'.repeat(43) }],
    ['nonce', { nonce: 'x'.repeat(43) }],
    ['verifier', { verifier: 'x'.repeat(43) }],
  ])('is not believed with another %s', async (_what, other) => {
    const returned = await returnOf('google', mara);
    expect(await gatewayOf('google').finish({ ...flow, ...other }, returned)).toMatchObject({ fault: 'refused' });
  });

  it('takes a code once', async () => {
    const returned = await returnOf('google', mara);
    expect(await gatewayOf('google').finish(flow, returned)).toHaveProperty('subject');
    expect(await gatewayOf('google').finish(flow, returned)).toMatchObject({ fault: 'refused' });
  });
});

describe('Facebook', () => {
  it('names a person, whose address never counts as proved', async () => {
    expect(await gatewayOf('facebook').finish(flow, await returnOf('facebook', mara))).toMatchObject({
      provider: 'facebook',
      issuer: 'https://www.facebook.com',
      email: 'Mara@example.test',
      isEmailVerified: false,
    });
  });

  it('may keep the address to itself', async () => {
    const returned = await returnOf('facebook', { ...mara, hidden: true });
    expect(await gatewayOf('facebook').finish(flow, returned)).toMatchObject({ email: null, firstName: 'Mara' });
  });

  it('takes a code once, and is not believed with another state', async () => {
    const returned = await returnOf('facebook', mara);
    const other = { ...flow, state: 'x' };
    expect(await gatewayOf('facebook').finish(other, returned)).toMatchObject({ fault: 'refused' });
    expect(await gatewayOf('facebook').finish(flow, returned)).toHaveProperty('subject');
    expect(await gatewayOf('facebook').finish(flow, returned)).toMatchObject({ fault: 'refused' });
  });

  it('is asked whose a token is: neither a made-up one nor one of another app is believed', async () => {
    const { facebook } = gatewaysFor();
    expect(await facebook?.whose('EAAmadeuptoken')).toMatchObject({ fault: 'refused' });
    const answers: Record<string, object> = {
      '/debug_token': { data: { app_id: 'another-app', is_valid: true, user_id: '1', type: 'USER' } },
      '/me': { id: '1', first_name: 'Not', last_name: 'Ours' },
    };
    const server = createServer((request, response) =>
      response.end(JSON.stringify(answers[request.url?.split('?', 1)[0] ?? ''])),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const other = gatewaysFor({ FACEBOOK_API_URL: url }).facebook;
    expect(await other?.whose('EAAofanotherapp')).toMatchObject({ fault: 'refused' });
    answers['/debug_token'] = { data: { app_id: 'sandbox-app-test', is_valid: true, user_id: '2', type: 'USER' } };
    expect(await other?.whose('EAAofsomeoneelse')).toMatchObject({ fault: 'refused' });
    server.close();
  });
});

describe.each(['google', 'facebook'] as const)('%s', (name) => {
  it('may be told no', async () => {
    expect(await gatewayOf(name).finish(flow, await returnOf(name, null))).toMatchObject({ fault: 'cancelled' });
  });

  it('may be away', async () => {
    const returned = new URL(`${shop}/user/with/${name}/return?code=abc&state=${flow.state}`);
    const away = { GOOGLE_ISSUER: 'http://127.0.0.1:9', FACEBOOK_API_URL: 'http://127.0.0.1:9' };
    expect(await gatewayOf(name, away).finish(flow, returned)).toMatchObject({ fault: 'down' });
  });

  it('is not there without keys', () => {
    const none = { GOOGLE_CLIENT_ID: 'none', SOCIAL_APP_ID: 'none' };
    expect(gatewaysFor(none)).toEqual({ google: null, facebook: null });
  });
});
