// The watch over a body ends with its request.
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerSlowBodies } from './slow-requests.ts';

const times = { headersMs: 500, bodyMs: 500, uploadMs: 3000, uploadBytesPerSecond: 1000, checkMs: 50 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

it.each([
  ['read', '/read', 200],
  ['sent away unread', '/unread', 503],
])('a body that was %s is watched no longer than one period', async (_what, url, status) => {
  const app = Fastify();
  registerSlowBodies(app, times, null);
  app.addHook('onRequest', async (request, reply) => (request.url === '/unread' ? reply.code(503).send() : undefined));
  app.post('/read', async () => ({ ok: true }));
  app.post('/unread', async () => ({ ok: true }));
  expect((await app.inject({ method: 'POST', url, payload: { a: 1 } })).statusCode).toBe(status);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(times.bodyMs);
  expect(vi.getTimerCount()).toBe(0);
  await app.close();
});
