import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { insertPlaces } from '#tests/support/catalogue/catalogue.ts';

let program: TestApp;

beforeAll(async () => {
  program = await createTestApp({ fill: ({ pool }) => insertPlaces(pool) });
});
afterAll(() => program.close());

const ask = async () => {
  const response = await program.app.inject({ method: 'POST', url: '/api/rate/sgd', payload: {} });
  return response.json() as { status: string; rate: number | null; rate_at: string | null };
};

describe('rate/sgd', () => {
  it('says the rate and its date', async () => {
    const answer = await ask();
    expect(answer).toMatchObject({ status: 'success', rate: 1.3412 });
    expect(Date.parse(answer.rate_at ?? '')).toBeGreaterThan(Date.now() - 3_600_000);
  });

  it('says none once the rate is older than 14 days', async () => {
    await program.services.pool.query(
      `update exchange_rate set fetched_at = banyan_now() - interval '15 days' where code = 'SGD'`,
    );
    expect(await ask()).toEqual({ status: 'success', rate: null, rate_at: null });
  });
});
