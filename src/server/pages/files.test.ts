import Fastify from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '#src/server/platform/config.ts';
import type { Gateways } from '#src/server/providers/providers.ts';
import { createLocalImages } from '#src/server/platform/pictures/local-images.ts';
import { registerFailures } from '#src/server/platform/http/failures.ts';
import { createEncoder } from '#src/server/platform/pictures/encoder.ts';
import { logoFileOf } from '#src/server/platform/config/brand.ts';
import { registerApplePayFile, registerLogo, registerPictures } from './files.ts';

// Encodes for real; a busy machine needs time.
const patient = { timeout: 60_000 };

const folder = mkdtempSync(join(tmpdir(), 'banyan-picture-pages-'));
const images = createLocalImages({ folder, demo: `${projectFolder}demo/pictures`, encoder: createEncoder() });
const log = pino({ level: 'silent' });

async function serve(gateways: Pick<Gateways, 'images'>) {
  const app = Fastify();
  registerFailures(app, { brand: { name: 'Banyan' }, locales: [] });
  await registerPictures(app, { gateways: gateways as Gateways, log });
  return app;
}

let app: Awaited<ReturnType<typeof serve>>;
let id: string;

beforeAll(async () => {
  app = await serve({ images });
  const put = await images.put(
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#357' } })
      .jpeg()
      .toBuffer(),
  );
  if (!put.ok) throw new Error(put.detail);
  ({ id } = put.picture);
}, 60_000);
afterAll(async () => {
  await app.close();
  images.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the address of a picture', patient, () => {
  it.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
  ])('answers %s', async (ending, type) => {
    for (const name of [id, 'home-dawn']) {
      const answer = await app.inject(`/images/${name}/card-295.${ending}`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(answer.rawPayload.length).toBeGreaterThan(100);
    }
  });

  it('may be kept forever where the id follows from the bytes, and for a day where a drawing may change', async () => {
    const cachedFor = async (name: string) =>
      (await app.inject(`/images/${name}/card-295.avif`)).headers['cache-control'];
    expect(await cachedFor(id)).toBe('public, max-age=31536000, immutable');
    expect(await cachedFor('home-dawn')).toBe('public, max-age=86400');
  });

  it('answers HEAD, a range, and nothing new to anyone who has it', async () => {
    const path = '/images/home-dawn/card-295.avif';
    const { headers } = await app.inject(path);
    expect((await app.inject({ method: 'HEAD', url: path })).statusCode).toBe(200);
    const part = await app.inject({ url: path, headers: { range: 'bytes=0-9' } });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10]);
    const again = await app.inject({ url: path, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    '/images/0123456789012345678901234567890123456789/card-590.avif',
    '/images/home-dawn/card-9999.avif',
    '/images/home-dawn/card-590.svg',
    '/images/manifest.json',
    '/images/home-dawn/',
    '/images/',
    '/images/..%2f..%2f..%2f/etc%2fpasswd',
    '/images/home-dawn/..%2fmanifest.json',
    '/images/%2e%2e/package.json',
    '/images/home-dawn/card-590.avif%00.png',
    '/images/home-dawn/%5c..%5cmanifest.json',
    `/images/${'a'.repeat(5000)}/card-590.avif`,
  ])('is 404 for %s', async (path) => {
    const answer = await app.inject(path);
    expect([400, 404, 414]).toContain(answer.statusCode);
    expect(answer.body).not.toMatch(/svg_sha256|root:|"name"/);
  });

  it('asks to come again while too many pictures are being made', async () => {
    const busy = await serve({
      images: { ...images, variant: async () => ({ ok: false, reason: 'busy', detail: 'many' }) },
    });
    const answer = await busy.inject('/images/home-dawn/card-590.avif');
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '3',
      'no-store',
    ]);
    await busy.close();
  });
});

describe('the file by which Apple knows the address', () => {
  const path = '/.well-known/apple-developer-merchantid-domain-association';

  it.each([
    ['is plain text as it was given', '7B22707370', 200],
    ['is not there without the setting', null, 404],
  ] as const)('%s', async (_case, text, status) => {
    const site = Fastify();
    registerApplePayFile(site, text);
    const answer = await site.inject(path);
    expect(answer.statusCode).toBe(status);
    if (text === null) return;
    expect([answer.body, answer.headers['content-type']]).toEqual([text, 'text/plain; charset=utf-8']);
  });
});

describe('the mark that the settings hold', () => {
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const logoFile = logoFileOf(`data:image/svg+xml;base64,${bytes.toString('base64')}`);

  it('has an address of its own, at which it runs nothing, and which an older one no longer has', async () => {
    const served = Fastify();
    registerFailures(served, { brand: { name: 'Banyan' }, locales: [] });
    registerLogo(served, { config: { logoFile } as never });
    const answer = await served.inject(logoFile?.path ?? '');
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'image/svg+xml',
      String(bytes),
    ]);
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect((await served.inject('/images/logo/0123456789abcdef.svg')).statusCode).toBe(404);
    await served.close();
  });
});
