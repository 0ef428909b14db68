// The log about logins: success or failure and which browser, never the credentials.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { guestEmail, guestId, guestPassword, insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { recordLog } from '#tests/support/tampering/recorded-log.ts';

const log = recordLog();
let base: TestDatabase;
let program: Program;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertPlaces(base.pool);
  program = await createProgram(base.pool, { log: log.log });
});
beforeEach(() => log.clear());
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

const lines = () =>
  log
    .text()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

it('a login that worked is written down with the account and the browser', async () => {
  const visitor = await program.visitor();
  expect((await visitor.call('user/login', { email: guestEmail, password: guestPassword })).status).toBe(200);
  expect(lines()).toContainEqual(
    expect.objectContaining({
      msg: 'login',
      account: guestId,
      hasFactor: false,
      time: expect.any(Number),
    }),
  );
  for (const secret of [guestPassword, guestEmail]) expect(log.text()).not.toContain(secret);
});

it.each([
  ['a wrong password', 'user/login', { email: guestEmail, password: 'not the password' }, 'login-failed'],
  ['a link that was never mailed', 'account/sign-in', { token: 'x'.repeat(43) }, 'link-invalid'],
  ['a call without a login', 'account/sessions', {}, 'unauthorized'],
  ['a call of operators', 'payout/waiting', {}, 'unauthorized'],
] as const)('%s is written down with call, reason and browser', async (_what, call, input, code) => {
  const visitor = await program.visitor();
  log.clear();
  expect((await visitor.call(call, input)).body.code).toBe(code);
  expect(lines()).toContainEqual(expect.objectContaining({ call, code, visitor: expect.any(String) }));
  for (const secret of ['not the password', guestEmail, 'xxxxxxxx']) expect(log.text()).not.toContain(secret);
});
