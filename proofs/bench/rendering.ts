// The speed of rendering a list page as the server does, relative to bare React: with its data given, and with its
// query.
import { defaultLocale } from '#src/texts/locale.ts';
import { mkdirSync } from 'node:fs';
import { build } from 'vite';
import { projectFolder } from '#src/server/platform/config.ts';
import type { CallName } from '#src/contract/types.ts';
import type { CallContext } from '#src/server/call.ts';
import { callInProcess } from '#src/server/platform/calls/call-adapter.ts';
import { loadBundle } from '#src/server/pages/bundle.ts';
import { pageSettings } from '#src/server/pages/page-settings.ts';
import type { CatalogueFacts } from './listing-mixes.ts';
import { median } from './measure.ts';

interface BenchBundle {
  renderPage(request: unknown): Promise<{ html: string; status: number }>;
  bareRenderer(request: unknown): Promise<() => string>;
}

export interface Rendering {
  /** Renderings per second. */
  bare: number;
  given: number;
  queried: number;
  givenRatio: number;
  queriedRatio: number;
}

/** Times all three in alternating batches. */
export async function measureRendering(
  context: CallContext,
  { rounds, facts }: { rounds: number; facts: CatalogueFacts },
): Promise<Rendering> {
  const { services } = context;
  const bundle = await buildBenchBundle();
  const { assets } = await loadBundle([defaultLocale]);
  const client = assets[defaultLocale];
  if (!client) throw new Error('the client is not built');
  const page = pageSettings({ ...services.config, contentPages: [] }, client, { locale: defaultLocale, hero: null });
  const city = await services.pool.query<{ slug: string }>('select slug from city where id = $1', [facts.bigCity]);
  const url = `/${facts.bigCity}/${city.rows[0]?.slug}`;
  const ask = (name: string, input: unknown) => callInProcess(name as CallName, input, context);
  const request = { url, origin: services.config.origin, page, api: once(ask) };
  const bare = await bundle.bareRenderer(request);
  const { status } = await bundle.renderPage(request);
  if (status !== 200) throw new Error(`${url} answers ${status}`);
  const rates: { bare: number; given: number; queried: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const rate = {
      bare: await rateOf(async () => bare()),
      given: await rateOf(() => bundle.renderPage(request)),
      queried: await rateOf(() => bundle.renderPage({ ...request, api: ask })),
    };
    if (round > 0) rates.push(rate);
  }
  return {
    bare: median(rates.map((rate) => rate.bare)),
    given: median(rates.map((rate) => rate.given)),
    queried: median(rates.map((rate) => rate.queried)),
    givenRatio: median(rates.map((rate) => rate.given / rate.bare)),
    queriedRatio: median(rates.map((rate) => rate.queried / rate.bare)),
  };
}

async function rateOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < 400) {
    await work();
    count += 1;
  }
  return (count * 1000) / (performance.now() - started);
}

type Ask = (name: string, input: unknown) => Promise<unknown>;

/** Makes each call once and then repeats its response. */
function once(ask: Ask): Ask {
  const known = new Map<string, Promise<unknown>>();
  return (name, input) => {
    const key = `${name} ${JSON.stringify(input)}`;
    const answer = known.get(key) ?? ask(name, input);
    known.set(key, answer);
    return answer;
  };
}

async function buildBenchBundle(): Promise<BenchBundle> {
  const outDir = `${projectFolder}node_modules/.cache/banyan-bench`;
  mkdirSync(outDir, { recursive: true });
  process.env['NODE_ENV'] = 'production';
  await build({
    root: projectFolder,
    logLevel: 'error',
    mode: 'production',
    build: { ssr: 'proofs/bench/entry-bench.tsx', outDir, emptyOutDir: true },
  });
  return (await import(`${outDir}/entry-bench.js`)) as BenchBundle;
}
