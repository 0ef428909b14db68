// Fetches a user's URL: bounded time, length and redirects, public networks only
// (docs/domain/calendar.md#allowed-feed-addresses).
import { lookup as lookupName, type LookupAddress } from 'node:dns';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction, BlockList } from 'node:net';
import { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { feedUrl } from './feed-url.ts';

// Public addresses.

const within = (nets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const net of nets) {
    const [address = '', bits = ''] = net.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
};

// IANA's special-purpose registry, multicast and reserved.
const special4 = within(
  [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
  ],
  'ipv4',
);
// Global unicast only, which excludes embedded IPv4.
const global6 = within(['2000::/3'], 'ipv6');
const special6 = within(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'], 'ipv6');
const loopback4 = within(['127.0.0.0/8'], 'ipv4');

/** As `dns.lookup` answers; local ones only where allowed. */
export function mayConnect(address: string, allowsLocal: boolean): boolean {
  const family = isIP(address);
  if (family === 4) return !special4.check(address, 'ipv4') || (allowsLocal && loopback4.check(address, 'ipv4'));
  if (family !== 6 || address.includes('%')) return false;
  if (allowsLocal && address === '::1') return true;
  return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}

export type FeedFault =
  | 'address'
  | 'unreachable'
  | 'answer'
  | 'redirects'
  | 'too-long'
  | 'too-slow'
  | 'not-a-calendar'
  | 'too-often';

/** Validators for the next request. */
export interface FeedMark {
  readonly etag: string | null;
  readonly modified: string | null;
}

export type Fetched =
  | { readonly kind: 'same' }
  | ({ readonly kind: 'new'; readonly text: string } & FeedMark)
  | { readonly kind: 'fault'; readonly fault: FeedFault };

type Resolve = (name: string) => Promise<readonly LookupAddress[]>;

export interface FetchOptions {
  /** For tests and demos. */
  readonly allowsLocal: boolean;
  readonly patienceMs?: number;
  readonly resolve?: Resolve;
}

const longestBytes = 5 * 1_048_576;
const longestMark = 512;
const defaultPatienceMs = 10_000;
const mostRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

class Fault extends Error {
  readonly fault: FeedFault;
  constructor(fault: FeedFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Conditional with a mark. Never throws; errors omit the URL. */
export async function fetchFeed(url: string, mark: FeedMark, options: FetchOptions): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.patienceMs ?? defaultPatienceMs);
  try {
    return await follow(url, mark, { ...options, signal });
  } catch (error) {
    if (error instanceof Fault) return { kind: 'fault', fault: error.fault };
    return { kind: 'fault', fault: signal.aborted ? 'too-slow' : 'unreachable' };
  }
}

type Trip = FetchOptions & { readonly signal: AbortSignal };

async function follow(first: string, mark: FeedMark, trip: Trip): Promise<Fetched> {
  let url = first;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const answer = await ask(url, mark, trip);
    const status = answer.statusCode ?? 0;
    const next = redirects.has(status) ? answer.headers.location : undefined;
    if (next === undefined) return readAnswer(answer, status, trip.signal);
    answer.destroy();
    url = redirected(url, next);
  }
  throw new Fault('redirects');
}

/** No downgrade to http: it would reveal the secret. */
function redirected(from: string, location: string): string {
  if (!URL.canParse(location, from)) throw new Fault('answer');
  const to = new URL(location, from);
  if (from.startsWith('https:') && to.protocol !== 'https:') throw new Fault('address');
  return to.href;
}

async function ask(address: string, { etag, modified }: FeedMark, trip: Trip): Promise<IncomingMessage> {
  const checkedUrl = feedUrl(address, trip.allowsLocal);
  if (checkedUrl === null) throw new Fault('address');
  const url = new URL(checkedUrl);
  // Names are checked at lookup, literals here.
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !mayConnect(literal, trip.allowsLocal)) throw new Fault('address');
  const settings: RequestOptions = {
    agent: false,
    signal: trip.signal,
    lookup: checkedLookup(trip),
    maxHeaderSize: 16_384,
    headers: {
      accept: 'text/calendar, */*;q=0.1',
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': 'Banyan calendar reader',
      ...(etag === null ? {} : { 'if-none-match': etag }),
      ...(modified === null ? {} : { 'if-modified-since': modified }),
    },
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).get(url, settings, resolve);
    request.on('error', reject);
    // Last check, whatever resolved it.
    request.on('socket', (socket) =>
      socket.once('connect', () => {
        if (!mayConnect(socket.remoteAddress ?? '', trip.allowsLocal)) request.destroy(new Fault('address'));
      }),
    );
  });
}

/** Checks every address and connects to those: no second lookup. */
function checkedLookup({ allowsLocal, resolve = resolveAll }: Trip): LookupFunction {
  const find = callbackify(async (name: string) => {
    const found = await resolve(name).catch(() => {
      throw new Fault('unreachable');
    });
    const areFine = found.length > 0 && found.every(({ address }) => mayConnect(address, allowsLocal));
    if (!areFine) throw new Fault('address');
    return found;
  });
  return (name, options, done) => {
    find(name, (error, found) => {
      const [one] = found ?? [];
      if (error || one === undefined) done(error ?? new Fault('address'), '', 0);
      else if (options.all === true) done(null, [...found]);
      else done(null, one.address, one.family);
    });
  };
}

const resolveAll: Resolve = async (name) =>
  new Promise((resolve, reject) => {
    lookupName(name, { all: true, verbatim: true }, (error, found) => (error ? reject(error) : resolve(found)));
  });

async function readAnswer(answer: IncomingMessage, status: number, signal: AbortSignal): Promise<Fetched> {
  if (status !== 200) {
    answer.destroy();
    if (status === 304) return { kind: 'same' };
    throw new Fault('answer');
  }
  const text = await textOf(answer, signal);
  return { kind: 'new', text, etag: markOf(answer.headers.etag), modified: markOf(answer.headers['last-modified']) };
}

const markOf = (value: string | undefined): string | null =>
  value === undefined || value.length > longestMark ? null : value;

const unpackers: Readonly<Record<string, () => NodeJS.ReadWriteStream>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

async function textOf(answer: IncomingMessage, signal: AbortSignal): Promise<string> {
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const unpack = unpackers[encoding];
  if (unpack === undefined && encoding !== 'identity' && encoding !== '') throw new Fault('answer');
  const raw = await bytesOf(answer, signal);
  if (unpack === undefined) return raw.toString('utf8');
  return (await bytesOf(Readable.from([raw]).pipe(unpack() as never), signal)).toString('utf8');
}

/** Stops at the limit. */
async function bytesOf(stream: Readable, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      length += (chunk as Buffer).length;
      if (length > longestBytes) throw new Fault('too-long');
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    if (error instanceof Fault || signal.aborted) throw error;
    throw new Fault('answer');
  } finally {
    stream.destroy();
  }
  return Buffer.concat(chunks);
}
