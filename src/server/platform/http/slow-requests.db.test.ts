// Requests that arrive byte by byte over raw sockets, with short timeouts.
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';

const times = { headersMs: 500, bodyMs: 500, uploadMs: 3000, uploadBytesPerSecond: 1000, checkMs: 50 };
let program: TestApp;
let port: number;

beforeAll(async () => {
  program = await createTestApp({
    change: (services) => ({ ...services, config: { ...services.config, requestTimes: times } }),
  });
  await program.app.listen({ host: '127.0.0.1', port: 0 });
  port = (program.app.server.address() as AddressInfo).port;
});
afterAll(() => program.close());

interface Line {
  socket: Socket;
  said: () => string;
  /** Resolves with all received text when the server has closed the connection. */
  ended: Promise<string>;
}

function open(): Line {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // Unread bytes may end the connection with a reset; text received before is still valid.
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(said)));
  return { socket, said: () => said, ended };
}

/** Sends `piece` again and again until the connection ends. */
async function drip({ socket }: Line, piece: string, everyMs: number): Promise<void> {
  while (!socket.destroyed) {
    if (socket.writable) socket.write(piece);
    await sleep(everyMs);
  }
}

const head = (url: string, type: string, length: number) =>
  `POST ${url} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
const upload = 'multipart/form-data; boundary=x';

describe('a request that does not come to its end', () => {
  it('is cut while its head is still coming', async () => {
    const line = open();
    line.socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n');
    const dripping = drip(line, 'x-more: 1\r\n', 100);
    expect(await line.ended).toMatch(/^HTTP\/1\.1 408 /);
    await dripping;
  });

  it.each([
    ['a call', '/api/city/active', 'application/json'],
    ['a webhook', '/webhooks/stripe', 'application/json'],
    ['a form', '/booking/checkout', 'application/x-www-form-urlencoded'],
  ])('is answered with 408 while the body of %s is still coming', async (_name, url, type) => {
    const line = open();
    line.socket.write(head(url, type, 60_000));
    const dripping = drip(line, ' ', 50);
    const said = await line.ended;
    expect(said).toMatch(/^HTTP\/1\.1 408 Request Timeout/);
    expect(said).toContain('"code":"request-timeout"');
    await dripping;
  });

  it('gets no second answer when the first did not wait for the body', async () => {
    const line = open();
    line.socket.write(head('/api/city/active', 'text/plain', 60_000));
    await drip(line, ' ', 50);
    expect((await line.ended).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 415']);
  });

  it('is cut when an upload is slower than it may be', async () => {
    const line = open();
    line.socket.write(head('/api/image/upload', upload, 1_000_000));
    await drip(line, 'x', 50);
    expect((await line.ended).match(/HTTP\/1\.1 \d+/g)?.length).toBeLessThanOrEqual(1);
  });
});

describe('a request that takes its time and comes', () => {
  it('is read for as long as an upload keeps its speed, and the connection serves the next', async () => {
    const line = open();
    const size = 40_000;
    line.socket.write(head('/api/image/upload', upload, size));
    for (let sent = 0; sent < size; sent += 1000) {
      line.socket.write('x'.repeat(1000));
      await sleep(40);
    }
    line.socket.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n');
    expect(await line.ended).toContain('{"status":"ok"}');
  });

  it('ends all the same at the longest time of all', async () => {
    const line = open();
    const started = performance.now();
    line.socket.write(head('/api/image/upload', upload, 100_000_000));
    await drip(line, 'x'.repeat(1000), 40);
    await line.ended;
    expect(performance.now() - started).toBeGreaterThan(times.uploadMs - 100);
  });
});

describe('while the program ends', () => {
  it('an answer that was under way closes its connection', async () => {
    const ending = await createTestApp();
    await ending.app.listen({ host: '127.0.0.1', port: 0 });
    port = (ending.app.server.address() as AddressInfo).port;
    const line = open();
    const body = '{}';
    line.socket.write(head('/api/city/active', 'application/json', body.length) + body.slice(0, 1));
    await once(ending.app.server, 'request');
    const closing = ending.close();
    line.socket.write(body.slice(1));
    const said = await line.ended;
    await closing;
    expect(said).toMatch(/^HTTP\/1\.1 200 /);
    expect(said).toMatch(/\r\nconnection: close\r\n/i);
  });
});
