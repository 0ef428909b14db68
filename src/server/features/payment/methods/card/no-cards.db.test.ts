import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';

let base: TestDatabase;
let program: Program;

beforeAll(async () => {
  base = await createTestDatabase();
  program = await createProgram(base.pool);
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

const token = 'x'.repeat(43);

const call = async (name: string, input: Record<string, unknown>) => {
  const { status, body } = await (await program.visitor()).call(name, input);
  return [status, body];
};
const unavailable = [409, { status: 'error', code: 'payment-method-unavailable' }];

it('says that cards cannot be used where no provider is set', async () => {
  expect(await call('payment/stripe', { stripe_token: 'pm_card_visa', booking_token: token })).toMatchObject(
    unavailable,
  );
});

it.each([
  ['payment/alipay', { booking_token: token }],
  ['payment/paypal', { booking_token: token }],
  ['payment/paypal-confirm', { token: '5O190127TN364715T' }],
] as const)('%s says the same', async (name, input) => {
  expect(await call(name, input)).toMatchObject(unavailable);
});

it.each(['/webhooks/stripe', '/webhooks/paypal'])('%s is not there either', async (url) => {
  expect((await program.app.inject({ method: 'POST', url, payload: '{}' })).statusCode).toBe(404);
});
