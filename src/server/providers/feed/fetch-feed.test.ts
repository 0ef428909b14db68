// Malicious servers on this machine, and the addresses that may be connected to.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { fetchFeed, type FetchOptions, mayConnect } from './fetch-feed.ts';

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(
    servers.splice(0).map(async (server) => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }),
  );
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const noMark = { etag: null, modified: null };
const ask = async (url: string, options: Partial<FetchOptions> = {}, mark = noMark) => {
  const got = await fetchFeed(url, mark, { allowsLocal: true, ...options });
  return got.kind === 'fault' ? got.fault : got;
};

describe('fetching a feed', () => {
  it('answers the text with its marks, packed or not, and shows them the next time', async () => {
    const url = await serve((request, response) => {
      if (request.headers['if-none-match'] === '"one"' && request.headers['if-modified-since'] === 'then')
        return response.writeHead(304).end();
      response.writeHead(200, { etag: '"one"', 'last-modified': 'then', 'content-encoding': 'gzip' });
      return response.end(gzipSync('BEGIN:VCALENDAR'));
    });
    expect(await ask(url)).toEqual({ kind: 'new', text: 'BEGIN:VCALENDAR', etag: '"one"', modified: 'then' });
    expect(await ask(url, {}, { etag: '"one"', modified: 'then' } as never)).toEqual({ kind: 'same' });
  });

  it('follows three redirects, and not a fourth', async () => {
    const url = await serve((request, response) => {
      const left = Number(new URL(request.url ?? '/', 'http://a').searchParams.get('left'));
      if (left === 0) return response.end('there');
      return response.writeHead(302, { location: `/?left=${left - 1}` }).end();
    });
    expect(await ask(`${url}?left=3`)).toMatchObject({ text: 'there' });
    expect(await ask(`${url}?left=4`)).toBe('redirects');
  });

  it.each([
    ['http://10.0.0.1/', 'address'],
    ['http://169.254.169.254/latest/meta-data/', 'address'],
    ['http://[::ffff:10.0.0.1]/', 'address'],
    ['file:///etc/passwd', 'address'],
    ['ftp://example.test/', 'address'],
    ['//192.168.1.1/', 'address'],
    ['http://name:word@127.0.0.1/', 'address'],
    ['http://0x0a000001/', 'address'],
    ['http://a b/', 'answer'],
  ])('a redirect to %s ends there', async (location, fault) => {
    const url = await serve((_request, response) => response.writeHead(301, { location }).end());
    expect(await ask(url)).toBe(fault);
  });

  it.each<[string, RequestListener, string]>([
    ['too much', (_request, response) => void response.end('x'.repeat(5_242_881)), 'too-long'],
    [
      'too much once unpacked',
      (_request, response) =>
        void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000))),
      'too-long',
    ],
    [
      'a packing that is none',
      (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('no'),
      'answer',
    ],
    [
      'a packing that nobody knows',
      (_request, response) => void response.writeHead(200, { 'content-encoding': 'zap' }).end('no'),
      'answer',
    ],
    ['an error', (_request, response) => void response.writeHead(500).end(), 'answer'],
    ['a login', (_request, response) => void response.writeHead(401).end(), 'answer'],
    ['no answer', () => undefined, 'too-slow'],
    [
      'a byte now and then',
      (_request, response) => {
        const timer = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(timer));
      },
      'too-slow',
    ],
    ['a connection that breaks', (request) => void request.socket.destroy(), 'unreachable'],
    [
      'an answer that breaks',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('x', () => response.destroy());
      },
      'answer',
    ],
  ])('%s is %s', async (_, listener, fault) => {
    expect(await ask(await serve(listener), { patienceMs: fault === 'too-slow' ? 400 : 10_000 })).toBe(fault);
  });

  it('a name must lead to public addresses alone, each time it is asked', async () => {
    const url = await serve((_request, response) => response.end('inside'));
    const port = new URL(url).port;
    const names = (...found: string[][]) => {
      const answers = [...found];
      return async () => (answers.shift() ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    };
    const options = (resolve: ReturnType<typeof names>) => ({ allowsLocal: false, resolve });
    // By default it refuses this machine, also when listed after a public address.
    expect(await ask('http://rebind.example/', options(names(['127.0.0.1'])))).toBe('address');
    expect(await ask('http://rebind.example/', options(names(['93.184.216.34', '10.0.0.1'])))).toBe('address');
    expect(await ask('http://rebind.example/', options(names(['::1'])))).toBe('address');
    expect(await ask('http://rebind.example/', options(names([])))).toBe('address');
    expect(await ask(`http://127.0.0.1:${port}/`, { allowsLocal: false })).toBe('address');
    expect(await ask('http://127.0.0.1/', { allowsLocal: false })).toBe('address');
    expect(await ask('http://localhost/', { allowsLocal: false })).toBe('address');
    // When allowed, the connection uses the checked address: one lookup, so the name cannot change in between.
    const rebinding = names(['127.0.0.1'], ['10.0.0.1']);
    expect(await ask(`http://rebind.example:${port}/`, { resolve: rebinding })).toMatchObject({ text: 'inside' });
    expect(await ask(`http://rebind.example:${port}/`, { resolve: rebinding })).toBe('address');
  });

  it('says nothing of the address in what it answers', async () => {
    const got = await fetchFeed('http://127.0.0.1:9/secret-token', noMark, { allowsLocal: true });
    expect(JSON.stringify(got)).not.toContain('secret-token');
  });
});

describe('addresses that may be connected to', () => {
  const refused = [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.1.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:a00:1::',
    'no address',
    '',
  ];
  it.each(refused)('%s is not', (address) => expect(mayConnect(address, false)).toBe(false));
  it.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])('%s is', (address) =>
    expect(mayConnect(address, false)).toBe(true),
  );

  it('of this machine only with the setting, and nothing else private even then', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1'].map((one) => mayConnect(one, true))).toEqual([true, true, true]);
    for (const address of refused.filter((one) => !/^127|^::1$/.test(one)))
      expect(mayConnect(address, true)).toBe(false);
  });

  it('no private network, whatever its last numbers are', () => {
    const byte = fc.nat(255);
    fc.assert(
      fc.property(
        fc.constantFrom('10', '127', '169.254', '192.168', '100.100', '172.20', '239'),
        byte,
        byte,
        byte,
        (net, ...rest) => {
          const address = [...net.split('.'), ...rest].slice(0, 4).join('.');
          return !mayConnect(address, false) && !mayConnect(`::ffff:${address}`, false);
        },
      ),
    );
  });
});
