// Every page route, and the addresses for search engines, under dishonest paths and queries.
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { thirdOf } from '#tests/support/third.ts';
import { climbs } from './climbs.ts';
import { faultOf, shortened } from './expect-sane.ts';
import { createSocketClient, type SocketClient } from './socket-client.ts';

let program: TestApp;
let client: SocketClient;

beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool }) {
      await insertPlaces(pool);
      await insertCourse(pool, { id: 1 });
    },
  });
  await program.app.listen({ host: '127.0.0.1', port: 0 });
  client = createSocketClient((program.app.server.address() as AddressInfo).port);
});
afterAll(async () => {
  client.close();
  await program.close();
});

async function faultsOf(paths: readonly string[], method = 'GET'): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    const fault = faultOf(await client.ask(path, { method }));
    if (fault !== null) faults.push(`${method} ${path.slice(0, 80)}: ${fault}`);
  }
  return faults;
}

const parts = [
  '0',
  '-1',
  '1',
  '01',
  '1.0',
  '+1',
  '2147483648',
  '99999999999999999999',
  '1e9',
  'x',
  'hanoi',
  'HANOI',
  '%68anoi',
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
  '%ED%A0%80',
  '%E2%80%AEfdp',
  'a'.repeat(3000),
  '__proto__',
  'constructor',
  'toString',
  'api',
  'index.html',
  ';a=b',
  '//evil.example',
  '%2f%2fevil.example',
];

const queries = [
  'page=-1',
  'page=0',
  'page=1e9',
  'page=NaN',
  'page=1&page=2',
  'page[]=1',
  'page[__proto__]=1',
  'sort=%00',
  'sort=recomended&sort=price',
  'price=9-1',
  'dates=2026-13-40%20-%202020-01-01',
  'addons=%7B',
  'addons=a&addons=b',
  'addons[]=1',
  'addons[]=1&addons=%7B%221%22%3A1%7D',
  'addons=%7B%22__proto__%22%3A1%7D',
  'addons=%5B%5B%5B%5D%5D%5D',
  `addons=${'%5B'.repeat(2000)}`,
  'addons=%7B%221%22%3A1e999%7D',
  'addons=null',
  '__proto__=1',
  '__proto__[isAdmin]=1',
  'constructor[prototype][isAdmin]=1',
  'next=//evil.example',
  'next=javascript:1',
  `cid=1&date=2026-12-01&time=25:99&pax=-1&addons=${'%7B'.repeat(500)}`,
  'cid=1&cid=2&date=2026-12-01&date=2026-12-02&time=09:00&pax=1&pax=99999999999',
  'cid=1&date=2026-12-01&time=09:00&pax=1&coupon_code=%00&coupon_code[]=x',
  'id=1&id=2',
  'id=%00',
  'keyword=%00',
  'keyword=../..',
  'ref=%00&token=%ff',
  `q=${'x'.repeat(8000)}`,
  Array.from({ length: 1500 }, (_none, index) => `a${index}=1`).join('&'),
  '%',
  '=',
  '&&&',
  '?',
  '%3Cscript%3E',
];

const filled = (path: string, part: string) => path.replaceAll(/:\w+\??/g, part);

/** The addresses of this run. */
const due = (paths: readonly string[]) => thirdOf([...new Set(paths)], (path) => path);

const methods = ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND', 'TRACE'];

it.each(Object.entries({ ...routes, ...adminRoutes }))(
  'page %s survives any part of its path, any query and other methods',
  async (_name, route) => {
    const path = filled(route.path, '1');
    const asked = [...parts.map((part) => filled(route.path, part)), ...queries.map((query) => `${path}?${query}`)];
    const faults = await faultsOf(due(asked));
    for (const method of methods) faults.push(...(await faultsOf([path], method)));
    expect(shortened(faults)).toEqual([]);
  },
);

/** Addresses for programs, besides pages and files. */
const others = ['/sitemap.xml', '/robots.txt', '/healthz', '/readyz', '/metrics', '/api/openapi.json', '/api/docs'];

it.each(others)('%s survives any query, ending and method', async (path) => {
  const asked = [...queries.map((query) => `${path}?${query}`), ...parts.map((part) => `${path}/${part}`)];
  const faults = await faultsOf(due(asked));
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) faults.push(...(await faultsOf([path], method)));
  expect(shortened(faults)).toEqual([]);
});

it('no page is reached by climbing', async () => {
  const asked = climbs.filter((climb) => !climb.startsWith('/')).map((climb) => `/${climb}`);
  expect(shortened(await faultsOf(due(asked)))).toEqual([]);
});

it('says only its own words for an address that does not exist', async () => {
  const { statusCode, body } = await client.ask('/1/%3Cscript%3Ealert(1)%3C%2Fscript%3E?x=%3Cimg%20src=x%3E');
  expect(statusCode).toBe(404);
  expect(body).not.toMatch(/<script>alert|<img src=x/);
});

it('still serves at the end', async () => {
  expect((await client.ask('/healthz')).statusCode).toBe(200);
  const page = await client.ask('/1/hanoi');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});
