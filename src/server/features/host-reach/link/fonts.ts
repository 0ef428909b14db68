// Fonts of link pages, one file for phones that lack a script (docs/reference/texts.md#languages-of-hosts). Site pages
// use src/web/styles/script-fonts.css.
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { locale } from '#src/texts/locale.ts';
import { html, type Html } from '#src/texts/html.ts';

interface Script {
  file: string;
  languages: readonly string[];
  own: readonly string[];
  range: string;
}

const scripts: Readonly<Record<string, Script>> = {
  devanagari: {
    file: 'noto-sans/files/noto-sans-devanagari',
    languages: ['ne', 'hi'],
    own: ['Noto Sans Devanagari', 'Kohinoor Devanagari', 'Nirmala UI'],
    range: 'U+0900-097F,U+1CD0-1CF9,U+A8E0-A8FF',
  },
  thai: {
    file: 'noto-sans-thai/files/noto-sans-thai-thai',
    languages: ['th'],
    own: ['Noto Sans Thai', 'Thonburi', 'Leelawadee UI'],
    range: 'U+0E01-0E5B',
  },
  lao: {
    file: 'noto-sans-lao/files/noto-sans-lao-lao',
    languages: ['lo'],
    own: ['Noto Sans Lao', 'Lao Sangam MN', 'Leelawadee UI'],
    range: 'U+0E81-0EDF',
  },
  khmer: {
    file: 'noto-sans-khmer/files/noto-sans-khmer-khmer',
    languages: ['km'],
    own: ['Noto Sans Khmer', 'Khmer Sangam MN', 'Leelawadee UI'],
    range: 'U+1780-17FF,U+19E0-19FF',
  },
  burmese: {
    file: 'noto-sans-myanmar/files/noto-sans-myanmar-myanmar',
    languages: ['my'],
    own: ['Noto Sans Myanmar', 'Myanmar Sangam MN', 'Myanmar Text'],
    range: 'U+1000-109F,U+A92E,U+A9E0-A9FE,U+AA60-AA7F',
  },
};

/** System fonts with a language's script; empty where every font has it. */
export function facesOf(language: string): readonly string[] {
  return Object.values(scripts).find(({ languages }) => languages.includes(language))?.own ?? [];
}

const folder = '/static/letters/';
// One weight per script; browsers derive bold, which halves the size.
const weight = 400;

function faceOf(name: string, { own, range }: Script): string {
  const sources = [...own.map((face) => `local('${face}')`), `url(${folder}${name}-${weight}.woff2)`];
  return `@font-face{font-family:Letters;font-weight:${weight};font-display:swap;unicode-range:${range};src:${sources.join(',')}}\n`;
}

const fontsOf = (range: string): RegExp =>
  new RegExp(`[${range.replaceAll(/U\+|,/g, '').replaceAll(/[0-9A-F]{4}/g, String.raw`\u$&`)}]`);

/** For the page's language and every script in names on it; empty for Latin. */
export function fontLinks(page: string): Html[] {
  return Object.entries(scripts)
    .filter(([, { languages, range }]) => languages.includes(locale()) || fontsOf(range).test(page))
    .map(([name]) => html`<link rel="stylesheet" href="${folder}${name}.css">`);
}

export function registerFonts(app: FastifyInstance): void {
  const require = createRequire(import.meta.url);
  const cacheControl = 'public, max-age=31536000, immutable';
  for (const [name, script] of Object.entries(scripts)) {
    const path = require.resolve(`@fontsource/${script.file}-${weight}-normal.woff2`);
    app.get(`${folder}${name}.css`, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=86400').send(faceOf(name, script)),
    );
    app.get(`${folder}${name}-${weight}.woff2`, async (_request, reply) =>
      reply
        .type('font/woff2')
        .header('cache-control', cacheControl)
        .send(await readFile(path)),
    );
  }
}
