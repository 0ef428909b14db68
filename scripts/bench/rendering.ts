// How much of bare React rendering is left when a list page is rendered as the server does it, its data given.
import { mkdirSync } from 'node:fs';
import { build } from 'vite';
import { projectFolder } from '#src/server/config.ts';
import type { CallName } from '#src/contract/types.ts';
import { anonymous, type CallContext } from '#src/server/call.ts';
import { callInProcess } from '#src/server/http/call-adapter.ts';
import { loadBundle } from '#src/server/pages/bundle.ts';
import { pageSettings } from '#src/server/pages/page-settings.ts';
import type { Services } from '#src/server/services.ts';
import { median } from './measure.ts';

interface BenchBundle {
  renderPage(request: unknown): Promise<{ html: string }>;
  bareRenderer(request: unknown): Promise<() => string>;
}

const address = '/1/kathmandu';

/** Times both in alternating batches; answers renderings a second. */
export async function measureRendering(services: Services, batches: number) {
  const bundle = await buildBenchBundle();
  const { assets } = await loadBundle();
  const page = pageSettings(services.config, assets, { contentPages: [], hero: null });
  const request = { url: address, origin: services.config.origin, page, api: await givenAnswers(services) };
  const bare = await bundle.bareRenderer(request);
  const rates: { whole: number; bare: number }[] = [];
  for (let batch = 0; batch <= batches; batch += 1) {
    const bareRate = await rateOf(async () => bare());
    const wholeRate = await rateOf(() => bundle.renderPage(request));
    if (batch > 0) rates.push({ whole: wholeRate, bare: bareRate });
  }
  return {
    subject: median(rates.map((rate) => rate.whole)),
    baseline: median(rates.map((rate) => rate.bare)),
    ratio: median(rates.map((rate) => rate.whole / rate.bare)),
  };
}

async function rateOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < 700) {
    await work();
    count += 1;
  }
  return (count * 1000) / (performance.now() - started);
}

/** Each call is made once and then answered from memory: the row is about rendering and not about queries. */
async function givenAnswers(services: Services) {
  const nothing = { read: () => undefined, set: () => undefined, clear: () => undefined };
  const context: CallContext = {
    services,
    actor: anonymous,
    visitor: { id: '', address: '127.0.0.1' },
    cookies: nothing,
    idempotencyKey: null,
    log: services.log,
  };
  const known = new Map<string, Promise<unknown>>();
  return (name: string, input: unknown) => {
    const key = `${name} ${JSON.stringify(input)}`;
    const answer = known.get(key) ?? callInProcess(name as CallName, input, context);
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
    build: { ssr: 'scripts/bench/entry-bench.tsx', outDir, emptyOutDir: true },
  });
  return (await import(`${outDir}/entry-bench.js`)) as BenchBundle;
}
