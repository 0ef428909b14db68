// Bytes of script and style that each page may cost (docs/benchmarks.md), read from the bundle that was built.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '#src/server/config.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';

interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

const client = `${projectFolder}dist/client/`;
const entry = 'src/web/entry-client.tsx';
let program: TestApp;
let manifest: Record<string, Chunk>;

beforeAll(async () => {
  program = await createTestApp();
  manifest = JSON.parse(readFileSync(`${client}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
});
afterAll(() => program.close());

/** All chunks that these need at once; what they may load later is not among them. */
function closure(keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key)) continue;
    expect(manifest[key], key).toBeDefined();
    found.add(key);
    closure(manifest[key]?.imports ?? [], found);
  }
  return found;
}

function kilobytes(files: Iterable<string>): number {
  let bytes = 0;
  for (const file of new Set(files)) bytes += gzipSync(readFileSync(client + file), { level: 9 }).length;
  return bytes / 1024;
}

const scripts = (...keys: string[]) =>
  kilobytes([...closure([entry, ...keys])].map((key) => manifest[key]?.file ?? ''));

describe('a page costs at most', () => {
  it.each([
    ['home', 120, ['src/web/features/home/page.ts']],
    ['a city', 120, ['src/web/features/listing/city-page.ts']],
    ['a search', 120, ['src/web/features/listing/search-page.ts']],
    ['a product with its booking part', 210, ['src/web/features/product/page.ts', 'src/web/booking/BookingPanel.tsx']],
    ['checkout', 220, ['src/web/features/checkout/page.ts']],
  ])('%s: %i kB of script', (_name, budget, keys) => {
    expect(scripts(...keys)).toBeLessThanOrEqual(budget);
  });

  it('30 kB of style in all', () => {
    expect(kilobytes(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))).toBeLessThanOrEqual(30);
  });

  it('two preloaded fonts of 70 kB', async () => {
    const { body } = await program.app.inject({ url: '/' });
    const fonts = [...body.matchAll(/<link\b[^>]*rel="preload"[^>]*href="\/([^"]+\.woff2)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(fonts).toHaveLength(2);
    const bytes = fonts.reduce((sum, file) => sum + readFileSync(client + file).length, 0);
    expect(bytes / 1024).toBeLessThanOrEqual(70);
  });
});
