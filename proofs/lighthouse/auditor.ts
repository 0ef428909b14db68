// A browser with Lighthouse. It reaches only this machine, so runs agree everywhere.
import lighthouse, { generateReport, type Flags, type Result } from 'lighthouse';
import { freePort } from '#src/server/platform/start/ports.ts';
import { launchBrowser } from '#tests/support/browser/browser.ts';

export interface Audited {
  /** Scores from 0 to 100 by category. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  largestPaint: number;
  blocked: number;
  layoutShift: number;
  /** Kilobytes of our scripts on the page, gzipped (architecture: bytes of script). */
  scriptKb: number;
  /** Kilobytes over the wire, headers included. */
  totalKb: number;
  /** Lighthouse's measure of the machine's speed: below 1,000 it was busy or is slow. */
  machine: number;
  /** Failed audits of the other three categories, each with its first element. */
  findings: string[];
  /** The whole report as a page. */
  html: string;
}

export interface Auditor {
  /** Audits an address `runs` times and returns the run with the median performance. */
  median(url: string, runs: number): Promise<Audited>;
  close(): Promise<void>;
}

const flags: Flags = {
  logLevel: 'error',
  output: 'json',
  onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  // A demo is noindex on purpose (docs/reference/texts.md#demo-world); this audit would fault every page.
  skipAudits: ['is-crawlable'],
};

/** Starts the browser of the tests with a port for Lighthouse. */
export async function openAuditor(): Promise<Auditor> {
  const port = await freePort();
  const browser = await launchBrowser([
    `--remote-debugging-port=${port}`,
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ]);
  return {
    async median(url, runs) {
      // The first visit renders the page into the cache, as an earlier visitor would have.
      await fetch(url);
      const results: Result[] = [];
      for (let run = 0; run < runs; run += 1) results.push(await audit(url, port));
      const sorted = results.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'));
      const middle = sorted[Math.floor(sorted.length / 2)];
      if (middle === undefined) throw new Error('No run at all');
      return summary(middle);
    },
    close: () => browser.close(),
  };
}

/** One run. On a very busy machine the browser sometimes misses its start: it retries. */
async function audit(url: string, port: number, tries = 3): Promise<Result> {
  const run = await lighthouse(url, { ...flags, port });
  const fault = run === undefined ? 'Lighthouse says nothing' : run.lhr.runtimeError?.message;
  if (run !== undefined && fault === undefined) return run.lhr;
  if (tries <= 1) throw new Error(`${url}: ${fault}`);
  return audit(url, port, tries - 1);
}

const score = (result: Result, category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
const value = (result: Result, id: string) => result.audits[id]?.numericValue ?? Number.NaN;

async function summary(result: Result): Promise<Audited> {
  const requests = requestsOf(result);
  const origin = new URL(result.finalDisplayedUrl).origin;
  const own = requests.filter(({ url, resourceType }) => resourceType === 'Script' && url.startsWith(`${origin}/`));
  return {
    performance: score(result, 'performance'),
    accessibility: score(result, 'accessibility'),
    bestPractices: score(result, 'best-practices'),
    seo: score(result, 'seo'),
    largestPaint: value(result, 'largest-contentful-paint'),
    blocked: value(result, 'total-blocking-time'),
    layoutShift: value(result, 'cumulative-layout-shift'),
    scriptKb: await gzippedKilobytes(own.map(({ url }) => url)),
    totalKb: kilobytes(requests),
    machine: result.environment.benchmarkIndex,
    findings: findingsOf(result),
    html: String(generateReport(result, 'html')),
  };
}

interface Sent {
  url: string;
  resourceType: string;
  transferSize: number;
}

function requestsOf(result: Result): Sent[] {
  const { details } = result.audits['network-requests'] ?? {};
  return details?.type === 'table' ? (details.items as unknown as Sent[]) : [];
}

const kilobytes = (requests: readonly Sent[]) =>
  requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;

async function gzippedKilobytes(urls: readonly string[]): Promise<number> {
  const sizes = urls.map(async (url) => {
    const { headers, body } = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    await body?.cancel();
    return Number(headers.get('content-length') ?? Number.NaN);
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
}

function findingsOf(result: Result): string[] {
  const asked = ['accessibility', 'best-practices', 'seo'].flatMap((id) => result.categories[id]?.auditRefs ?? []);
  return asked
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => result.audits[id])
    .filter((found) => found !== undefined && found.score !== null && found.score < 1)
    .map((found) => `${found?.id}: ${found?.title}${firstElement(found?.details)}`);
}

function firstElement(details: unknown): string {
  const [item] =
    (details as { items?: { node?: { selector?: string }; description?: string }[] } | undefined)?.items ?? [];
  const where = item?.node?.selector ?? item?.description;
  return where === undefined ? '' : ` (${where})`;
}
