import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ settings: { BANYAN_LOCALES: 'en_XA,ar_XB' } });
});

afterAll(() => test.close());

async function page(url: string, cookie?: string) {
  const answer = await test.app.inject({
    url,
    headers: { ...(cookie !== undefined && { cookie }), accept: 'text/html' },
  });
  const [, lang, dir] = /<html lang="([^"]*)" dir="([^"]*)">/.exec(answer.body) ?? [];
  const [, script] = /<script type="module"[^>]* src="([^"]*)">/.exec(answer.body) ?? [];
  const { vary, 'cache-control': kept } = answer.headers;
  return { lang, dir, script, vary, kept, html: answer.body };
}

describe('the language of a page', () => {
  it('follows the cookie, with its direction and its own script', async () => {
    const english = await page('/user/login');
    const long = await page('/user/login', 'i18n_redirected=en_XA');
    const mirrored = await page('/user/login', 'other=1; i18n_redirected=ar_XB');
    expect([english, long, mirrored].map(({ lang, dir }) => [lang, dir])).toEqual([
      ['en-US', 'ltr'],
      ['en-XA', 'ltr'],
      ['ar-XB', 'rtl'],
    ]);
    expect(english.html).toContain('>Continue<');
    expect(long.html).toContain('Cóöntíinúüéë');
    expect(long.html).not.toContain('>Continue<');
    expect(mirrored.html).toContain('\u202EContinue\u202C');
    expect(new Set([english.script, long.script, mirrored.script]).size).toBe(3);
    for (const { script } of [english, long, mirrored]) {
      expect((await test.app.inject({ url: script ?? '' })).statusCode).toBe(200);
    }
  });

  it.each(['vi_VN', '', 'en_us', '../en_XA', 'constructor'])('is English where the cookie says "%s"', async (name) => {
    expect(await page('/user/login', `i18n_redirected=${name}`)).toMatchObject({ lang: 'en-US', dir: 'ltr' });
  });

  it('follows neither the address nor what the browser prefers', async () => {
    const answer = await test.app.inject({
      url: '/user/login?i18n_redirected=ar_XB',
      headers: { 'accept-language': 'ar' },
    });
    expect(answer.body).toContain('<html lang="en-US"');
  });

  it('is kept apart for pages that are kept', async () => {
    const cookies = [undefined, 'i18n_redirected=ar_XB'];
    // The second visit caches the page, the third reads the cache.
    for (const round of [1, 2, 3]) {
      const [english, mirrored] = await Promise.all(cookies.map((cookie) => page('/', cookie)));
      expect([round, english?.lang, mirrored?.lang]).toEqual([round, 'en-US', 'ar-XB']);
      expect([english?.vary, mirrored?.vary]).toEqual(['accept-encoding, cookie', 'accept-encoding, cookie']);
      expect([english?.kept?.split(',')[0], mirrored?.kept]).toEqual(['public', 'private, max-age=0']);
    }
  });

  it('is still known once the body of a form was read', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/user/login',
      headers: { cookie: 'i18n_redirected=ar_XB', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=nobody&password=x',
    });
    expect(answer.body).toContain('<html lang="ar-XB" dir="rtl">');
  });

  it('does not mix in pages that are made side by side', async () => {
    const names = ['en_XA', 'ar_XB', 'en_US'];
    const alone = new Map<string, string | undefined>();
    const text = ({ html }: { html: string }) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
    for (const name of names) alone.set(name, text(await page('/user/login', `i18n_redirected=${name}`)));
    const many = Array.from({ length: 18 }, (_, index) => names[index % names.length] ?? '');
    const seen = await Promise.all(
      many.map(async (name) => text(await page('/user/login', `i18n_redirected=${name}`))),
    );
    expect(seen).toEqual(many.map((name) => alone.get(name)));
    expect(new Set(alone.values()).size).toBe(3);
  });
});

describe('an installation with one language', () => {
  it('lets caches keep its pages for everybody', async () => {
    const one = await createTestApp({ settings: { BANYAN_LOCALES: 'en_US' } });
    try {
      const answer = await one.app.inject({ url: '/', headers: { cookie: 'i18n_redirected=ar_XB' } });
      expect(answer.headers.vary).toBe('accept-encoding');
      expect(answer.headers['cache-control']).toContain('public');
      expect(answer.body).toContain('<html lang="en-US" dir="ltr">');
    } finally {
      await one.close();
    }
  });
});
