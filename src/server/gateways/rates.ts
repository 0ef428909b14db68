// Asks the configured source for exchange rates (product 2). Any address that answers one of the known shapes will do.
import { createHash } from 'node:crypto';
import { readRates, type ReadRates } from './rates-answer.ts';

export interface RatesGateway {
  /** What the source says now. Throws when it cannot be reached or says nothing that we understand. */
  fetch(): Promise<ReadRates>;
  /** The source's host, for the record of each rate. */
  readonly source: string;
  /** Names the address without showing it, which may hold a key: another address is another job. */
  readonly id: string;
}

const patienceMs = 15_000;
const longestAnswer = 2_000_000;

/** The source at `url`, or null where none is set. */
export function createRatesGateway(url: string | null): RatesGateway | null {
  if (url === null) return null;
  return {
    source: new URL(url).host,
    id: createHash('sha256').update(url).digest('hex').slice(0, 16),
    async fetch() {
      const answer = await fetch(url, {
        headers: { accept: 'application/json' },
        // A redirect could lead into the operator's own network.
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!answer.ok) throw new Error(`the source of exchange rates answered ${answer.status}`);
      const read = readRates(JSON.parse(await textOf(answer)));
      if (!read) throw new Error('the source of exchange rates answered in a shape that is not known');
      return read;
    },
  };
}

async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > longestAnswer) throw new Error('the source of exchange rates answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
