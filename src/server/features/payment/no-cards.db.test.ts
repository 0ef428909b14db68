import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { insertPlaces } from '#tests/support/catalogue.ts';
import { createVisitor } from '#tests/support/visitor.ts';

let program: TestApp;

beforeAll(async () => {
  program = await createTestApp({ fill: ({ pool }) => insertPlaces(pool) });
});
afterAll(() => program.close());

it('says that cards cannot be used where no provider is set', async () => {
  const payment = { stripe_token: 'pm_card_visa', booking_token: 'x'.repeat(43) };
  const { status, body } = await createVisitor(program.app).call('payment/stripe', payment);
  expect([status, body]).toMatchObject([409, { status: 'error', code: 'payment-method-unavailable' }]);
});
