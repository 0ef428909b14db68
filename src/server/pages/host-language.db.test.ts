// The language of Today, and that the page carries its texts (docs/reference/texts.md#languages-of-hosts).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ settings: { BANYAN_LOCALES: 'en_XA' } });
});

afterAll(() => test.close());

async function page(url: string, cookie = '') {
  const answer = await test.app.inject({ url, headers: { cookie, accept: 'text/html' } });
  const [, frame] = /<html lang="([^"]*)"/.exec(answer.body) ?? [];
  const [, lang] = /<main [^>]*lang="([^"]*)"/.exec(answer.body) ?? [];
  const [, json = 'null'] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(answer.body) ?? [];
  const [, script] = /<script type="module"[^>]* src="([^"]*)">/.exec(answer.body) ?? [];
  const { words } = JSON.parse(json) as { words?: { language: string; catalogues: Record<string, unknown> } };
  return { frame, lang, words, script, html: answer.body, kept: answer.headers['cache-control'] };
}

const today = '/dashboard/host-panel';

describe('the language of a page for hosts', () => {
  it('is the one that was chosen on the phone, with its words and with the script of the English page', async () => {
    const [english, nepali] = [await page(today), await page(`${today}?host=x`, 'host_language=ne')];
    expect([english.lang, english.words]).toEqual(['en-US', undefined]);
    expect([nepali.frame, nepali.lang]).toEqual(['en-US', 'ne']);
    expect(nepali.words).toMatchObject({ language: 'ne', catalogues: { 'web/host': { 'section.today': 'आज' } } });
    expect(nepali.script).toBe(english.script);
    expect(nepali.kept).toBe('private, no-store');
  });

  it('goes before that of the site, and leaves header and menu in English', async () => {
    const { frame, lang } = await page(today, 'i18n_redirected=en_XA; host_language=ne');
    expect([frame, lang]).toEqual(['en-US', 'ne']);
  });

  it.each(['', 'host_language=en', 'host_language=xx', 'host_language=../ne', 'host_language=constructor'])(
    'is that of the site with the cookie "%s"',
    async (cookie) => {
      expect((await page(today, `i18n_redirected=en_XA; ${cookie}`)).lang).toBe(
        cookie.endsWith('en') ? 'en-US' : 'en-XA',
      );
    },
  );

  it.each([
    ['calendar', 'availability'],
    ['earnings', 'earnings'],
    ['requests', 'changes'],
    ['settings', 'host-reach'],
    ['tell', 'host-day/tell'],
  ])('is for the section %s, with its words', async (section, folder) => {
    const { lang, words } = await page(`${today}/${section}`, 'host_language=ne');
    expect([lang, Object.hasOwn(words?.catalogues ?? {}, `web/host/${folder}`)]).toEqual(['ne', true]);
  });

  it.each(['/', '/dashboard/host-panel/listings', '/dashboard', '/1/kathmandu'])('is not for %s', async (url) => {
    expect(await page(url, 'host_language=ne')).toMatchObject({ lang: 'en-US', words: undefined });
  });
});
