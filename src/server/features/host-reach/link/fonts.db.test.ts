import { create, type Font } from 'fontkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostLanguages } from '#src/domain/host-reach/languages.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { inHostLanguage } from '#src/server/platform/locale.ts';
import { fontLinks } from './fonts.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const links = (language: string, page = '') =>
  inHostLanguage(language, () => fontLinks(page)).map((one) => /href="([^"]+)"/.exec(String(one))?.[1] ?? '');
const link = (language: string) => links(language)[0];

describe('letters of small pages', () => {
  it('are asked for in scripts of their own alone', () => {
    expect(['en', 'vi', 'id', 'fil', 'ms'].map(link)).toEqual(Array.from({ length: 5 }));
  });

  it('are those of every name on the page as well', () => {
    expect(links('en', 'Kofi, Đặng, 9')).toEqual([]);
    expect(links('en', 'अनिता').map((url) => /letters\/(\w+)/.exec(url)?.[1])).toEqual(['devanagari']);
    expect(links('ne', 'अनिता สมชาย').map((url) => /letters\/(\w+)/.exec(url)?.[1])).toEqual(['devanagari', 'thai']);
    expect(['សុខា', 'ဒေါ်', 'ສົມ'].map((name) => links('en', name).length)).toEqual([1, 1, 1]);
  });

  it.each(['ne', 'hi', 'km', 'lo', 'th', 'my'] as const)(
    '%s: what comes has every letter, in at most 50 kB',
    async (language) => {
      const style = await test.app.inject({ url: link(language) ?? '' });
      expect(style.headers['content-type']).toContain('text/css');
      const files = [...style.body.matchAll(/url\(([^)]+)\)/g)].map(([, url = '']) => url);
      expect(files).toHaveLength(1);
      for (const url of files) {
        const file = await test.app.inject({ url });
        expect(file.headers['cache-control']).toContain('immutable');
        expect(file.rawPayload.length).toBeLessThan(50_000);
        const font = create(file.rawPayload) as Font;
        const missing = [...hostLanguages[language]].filter(
          (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
        );
        expect(missing).toEqual([]);
      }
    },
  );
});
