// Every call of the contract under dishonest input: never a 5xx, no internals revealed.
import { fc } from '#tests/support/properties.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallSpec } from '#src/contract/call.ts';
import { contract } from '#src/contract/contract.ts';
import type { CallName } from '#src/contract/types.ts';
import { hashSecret } from '#src/server/platform/secrets.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { guestId, insertCourse, insertPlaces, insertReviews } from '#tests/support/catalogue/catalogue.ts';
import { faultOf, shortened } from './expect-sane.ts';
import { hostileBody } from './hostile.ts';
import { foreignFields, nastyBodies, nastyValues, otherTypes } from './nasties.ts';
import { propertySeed as seed } from '#tests/support/property-seed.ts';
import { partOf, partOfRuns, thirdOf } from '#tests/support/third.ts';
import { validInputs } from './valid-input.ts';

const calls = Object.entries(contract) as [CallName, CallSpec][];
let program: TestApp;

beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool }) {
      await insertPlaces(pool);
      await insertCourse(pool, { id: 1 });
      await insertReviews(pool, 1, [5, 4, 1]);
      // A user with every role, so that only the input is refused.
      await pool.query(
        `update user_account set roles = '{user,host,coordinator,distributor,ambassador,operator}' where id = $1`,
        [guestId],
      );
      await pool.query(`insert into api_token (token_hash, user_id, label) values ($1, $2, 'test')`, [
        hashSecret('all-roles'),
        guestId,
      ]);
    },
  });
});
afterAll(() => program.close());

async function send(name: string, payload: string | Buffer, type = 'application/json') {
  const headers = { authorization: 'Bearer all-roles', ...(type !== '' && { 'content-type': type }) };
  return program.app.inject({ method: 'POST', url: `/api/${name}`, payload, headers });
}

type Payload = readonly [what: string, body: string | Buffer, type?: string];

// Calls share their body parsing: a twelfth of the cases tests it about 400 times per run.
const twelve = 12;

/** Sends them all in turn, and returns faults of the responses. */
async function faultsOf(name: string, payloads: readonly Payload[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, payload, type] of payloads) {
    const fault = faultOf(await send(name, payload, type), name);
    if (fault !== null) faults.push(`${name} with ${what.slice(0, 120)}: ${fault}`);
  }
  return faults;
}

/** A good input with each field replaced by each nasty value. */
const nastyInputs = (base: Record<string, unknown>): Payload[] =>
  Object.keys(base).flatMap((field) =>
    nastyValues.map(
      (value) => [`${field} = ${JSON.stringify(value)}`, JSON.stringify({ ...base, [field]: value })] as const,
    ),
  );

/** A call refuses unknown fields. Only an upload ignores unknown options (docs/reference/api.md#form). */
async function faultsOfUnknown(name: string, spec: CallSpec, base: Record<string, unknown>): Promise<string[]> {
  const faults: string[] = [];
  for (const [field, value] of thirdOf(Object.entries(foreignFields), ([field]) => `${name} with ${field}`)) {
    // One of several alternative fields is not unknown either.
    const isOwn = 'shape' in spec.in && Object.hasOwn(spec.in.shape as object, field);
    if (isOwn || Object.hasOwn(base, field)) continue;
    const response = await send(name, JSON.stringify({ ...base, [field]: value }));
    const isRefused = response.statusCode === 400 && response.json().code === 'bad-input';
    const isRight = spec.body === 'multipart' ? response.statusCode !== 500 : isRefused;
    if (!isRight) faults.push(`${name} with the unknown ${field.slice(0, 40)}: ${response.statusCode}`);
  }
  return faults;
}

it.each(calls)('%s survives nasty values, bodies and types, and refuses what it does not know', async (name, spec) => {
  const good = validInputs(spec.in);
  const [base = {}] = good;
  const accepted = good.map((input) => [JSON.stringify(input), JSON.stringify(input)] as const);
  const types = otherTypes.map(([type, body]) => [`the type ${type}`, body, type] as const);
  const named = ([what]: Payload) => `${name} with ${what}`;
  const bad = [...thirdOf(nastyInputs(base), named), ...partOf([...nastyBodies, ...types], named, twelve)];
  const faults = await faultsOf(name, [...accepted, ...bad]);
  expect(shortened([...faults, ...(await faultsOfUnknown(name, spec, base))])).toEqual([]);
});

it.each(calls)('%s survives generated bodies', async (name, spec) => {
  const [base = {}] = validInputs(spec.in);
  await fc.assert(
    fc.asyncProperty(hostileBody(base), async (body) => {
      expect(faultOf(await send(name, body), name)).toBeNull();
    }),
    { numRuns: partOfRuns(200, twelve), seed },
  );
});

describe('what is refused, and how', () => {
  it.each([
    ['an empty body with a JSON type', Buffer.alloc(0), 400],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]), 400],
    ['1.2 MB', Buffer.from(`"${'a'.repeat(1_200_000)}"`), 413],
    ['a prototype', Buffer.from('{"__proto__":{}}'), 400],
  ])('%s', async (_what, body, status) => {
    expect((await send('course/search', body)).statusCode).toBe(status);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'application/jsonp'])(
    '%s is 415',
    async (type) => {
      expect((await send('course/search', 'keyword=x', type)).statusCode).toBe(415);
    },
  );

  it.each(['keyword', 'city_name'])('NUL and half characters in %s are 400', async (field) => {
    const name = field === 'keyword' ? 'course/search' : 'course/city';
    for (const text of ['a\u0000b', 'a\ud800b'])
      expect((await send(name, JSON.stringify({ [field]: text }))).statusCode).toBe(400);
  });

  it('a call under another method or another spelling', async () => {
    const ways: [string, string, number][] = [
      ['GET', '/api/course/search', 405],
      ['HEAD', '/api/course/search', 405],
      ['PUT', '/api/course/search', 405],
      ['PATCH', '/api/course/search', 405],
      ['DELETE', '/api/course/search', 405],
      ['OPTIONS', '/api/course/search', 405],
      ['POST', '/api/course/nothing', 404],
      ['POST', '/api/__proto__', 404],
      ['POST', '/api/constructor/name', 404],
      ['POST', '/api/course/search/', 404],
      ['POST', '/api/Course/Search', 404],
      ['GET', '/api/toString', 404],
    ];
    for (const [method, url, status] of ways) {
      const response = await program.app.inject({ method: method as 'GET', url });
      expect([method, url, response.statusCode]).toEqual([method, url, status]);
      if (method !== 'HEAD') expect(faultOf(response, url), url).toBeNull();
    }
  });

  it('proof of who asks that is none', async () => {
    const proofs: Record<string, string>[] = [
      { authorization: 'Bearer' },
      { authorization: 'Bearer ' },
      { authorization: `Bearer ${'a'.repeat(8000)}` },
      { authorization: 'Bearer x y z' },
      { authorization: "Bearer ' or 1=1 --" },
      { authorization: 'Basic Og==' },
      { 'server-token': 'wrong' },
      { 'x-csrf-token': 'wrong', cookie: 'csrf-token=wrong' },
      { cookie: '=;=;;; __proto__=x; constructor=y; a=%; session=%00; %=%' },
      { cookie: Array.from({ length: 300 }, (_none, index) => `c${index}=${index}`).join('; ') },
      { 'x-forwarded-for': "' or 1=1, ::1, 999.1.1.1", 'x-forwarded-host': 'evil.example', forwarded: 'for=;;;' },
      { 'idempotency-key': 'k'.repeat(8000) },
      { 'accept-language': '*;q=x', accept: 'image/\u00ff', 'if-none-match': '"' },
    ];
    for (const name of ['course/search', 'user/auth', 'booking/list-guest', 'booking/checkout'] as const)
      for (const headers of proofs) {
        const all = { 'content-type': 'application/json', ...headers };
        const response = await program.app.inject({ method: 'POST', url: `/api/${name}`, payload: '{}', headers: all });
        expect(faultOf(response, name), `${name} ${JSON.stringify(headers).slice(0, 80)}`).toBeNull();
      }
  });
});

describe('after all this', () => {
  it('the program serves as before and nobody has become somebody else', async () => {
    const response = await send('course/detail', '{"course_id":1}');
    expect([response.statusCode, response.json().data.title]).toEqual([200, 'A course of the test']);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect((await program.app.inject('/readyz')).statusCode).toBe(200);
    expect(program.services.pool.waitingCount).toBe(0);
  });
});
