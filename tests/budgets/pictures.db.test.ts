// Bytes of the images that a page shows at once, requested as the page names them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { createDemoDatabase } from '#tests/support/catalogue/demo.ts';

const kilobyte = 1024;
let program: TestApp;

beforeAll(async () => {
  program = await createTestApp({ make: createDemoDatabase });
});
afterAll(() => program.close());

async function html(url: string): Promise<string> {
  const response = await program.app.inject({ url });
  expect([url, response.statusCode]).toEqual([url, 200]);
  // React writes some attributes in capitals, which HTML allows.
  return response.body.replaceAll('fetchPriority', 'fetchpriority');
}

/** Every file in the page's lists of AVIF sources whose name ends like this. */
function files(page: string, ending: string): string[] {
  const named = [...page.matchAll(/\/images\/[a-z0-9-]+\/[a-z]+-\d+\.avif/g)].map(([file]) => file);
  return [...new Set(named)].filter((file) => file.endsWith(ending));
}

async function bytesOf(file: string): Promise<number> {
  const response = await program.app.inject({ url: file });
  expect([file, response.statusCode, response.headers['content-type']]).toEqual([file, 200, 'image/avif']);
  return response.rawPayload.length;
}

async function cityPath(): Promise<string> {
  const path = /href="(\/\d+\/[^"?/]+)"/.exec(await html('/'))?.[1];
  expect(path).toBeDefined();
  return path ?? '';
}

describe('pictures', () => {
  it('of a card weigh at most 25 kB, and 12 of them at most 200', async () => {
    const sizes = await Promise.all(files(await html(await cityPath()), '/card-590.avif').map(bytesOf));
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(25 * kilobyte);
    const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
    expect(12 * mean).toBeLessThanOrEqual(200 * kilobyte);
  });

  it('at the top of home weigh at most 80 kB in the largest size', async () => {
    const preload = /<link\b[^>]*rel="preload"[^>]*as="image"[^>]*>/.exec(await html('/'))?.[0] ?? '';
    const sizes = await Promise.all(files(preload, '.avif').map(bytesOf));
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(80 * kilobyte);
  });

  it('that a page shows first are named in its head, high in rank and not lazy', async () => {
    const city = await cityPath();
    const course = /href="(\/[a-z][^"?/]*\/\d+\/[^"?/]+)"/.exec(await html(city))?.[1] ?? '';
    for (const url of ['/', city, course]) {
      const page = await html(url);
      const preload = /<link\b[^>]*rel="preload"[^>]*as="image"[^>]*>/.exec(page)?.[0];
      expect([url, preload]).toEqual([url, expect.stringContaining('fetchpriority="high"')]);
      const first = /<main[^]*?(<img\b[^>]*>)/.exec(page)?.[1];
      expect([url, first]).toEqual([url, expect.stringContaining('fetchpriority="high"')]);
      expect([url, first]).toEqual([url, expect.not.stringContaining('loading="lazy"')]);
    }
  });

  it('all say how large they are; all but the first wait until they are near', async () => {
    for (const url of ['/', await cityPath()]) {
      const images = (await html(url)).match(/<img\b[^>]*>/g) ?? [];
      for (const image of images) {
        expect([url, image]).toEqual([url, expect.stringMatching(/\bwidth="\d+" height="\d+"/)]);
        if (!image.includes('fetchpriority="high"')) expect(image).toContain('loading="lazy"');
      }
    }
  });
});
