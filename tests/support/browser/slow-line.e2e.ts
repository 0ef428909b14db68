import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openSlowLine, type SlowLine } from './slow-line.ts';

const large = Buffer.alloc(20_000, 'banyan');

describe('a slow line', () => {
  let program: Server;
  let line: SlowLine;

  beforeAll(async () => {
    program = createServer(async (asked, reply) => {
      if (asked.url === '/echo') return reply.writeHead(201).end(`${asked.method} ${await text(asked)}`);
      if (asked.url === '/never') return;
      reply.writeHead(200, { 'set-cookie': ['a=1', 'b=2'], 'x-request-id': '7' }).end(large);
    });
    program.listen(0, '127.0.0.1');
    await once(program, 'listening');
  });
  afterEach(() => line.close());
  afterAll(() => {
    program.close();
    program.closeAllConnections();
  });

  const portOf = (server: Server) => (server.address() as AddressInfo).port;
  const millisecondsOf = async (run: () => Promise<unknown>) => {
    const begun = performance.now();
    await run();
    return performance.now() - begun;
  };

  async function ask(path: string, body?: string, port = portOf(program)): Promise<IncomingMessage> {
    const { hostname, port: lineAt } = new URL(line.proxy);
    const method = body === undefined ? 'GET' : 'POST';
    const asked = request({ host: hostname, port: lineAt, method, path: `http://127.0.0.1:${port}${path}` });
    asked.end(body);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return answer;
  }

  it('brings answers whole, with their heads', async () => {
    line = await openSlowLine({ latencyMs: 0, bytesPerSecond: 10_000_000 });
    const answer = await ask('/');
    expect(answer.headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'], 'x-request-id': '7' });
    expect((await buffer(answer)).equals(large)).toBe(true);
  });

  it('takes what is posted', async () => {
    line = await openSlowLine({ latencyMs: 0, bytesPerSecond: 10_000_000 });
    const answer = await ask('/echo', 'a tea');
    expect([answer.statusCode, await text(answer)]).toEqual([201, 'POST a tea']);
  });

  it('is no faster than it says, and is shared by all that comes through it', async () => {
    line = await openSlowLine({ latencyMs: 100, bytesPerSecond: 200_000 });
    const first = await millisecondsOf(() => ask('/'));
    expect(first).toBeGreaterThanOrEqual(99);
    const both = await millisecondsOf(() => Promise.all([1, 2].map(async () => buffer(await ask('/')))));
    expect(both).toBeGreaterThanOrEqual(299);
  });

  it('breaks where the program cannot be reached, and when it is closed', async () => {
    line = await openSlowLine({ latencyMs: 0, bytesPerSecond: 200_000 });
    const noOne = createServer().listen(0, '127.0.0.1');
    await once(noOne, 'listening');
    const port = portOf(noOne);
    noOne.close();
    await expect(ask('/', undefined, port)).rejects.toMatchObject({ code: 'ECONNRESET' });
    const waiting = ask('/never');
    await once(program, 'request');
    line.close();
    await expect(waiting).rejects.toMatchObject({ code: 'ECONNRESET' });
  });
});
