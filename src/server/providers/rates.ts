// Fetches exchange rates (docs/domain/pricing.md#exchange-rates) in any known shape.
import { createHash } from 'node:crypto';

// Units per US dollar.

export interface ReadRates {
  /** ms since 1970; null if unknown. A bare date lasts until its end. */
  asOf: number | null;
  /** Upper case codes, positive numbers. */
  rates: ReadonlyMap<string, number>;
}

type Json = Record<string, unknown>;

/**
 * `{base, date, rates: {CODE: n}}`, `{date, rates: [{code, rate}]}`, `{date, usd: {code: n}}`; other bases are converted. Null for
 * others.
 */
export function readRates(answer: unknown): ReadRates | null {
  if (!isObject(answer)) return null;
  const base = typeof answer['base'] === 'string' ? answer['base'].toUpperCase() : 'USD';
  const pairs = pairsOf(answer['rates'] ?? answer['conversion_rates'] ?? answer['usd']);
  if (!pairs || !/^[A-Z]{3}$/.test(base)) return null;
  const given = new Map(pairs.filter((pair): pair is [string, number] => isRate(pair[1])));
  const perDollar = base === 'USD' ? 1 : given.get('USD');
  if (perDollar === undefined || given.size === 0) return null;
  const rates = new Map([...given].map(([code, rate]) => [code, rate / perDollar] as const));
  if (base !== 'USD') rates.set(base, 1 / perDollar);
  return { asOf: asOfOf(answer), rates };
}

function pairsOf(value: unknown): [string, unknown][] | null {
  if (Array.isArray(value)) {
    return value.filter(isObject).map((row) => [codeOf(row['code'] ?? row['currency']), row['rate'] ?? row['value']]);
  }
  if (!isObject(value)) return null;
  return Object.entries(value).map(([code, rate]) => [codeOf(code), rate]);
}

function codeOf(value: unknown): string {
  return typeof value === 'string' ? value.toUpperCase() : '';
}

function isRate(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const day = 86_400_000;

function asOfOf(answer: Json): number | null {
  const seconds = answer['timestamp'] ?? answer['time_last_update_unix'];
  if (typeof seconds === 'number' && Number.isFinite(seconds)) return seconds * 1000;
  const date = answer['date'];
  if (typeof date !== 'string') return null;
  const at = Date.parse(date);
  if (Number.isNaN(at)) return null;
  return /^\d{4}-\d\d-\d\d$/.test(date) ? at + day : at;
}

export interface RatesGateway {
  /** Throws when unreachable or unreadable. */
  fetch(): Promise<ReadRates>;
  /** Host, stored with rates. */
  readonly source: string;
  /** A hash: the URL may hold a key. */
  readonly id: string;
}

const patienceMs = 15_000;
const longestAnswer = 2_000_000;

/** Null without a source. */
export function createRatesGateway(url: string | null): RatesGateway | null {
  if (url === null) return null;
  return {
    source: new URL(url).host,
    id: createHash('sha256').update(url).digest('hex').slice(0, 16),
    async fetch() {
      const answer = await fetch(url, {
        headers: { accept: 'application/json' },
        // A redirect may lead into our network.
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!answer.ok) throw new Error(`the exchange rate source returned ${answer.status}`);
      const read = readRates(JSON.parse(await textOf(answer)));
      if (!read) throw new Error('the exchange rate source returned an unknown format');
      return read;
    },
  };
}

async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > longestAnswer) throw new Error('the exchange rate source returned too much data');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
