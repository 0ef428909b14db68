// The real program under malformed and harmful requests: the same process stays alive, responds in time, and does not
// grow.
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProgram, type RunningProgram } from '#tests/support/process/running-program.ts';
import { partOfRuns } from '#tests/support/third.ts';
import { faultOf, shortened } from './expect-sane.ts';
import { nastyBodies } from './nasties.ts';
import { createSocketClient, type SocketClient } from './socket-client.ts';

const megabyte = 1024 * 1024;
let program: RunningProgram;
let client: SocketClient;

beforeAll(async () => {
  program = await startProgram({ WORKER: 'off' });
  client = createSocketClient(Number(new URL(program.origin).port));
});
afterAll(async () => {
  client?.close();
  await program?.stop();
});

/** A counter of the process by its Prometheus name. */
async function metric(name: string): Promise<number> {
  const { body } = await client.ask('/metrics');
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
}

const json = { 'content-type': 'application/json' };

/** One good page and one good call, each within two seconds. */
async function expectServing(): Promise<void> {
  const started = performance.now();
  expect((await client.ask('/')).statusCode).toBe(200);
  const answer = await client.ask('/api/course/search', { method: 'POST', headers: json, body: '{"keyword":"food"}' });
  expect([answer.statusCode, JSON.parse(answer.body).status]).toEqual([200, 'success']);
  expect(performance.now() - started).toBeLessThan(4000);
}

const get = (head: string) => `GET / HTTP/1.1\r\nhost: x\r\n${head}\r\nconnection: close\r\n\r\n`;
const post = (head: string, body: string) => `POST /api/course/search HTTP/1.1\r\nhost: x\r\n${head}\r\n\r\n${body}`;

const noRequests: readonly (readonly [string, string | Buffer])[] = [
  ['noise', Buffer.from(Array.from({ length: 4096 }, (_none, index) => (index * 7919) % 256))],
  ['NUL', Buffer.alloc(2048)],
  ['a handshake of TLS', Buffer.from('16030100', 'hex')],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['an empty line', '\r\n\r\n'],
  ['no version', 'GET /\r\n\r\n'],
  ['a version of the future', 'GET / HTTP/9.9\r\nhost: x\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
  ['two hosts', 'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n'],
  ['a whole address', 'GET http://evil.example/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  ['no address', 'GET  HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['a star', 'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  ['a tunnel', 'CONNECT 127.0.0.1:1 HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['an unknown method', 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['a header without a name', get(': x')],
  ['a header with NUL', get('x: a\u0000b')],
  ['a header with bytes above ASCII', get('x: \u00ff\u00fe')],
  ['headers of 80 kB', get(`x: ${'a'.repeat(80_000)}`)],
  ['3,000 headers', get(Array.from({ length: 3000 }, (_none, index) => `h${index}: 1`).join('\r\n'))],
  ['an address of 1 MB', `GET /s/${'a'.repeat(megabyte)} HTTP/1.1\r\nhost: x\r\n\r\n`],
  ['a query of 1 MB', `GET /1/hanoi?price=${'9'.repeat(megabyte)} HTTP/1.1\r\nhost: x\r\n\r\n`],
  ['a foreign upgrade', get('connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: x')],
  ['two lengths', post('content-length: 2\r\ncontent-length: 9\r\ncontent-type: application/json', '{}')],
  ['a negative length', post('content-length: -1\r\ncontent-type: application/json', '{}')],
  ['a length and chunks', post('content-length: 2\r\ntransfer-encoding: chunked', '0\r\n\r\n')],
  [
    'a chunk that is none',
    post('transfer-encoding: chunked\r\ncontent-type: application/json', 'zz\r\n{}\r\n0\r\n\r\n'),
  ],
  ['a chunk without end', post('transfer-encoding: chunked\r\ncontent-type: application/json', 'ffffffff\r\n{}')],
  ['chunks in chunks', post('transfer-encoding: chunked, chunked', '0\r\n\r\n')],
  ['less than it says', post('content-length: 900\r\ncontent-type: application/json', '{}')],
  ['a second request inside', post('content-length: 4', 'GET /admin HTTP/1.1\r\nhost: x\r\n\r\n')],
];

it.each(noRequests)('lives on after %s', async (_what, bytes) => {
  const answer = await client.raw(bytes);
  if (answer !== null && answer.statusCode >= 400) {
    expect(answer.statusCode).toBeLessThan(500);
    if (String(answer.headers['content-type']).startsWith('application/json'))
      expect(answer.body).toMatch(/"status":"error","code":"[a-z-]+","message":"./);
    expect(answer.body).not.toMatch(/\bat .+:\d+|node_modules|HPE_|FST_/);
  }
  expect((await client.ask('/healthz')).statusCode).toBe(200);
});

describe('bodies', () => {
  it('of any kind and size are refused as such', async () => {
    const faults: string[] = [];
    for (const [what, body] of nastyBodies) {
      // The server may refuse before it has read all 10 MB; the connection then breaks.
      const answer = await client.ask('/api/course/detail', { method: 'POST', headers: json, body }).catch(() => null);
      const fault = answer === null ? null : faultOf(answer, 'course/detail');
      if (fault !== null) faults.push(`${what}: ${fault}`);
      if (answer === null) expect(body.length, what).toBeGreaterThan(megabyte);
    }
    expect(shortened(faults)).toEqual([]);
  });

  it('that unpack to more than they are', async () => {
    const body = gzipSync(Buffer.alloc(50 * megabyte, 'a'));
    for (const encoding of ['gzip', 'deflate', 'br', 'gzip, gzip', 'x']) {
      const headers = { ...json, 'content-encoding': encoding };
      const answer = await client.ask('/api/course/detail', { method: 'POST', headers, body });
      expect([encoding, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([encoding, true]);
    }
  });
});

/** Large bodies, deep bodies, and many addresses that do not exist. */
async function burden(rounds: number, mark: string): Promise<void> {
  const large = Buffer.from(JSON.stringify({ keyword: 'a'.repeat(10 * megabyte) }));
  const deep = Buffer.from('{"addons":'.repeat(50_000));
  for (let round = 0; round < rounds; round += 1) {
    for (const body of [large, deep])
      await client.ask('/api/course/search', { method: 'POST', headers: json, body }).catch(() => null);
    for (let page = 0; page < 25; page += 1) await client.ask(`/1/${mark}${round}-${page}?price=${'9'.repeat(6000)}`);
  }
}

it('is the same process, serving at once, and no larger for it', async () => {
  const started = await metric('process_start_time_seconds');
  const taken = () => metric('process_resident_memory_bytes');
  // The first pages keep memory; repeats must not add more. A leak grows in every round; delayed garbage collection on
  // a busy machine only once.
  const rounds = partOfRuns(25, 3);
  const limit = rounds * 1.6 * megabyte;
  const grown: number[] = [];
  for (const mark of 'abcdefgh') {
    const before = await taken();
    await burden(rounds, mark);
    if (mark !== 'a') grown.push((await taken()) - before);
    if (Math.min(...grown) < limit) break;
  }
  await expectServing();
  expect(program.ending()).toBeNull();
  expect(await metric('process_start_time_seconds')).toBe(started);
  expect(Math.min(...grown), `grown by ${grown}`).toBeLessThan(limit);
  expect(await metric('nodejs_eventloop_lag_p99_seconds')).toBeLessThan(1);
  expect(program.printed()).not.toMatch(/unhandled|uncaught|"level":60|unexpected error/i);
}, 180_000);
