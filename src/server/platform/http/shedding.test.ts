import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMetrics } from '#src/server/platform/metrics.ts';
import type { Services } from '#src/server/services.ts';
import { watchLoopDelay, registerShedding } from './shedding.ts';

let app: FastifyInstance;
afterEach(() => app.close());

function build(delay: { ms: () => number }): void {
  app = Fastify();
  const config = { load: { maxInFlight: 6, maxLoopDelayMs: 1000 }, brand: { name: 'Test' } };
  const services = { config, metrics: createMetrics({ ratesAge: async () => 0 }) } as unknown as Services;
  registerShedding(app, services, { ms: delay.ms, stop: () => undefined });
  for (const url of ['/healthz', '/', '/api/payment/stripe', '/assets/a.js']) app.get(url, async () => ({ url }));
}
const statusOf = async (url: string) => (await app.inject(url)).statusCode;

describe('an event loop that is late', () => {
  it('is spared browsing first, paying next, and never the question whether it lives', async () => {
    let late = 0;
    build({ ms: () => late });
    const statuses = async () => Promise.all(['/healthz', '/', '/assets/a.js', '/api/payment/stripe'].map(statusOf));
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    late = 1500;
    expect(await statuses()).toEqual([200, 503, 200, 200]);
    late = 3500;
    expect(await statuses()).toEqual([200, 503, 503, 503]);
    late = 0;
    expect(await statuses()).toEqual([200, 200, 200, 200]);
  });

  it('is noticed, and noticed to be well again', async () => {
    build({ ms: () => 0 });
    const delay = watchLoopDelay();
    try {
      await vi.waitFor(() => {
        const until = performance.now() + 300;
        while (performance.now() < until);
        expect(delay.ms()).toBeGreaterThan(100);
      }, 10_000);
      await vi.waitFor(() => expect(delay.ms()).toBeLessThan(100), { timeout: 20_000, interval: 100 });
    } finally {
      delay.stop();
    }
  });
});
