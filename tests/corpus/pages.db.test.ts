// Every page route and file address under paths and queries that no honest browser sends, over a real socket.
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#src/contract/routes.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { insertCourse, insertPlaces } from '#tests/support/catalogue.ts';

let program: TestApp;
let port: number;

beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool }) {
      await insertPlaces(pool);
      await insertCourse(pool, { id: 1 });
    },
  });
  await program.app.listen({ host: '127.0.0.1', port: 0 });
  port = (program.app.server.address() as AddressInfo).port;
});
afterAll(() => program.close());

interface Answer {
  status: number;
  type: string;
  body: string;
}

/** Sends the path as it stands: no client of ours mends it first. */
function ask(path: string, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, type: String(response.headers['content-type']), body });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

const inside = /\bat .+\.(ts|js|mjs):\d+|node:internal|node_modules|SQLSTATE|root:x:0/;

async function faultsOf(paths: readonly string[], method = 'GET'): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    const { status, body } = await ask(path, method);
    if (status >= 500) faults.push(`${method} ${path.slice(0, 80)}: ${status}`);
    if (inside.test(body)) faults.push(`${method} ${path.slice(0, 80)} tells about its inside`);
  }
  return faults;
}

const parts = [
  '0',
  '-1',
  '1',
  '99999999999999999999',
  '1e9',
  'x',
  '%00',
  '%ff',
  '%',
  '%zz',
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  '%0d%0aset-cookie:x',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  "'%20or%201=1--",
  '%F0%9F%8D%9C',
  'a'.repeat(3000),
  '__proto__',
  'constructor',
];

const queries = [
  'page=-1',
  'page=0',
  'page=1e9',
  'page=NaN',
  'page=1&page=2',
  'page[]=1',
  'sort=%00',
  'sort=recomended&sort=price',
  'price=9-1',
  'dates=2026-13-40%20-%202020-01-01',
  'addons=%7B',
  'addons=a&addons=b',
  'addons[]=1',
  '__proto__=1',
  'next=//evil.example',
  'next=javascript:1',
  `cid=1&date=2026-12-01&time=25:99&pax=-1&addons=${'%7B'.repeat(500)}`,
  'ref=%00&token=%ff',
  `q=${'x'.repeat(8000)}`,
  '%',
  '=',
  '&&&',
];

const filled = (path: string, part: string) => path.replaceAll(/:\w+\??/g, part);

describe.each(Object.entries(routes))('page %s', (_name, route) => {
  it('survives any part of its path', async () => {
    expect(await faultsOf([...new Set(parts.map((part) => filled(route.path, part)))])).toEqual([]);
  });

  it('survives any query', async () => {
    const path = filled(route.path, '1');
    expect(await faultsOf(queries.map((query) => `${path}?${query}`))).toEqual([]);
  });

  it('survives other methods', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
      expect(await faultsOf([filled(route.path, '1')], method)).toEqual([]);
  });
});

describe('files', () => {
  const climbs = [
    '../../package.json',
    '..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/package.json',
    '..%5c..%5cpackage.json',
    '....//package.json',
    '%252e%252e%252fpackage.json',
  ];

  it.each(['/images/', '/assets/', '/static/'])('%s never leaves its folder', async (prefix) => {
    for (const climb of climbs) {
      const { status, body } = await ask(`${prefix}${climb}`);
      expect([climb, status >= 400 && status < 500]).toEqual([climb, true]);
      expect(body).not.toContain('"devDependencies"');
    }
  });

  it('serves nothing but pictures below /images/', async () => {
    for (const path of ['/images/manifest.json', '/images/', '/images/home-dawn/'])
      expect((await ask(path)).status).toBe(404);
  });
});

it('still serves at the end', async () => {
  expect((await ask('/healthz')).status).toBe(200);
  expect(await ask('/1/hanoi')).toMatchObject({ type: 'text/html; charset=utf-8' });
});
