// Request log lines (docs/security.md#logs).
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { createCaller } from '#tests/support/app/caller.ts';
import { guestEmail, guestId, guestPassword, insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { recordLog } from '#tests/support/tampering/recorded-log.ts';

const recorded = recordLog();
let program: TestApp;

beforeAll(async () => {
  program = await createTestApp({
    fill: ({ pool }) => insertPlaces(pool),
    change: (services) => ({ ...services, log: recorded.log }),
  });
});
afterAll(() => program?.close());

interface Line {
  msg: string;
  req?: { path: string };
}

function lineOf(call: string): Line | undefined {
  const lines = recorded.text().split('\n').filter(Boolean);
  return lines
    .map((line) => JSON.parse(line) as Line)
    .find(({ msg, req }) => msg === 'answered' && req?.path === `/api/${call}`);
}

it('names its process and the account that asked', async () => {
  const guest = await createCaller(program.app);
  expect((await guest.call('user/login', { email: guestEmail, password: guestPassword })).status).toBe(200);
  await guest.call('account/sessions');
  await createCaller(program.app);
  // The server logs a request after its response is sent.
  await vi.waitFor(() => expect([lineOf('account/sessions'), lineOf('user/auth')]).not.toContain(undefined));
  expect(lineOf('account/sessions')).toMatchObject({
    account: guestId,
    process: expect.stringMatching(/^.+:\d+$/),
    status: 200,
  });
  expect(lineOf('user/auth')).not.toHaveProperty('account');
});
