import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { voucherKeyId } from '#src/server/features/booking/voucher-code.ts';
import { addVoucherPair, loadKeys } from '#src/server/platform/keys.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { insertBookableCity, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';

let test: TestApp;
let ids: string[];

beforeAll(async () => {
  test = await createTestApp({
    fill: async ({ pool }) => {
      await loadKeys(pool, { masterKeys: [] });
      await addVoucherPair(pool);
      ids = (await loadKeys(pool, { masterKeys: [] })).voucher.publics.map(voucherKeyId);
    },
  });
});
afterAll(() => test?.close());

const get = (url: string) => test.app.inject(url);

describe('/check', () => {
  it('is one page for everybody, with every public key, the newest first, and no private one', async () => {
    const page = await get('/check');
    expect([page.statusCode, page.headers['content-type'], page.headers['set-cookie']]).toEqual([
      200,
      'text/html; charset=utf-8',
      undefined,
    ]);
    const settings = JSON.parse(/id="settings">([^<]+)</.exec(page.body)?.[1] ?? '');
    expect(settings.keys.map((key: { id: string }) => key.id)).toEqual(ids);
    expect(ids).toHaveLength(2);
    expect(voucherKeyId(test.services.keys.voucher.public)).toBe(ids[0]);
    expect(page.body).not.toMatch(/PRIVATE|<script>|<style|onload=/);
    expect((await get('/check?course=7')).body).toBe(page.body);
  });

  it('names a service worker for itself alone, which keeps every file of the page', async () => {
    const worker = await get('/check/worker.js');
    expect(worker.headers['service-worker-allowed']).toBe('/check');
    expect(worker.headers['cache-control']).toContain('must-revalidate');
    const files = JSON.parse(/checkFiles=(\[[^\]]*\])/.exec(worker.body)?.[1] ?? '[]') as string[];
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect([file, (await get(file)).statusCode]).toEqual([file, 200]);
    const page = await get('/check');
    for (const [, file = ''] of page.body.matchAll(/(?:src|href)="(\/check\/assets\/[^"]+)"/g))
      expect(files).toContain(file);
  });

  it('can be put on a home screen', async () => {
    const manifest = await get('/check/app.webmanifest');
    expect(manifest.headers['content-type']).toContain('application/manifest+json');
    expect(manifest.json()).toMatchObject({ start_url: '/check', scope: '/check', display: 'standalone' });
  });

  it('is small: under 16 kB before the camera is opened, 30 kB more with it', async () => {
    const page = await get('/check');
    const main = /src="(\/check\/assets\/[^"]+)"/.exec(page.body)?.[1] ?? '';
    const headers = { 'accept-encoding': 'gzip' };
    const bytes = async (url: string) => (await test.app.inject({ url, headers })).rawPayload.length;
    expect(await bytes(main)).toBeLessThan(16_000);
    const worker = await get('/check/worker.js');
    const files = JSON.parse(/checkFiles=(\[[^\]]*\])/.exec(worker.body)?.[1] ?? '[]') as string[];
    const reader = files.find((file) => file.includes('/dom-')) ?? '';
    expect(await bytes(reader)).toBeLessThan(30_000);
  });

  it('is in the language of the cookie, kept apart from the others', async () => {
    const app = await createTestApp({ settings: { BANYAN_LOCALES: 'en_US,ar_XB' } });
    const open = (url: string, name: string) => app.app.inject({ url, headers: { cookie: `i18n_redirected=${name}` } });
    const main = (body: string) => /src="(\/check\/assets\/[^"]+)"/.exec(body)?.[1] ?? '';
    const [english, mirrored] = await Promise.all([open('/check', 'en_US'), open('/check', 'ar_XB')]);
    expect(english.body).toContain('<html lang="en-US" dir="ltr">');
    expect(mirrored.body).toContain('<html lang="ar-XB" dir="rtl">');
    expect(mirrored.body).toContain('\u202ECheck-in\u202C');
    expect(main(mirrored.body)).not.toBe(main(english.body));
    expect((await app.app.inject(main(mirrored.body))).body).toContain('\u202E');
    expect([mirrored.headers.vary, mirrored.headers['cache-control']]).toEqual([
      'cookie, accept-encoding',
      'private, max-age=0, must-revalidate',
    ]);
    const [worker, manifest] = await Promise.all([
      open('/check/worker.js', 'ar_XB'),
      open('/check/app.webmanifest', 'ar_XB'),
    ]);
    expect(worker.body).toContain(main(mirrored.body));
    expect(manifest.json().short_name).toBe('\u202ECheck-in\u202C');
    await app.close();
  });

  it('is in the language of a host who is logged in or of the link, until another one is chosen there', async () => {
    const { pool } = test.database;
    await insertBookableCity(pool);
    const { hostId } = await insertBookableCourse(pool, {});
    await pool.query(`insert into phone_reach (host_id, way, language) values ($1, 'mail', 'ne')`, [hostId]);
    await giveTokens(pool, { 'the-host': hostId });
    const open = async (url: string, headers: Record<string, string>) => {
      const page = await test.app.inject({ url, headers });
      return [/<html lang="([^"]+)"/.exec(page.body)?.[1], page.headers['set-cookie']];
    };
    expect(await open('/check', as('the-host'))).toEqual(['ne', undefined]);
    expect(
      (await test.app.inject({ url: '/check/app.webmanifest', headers: as('the-host') })).json().short_name,
    ).toMatch(/[\u0900-\u097f]/);
    const chosen = { ...as('the-host'), cookie: 'host_language=th' };
    expect(await open('/check', chosen)).toEqual(['th', undefined]);
    expect(await open('/check?language=km', chosen)).toEqual(['th', undefined]);
    expect(await open('/check', { ...as('the-host'), cookie: 'host_language=en' })).toEqual(['en-US', undefined]);
    const [language, cookie] = await open('/check?course=7&language=km', {});
    expect(language).toBe('km');
    expect(cookie).toMatch(/^host_language=km; Max-Age=31536000; Path=\/; SameSite=Lax$/);
    for (const unknown of ['xx', 'en_XA', 'constructor', ''])
      expect(await open(`/check?language=${unknown}`, {})).toEqual(['en-US', undefined]);
  });
});
