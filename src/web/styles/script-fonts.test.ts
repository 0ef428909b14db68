// Fonts have the letters of names and amounts, and load only for those.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { currencyOf } from '#src/domain/money/currencies.ts';

const require = createRequire(import.meta.url);
const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

interface Face {
  family: string;
  weight: string;
  font: Font;
  ranges: readonly (readonly [from: number, to: number])[];
}

function facesOf(css: string): Face[] {
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, text = '']) => {
    const valueOf = (name: string) => new RegExp(`${name}:\\s*([^;]*);`).exec(text)?.[1] ?? '';
    const file = /url\('([^']+)'\)/.exec(text)?.[1];
    if (file === undefined) return [];
    const ranges = valueOf('unicode-range')
      .split(',')
      .map((part) => {
        const [from = '', to = from] = part.trim().replace('U+', '').split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
      });
    const font = create(readFileSync(require.resolve(file))) as Font;
    return [{ family: valueOf('font-family'), weight: valueOf('font-weight'), font, ranges }];
  });
}

const scripts = facesOf(read('./script-fonts.css'));
const usual = facesOf(read('./fonts.css')).filter(({ family }) => family.includes('Jakarta'));
const has = ({ font, ranges }: Face, code: number) =>
  ranges.some(([from, to]) => code >= from && code <= to) && font.hasGlyphForCodePoint(code);

const cities = new URL('../../../demo/cities/', import.meta.url);
const names = readdirSync(cities).map((file) => {
  const city = JSON.parse(readFileSync(new URL(file, cities), 'utf8')) as { native_name: string };
  return city.native_name;
});

describe('the typefaces of scripts', () => {
  it.each(['100 550', '551 900'])(
    'have, with those of the text, every letter of the cities of the demo (%s)',
    (weight) => {
      const faces = [...usual, ...scripts.filter((face) => face.weight === weight)];
      const missing = [...new Set(names.join(''))].filter(
        (letter) => !faces.some((face) => has(face, letter.codePointAt(0) ?? 0)),
      );
      expect(names.length).toBeGreaterThan(30);
      expect(missing).toEqual([]);
    },
  );

  it.each(['KHR', 'LAK', 'VND', 'THB'] as const)('have the sign of %s', (code) => {
    const signs = [...currencyOf(code).symbol];
    expect(signs.every((sign) => [...usual, ...scripts].some((face) => has(face, sign.codePointAt(0) ?? 0)))).toBe(
      true,
    );
  });

  it('come for no letter that the text has, and for no blank, joiner or sign that any page may hold', () => {
    for (const { ranges } of scripts)
      for (const [from, to] of ranges) {
        expect(from).toBeGreaterThanOrEqual(0x900);
        expect([from, to < 0x2000 || from >= 0x20a0]).toEqual([from, true]);
        for (const face of usual) expect(face.ranges.filter(([start, end]) => start <= to && end >= from)).toEqual([]);
      }
  });
});
