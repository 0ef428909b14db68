// Two processes on one database: each hears what the other sends.
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { useCheckoutSuite } from '#tests/support/booking/checkout-suite.ts';
import { bookFree, insertFreeCode } from '#tests/support/booking/talking.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import type { Caller } from '#tests/support/app/caller.ts';
import { as } from '#tests/support/app/tokens.ts';
import { registerLiveMessages, streamBounds } from './live.ts';

const suite = useCheckoutSuite();
let origin = '';
let app: FastifyInstance;
let other: Program;
const opened = new Set<AbortController>();

async function serve(): Promise<void> {
  app = Fastify({ forceCloseConnections: 'idle' }) as unknown as FastifyInstance;
  await app.register(cookie);
  registerLiveMessages(app, suite.program.services, { beatMs: 50 });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
}

beforeAll(async () => {
  await insertFreeCode(suite.base);
  other = await createProgram(suite.base.pool);
  await serve();
});
afterEach(() => {
  for (const one of opened) one.abort();
  opened.clear();
});
afterAll(async () => {
  await app.close();
  await other.close();
});

const cookiesOf = ({ cookies }: Caller) => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
});

/** Opens a stream; `text` is everything received, `ended` whether it closed. */
async function listen(query: string, headers: Record<string, string>) {
  const ending = new AbortController();
  opened.add(ending);
  const answer = await fetch(`${origin}/live/messages${query}`, { headers, signal: ending.signal });
  const seen = { status: answer.status, text: '', ended: false, type: answer.headers.get('content-type') };
  const read = async () => {
    try {
      for await (const chunk of answer.body ?? []) seen.text += Buffer.from(chunk).toString();
    } catch {
      // Closed by test or server.
    }
    seen.ended = true;
  };
  void read();
  return seen;
}
const hears = (seen: { text: string }, what: string, timeout = 2000) =>
  vi.waitFor(() => expect(seen.text).toContain(what), { timeout, interval: 10 });
const asHost = as('host');

describe('the stream of messages', () => {
  it('tells the other side within two seconds, over two processes, and nothing of what is said', async () => {
    const { visitor, ref, say } = await bookFree(other, suite.course);
    const { id } = await suite.booking(ref);
    const [guest, host] = [await listen(`?ref=${ref}`, cookiesOf(visitor)), await listen('', asHost)];
    expect([guest.status, host.status, guest.type]).toEqual([200, 200, 'text/event-stream; charset=utf-8']);
    await say('A secret of theirs');
    await Promise.all([hears(guest, `data: ${id}`), hears(host, `data: ${id}`)]);
    expect(guest.text + host.text).not.toContain('secret');
  });

  it('hears that the other side has read', async () => {
    const { visitor, ref, say } = await bookFree(other, suite.course);
    const sent = (await say('Hello')).body.data as unknown as { id: string };
    const guest = await listen(`?ref=${ref}`, cookiesOf(visitor));
    await (await other.visitor()).call('conversation/read', { ref, message_id: sent.id }, asHost);
    await hears(guest, 'data: ');
  });

  it('is for nobody else: not by the ref, not without a login, not of others', async () => {
    const { ref, say } = await bookFree(other, suite.course);
    const outsider = await other.visitor();
    expect((await listen(`?ref=${ref}`, cookiesOf(outsider))).status).toBe(404);
    expect((await listen('', cookiesOf(outsider))).status).toBe(404);
    expect((await listen('?ref=short', cookiesOf(outsider))).status).toBe(404);
    const known = await listen('', as('known'));
    const host = await listen('', asHost);
    await say('Hello');
    await hears(host, 'data: ');
    expect(known.text).not.toContain('data: ');
  });

  it('ends when its reader may read no more', async () => {
    const { visitor, ref } = await bookFree(other, suite.course);
    const guest = await listen(`?ref=${ref}`, cookiesOf(visitor));
    await hears(guest, ': here');
    await visitor.call('user/logout', {});
    await suite.base.pool.query('delete from visitor_booking');
    await vi.waitFor(() => expect(guest.ended).toBe(true), { timeout: 3000, interval: 10 });
  });

  it('is open a few times for one person, and not for the one after', async () => {
    const { visitor, ref } = await bookFree(other, suite.course);
    const headers = cookiesOf(visitor);
    for (let n = 0; n < streamBounds.person; n += 1) expect((await listen(`?ref=${ref}`, headers)).status).toBe(200);
    expect((await listen(`?ref=${ref}`, headers)).status).toBe(429);
    for (const one of opened) one.abort();
    await vi.waitFor(async () => expect((await listen(`?ref=${ref}`, headers)).status).toBe(200), { timeout: 3000 });
  });

  it('ends when the database goes, and is there again with it', async () => {
    const { visitor, ref, say } = await bookFree(other, suite.course);
    const before = await listen(`?ref=${ref}`, cookiesOf(visitor));
    await suite.base.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'banyan live'`,
    );
    await vi.waitFor(() => expect(before.ended).toBe(true), { timeout: 3000, interval: 10 });
    let after = before;
    await vi.waitFor(
      async () => {
        after = await listen(`?ref=${ref}`, cookiesOf(visitor));
        expect(after.status).toBe(200);
      },
      { timeout: 5000, interval: 100 },
    );
    await say('Still there?');
    await hears(after, 'data: ');
  });

  it('does not hold up the end of the program', async () => {
    const { visitor, ref } = await bookFree(other, suite.course);
    const guest = await listen(`?ref=${ref}`, cookiesOf(visitor));
    const started = performance.now();
    await app.close();
    await vi.waitFor(() => expect(guest.ended).toBe(true));
    expect(performance.now() - started).toBeLessThan(2000);
    await serve();
  });

  it('is not there behind a pooler without a way past it', async () => {
    const pooled = await createProgram(suite.base.pool, {
      settings: { DATABASE_URL: suite.base.url, PGBOUNCER: '1' },
    });
    const alone = Fastify() as unknown as FastifyInstance;
    await alone.register(cookie);
    registerLiveMessages(alone, pooled.services);
    const answer = await alone.inject({ url: '/live/messages', headers: asHost });
    expect(answer.statusCode).toBe(503);
    await alone.close();
    await pooled.close();
  });
});
