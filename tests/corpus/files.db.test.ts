// Named files: images, assets, icons. No notation of a path leaves their folders.
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { thirdOf } from '#tests/support/third.ts';
import { climbs, rawClimbs } from './climbs.ts';
import { faultOf, type Answer, shortened } from './expect-sane.ts';
import { createSocketClient, type SocketClient } from './socket-client.ts';

const folders = ['/images/', '/assets/', '/static/'];

let program: TestApp;
let client: SocketClient;

beforeAll(async () => {
  program = await createTestApp();
  await program.app.listen({ host: '127.0.0.1', port: 0 });
  client = createSocketClient((program.app.server.address() as AddressInfo).port);
});
afterAll(async () => {
  client.close();
  await program.close();
});

const secrets = /"devDependencies"|root:x:0|\[fonts\]|BANYAN_DATA_DIR|from '#src\/|\[core\]/;

/** Null for a refusal that reveals nothing. A redirect to a tidier address must be refused too. */
function leakOf({ statusCode, body }: Answer): string | null {
  if (secrets.test(body)) return 'shows a file from outside';
  return statusCode >= 400 && statusCode < 500 ? null : `status ${statusCode}`;
}

it('has more than a thousand ways to climb', () => {
  expect(climbs.length).toBeGreaterThan(1000);
});

describe.each(folders)('%s', (folder) => {
  it('stays in its folder', async () => {
    const faults: string[] = [];
    for (const climb of thirdOf(climbs, (one) => folder + one)) {
      const answer = await client.ask(folder + climb);
      const fault = leakOf(answer) ?? faultOf(answer);
      if (fault !== null) faults.push(`${folder}${climb}: ${fault}`);
    }
    expect(shortened(faults)).toEqual([]);
  });

  it('stays in its folder for bytes that no browser sends', async () => {
    for (const climb of rawClimbs) {
      const line = Buffer.concat([Buffer.from(`GET ${folder}`), climb, Buffer.from(' HTTP/1.1\r\n')]);
      const answer = await client.raw(Buffer.concat([line, Buffer.from('host: x\r\nconnection: close\r\n\r\n')]));
      if (answer !== null) expect([climb.toString('latin1'), leakOf(answer)]).toEqual([climb.toString('latin1'), null]);
    }
  });

  it('refuses other methods', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE']) {
      const answer = await client.ask(`${folder}x.avif`, { method });
      expect([method, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([method, true]);
    }
  });

  it('survives headers that ask for parts', async () => {
    const ranges = ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,-1,5-9', `bytes=${'0-0,'.repeat(2000)}0-0`, 'x'];
    for (const range of ranges)
      for (const path of [`${folder}x.avif`, '/static/favicon.svg', '/images/home-dawn/590.avif']) {
        const answer = await client.ask(path, { headers: { range, 'if-range': '"', 'if-modified-since': 'never' } });
        expect(faultOf(answer), `${path} ${range.slice(0, 40)}`).toBeNull();
      }
  });
});

it('serves nothing but pictures below /images/', async () => {
  const paths = [
    '/images/manifest.json',
    '/images/listings.json',
    '/images/',
    '/images/home-dawn/',
    '/images/home-dawn',
  ];
  for (const path of paths) expect([path, (await client.ask(path)).statusCode]).toEqual([path, 404]);
});

it('takes no size but the ones it has', async () => {
  const names = ['0', '-1', '1e9', '99999999999', 'NaN', '590x', '590.5', '590.AVIF', '590.gif', '590.svg', '590'];
  for (const name of names)
    for (const query of ['', '?w=99999&h=99999', '?w=-1', '?format=exe', '?w=1&w=2', '?__proto__=1'])
      expect(faultOf(await client.ask(`/images/home-dawn/${name}${query}`)), name + query).toBeNull();
});
