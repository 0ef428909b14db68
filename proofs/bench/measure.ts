// Sends load to a local address in short rounds that alternate with a baseline's.
import autocannon from 'autocannon';

export interface Target {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Additional headers, new for each request. */
  headersOfNext?: () => Record<string, string>;
  /** Bodies, sent in turn. */
  bodies?: readonly string[];
}

export interface Row {
  name: string;
  /** The least ratio. */
  budget: number;
  subject: Target;
  baseline: Target;
  connections: number;
}

export interface Measured {
  name: string;
  budget: number;
  ratio: number;
  /** Responses per second, medians over the rounds. */
  subject: number;
  baseline: number;
}

/** Responses per second in one round. Throws on any that is not 2xx: a refusal is quick and measures nothing. */
async function round(target: Target, connections: number, seconds: number): Promise<number> {
  const { url, method = 'GET', headers = {}, headersOfNext, bodies } = target;
  const origin = new URL(url);
  let turn = 0;
  // All connections share one sequence: with a list each, they would meet at every departure.
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    turn += 1;
    const body = bodies && { body: bodies[turn % bodies.length] ?? '' };
    const own = headersOfNext && { headers: { ...headers, ...headersOfNext() } };
    return { ...request, ...body, ...own };
  };
  const requests = [{ method, path: `${origin.pathname}${origin.search}`, headers, setupRequest }];
  const result = await autocannon({ url: origin.origin, connections, duration: seconds, requests });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return result['2xx'] / result.duration;
}

/** The latency in milliseconds at the 97.5th percentile, with `rate` requests per second. */
export async function latencyAt(target: Target, rate: number, seconds: number): Promise<number> {
  const { url, method = 'GET', headers = {}, bodies } = target;
  const origin = new URL(url);
  let turn = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    turn += 1;
    return { ...request, body: bodies?.[turn % bodies.length] ?? '' };
  };
  const requests = [{ method, path: `${origin.pathname}${origin.search}`, headers, setupRequest }];
  const overallRate = Math.max(1, Math.round(rate));
  const result = await autocannon({ url: origin.origin, connections: 10, duration: seconds, overallRate, requests });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx`);
  return result.latency.p97_5;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The tenth percentile: the time the work takes when nothing else runs on the machine. */
export function quickest(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 10)] ?? 0;
}

/**
 * Measures both sides in turn, after one warm-up round of each, and compares round by round. `afterFirst` runs after
 * the warm-up.
 */
export async function measure(
  row: Row,
  { rounds, seconds }: { rounds: number; seconds: number },
  afterFirst?: () => Promise<unknown>,
): Promise<Measured> {
  await round(row.baseline, row.connections, seconds / 2);
  await round(row.subject, row.connections, seconds / 2);
  await afterFirst?.();
  const pairs: { subject: number; baseline: number }[] = [];
  for (let count = 0; count < rounds; count += 1) {
    const baseline = await round(row.baseline, row.connections, seconds);
    pairs.push({ baseline, subject: await round(row.subject, row.connections, seconds) });
  }
  return {
    name: row.name,
    budget: row.budget,
    ratio: median(pairs.map((pair) => pair.subject / pair.baseline)),
    subject: median(pairs.map((pair) => pair.subject)),
    baseline: median(pairs.map((pair) => pair.baseline)),
  };
}
