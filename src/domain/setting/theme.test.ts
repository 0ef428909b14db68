import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, readable, ownColours, sandLight, themeStyle, tonesOf } from './theme.ts';

const css = readFileSync(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8');
const grounds = ['#fffcf7', '#ffffff', sandLight];
const darkGrounds = ['#15110f', '#1e1916', '#292320'];

describe('the colours of an operator', () => {
  // The darkest, the lightest accepted, and every hue.
  it.each(['#000000', '#0033cc', '#7a4b00', '#6b21a8', '#0b6623', '#b3391f', '#8b0000', '#4a4a4a'])(
    '%s has tones that can be read, light and dark',
    (colour) => {
      const { plain, hover, on, soft } = tonesOf(colour);
      for (const ground of [...grounds, soft[0]]) expect(contrast(plain[0], ground)).toBeGreaterThanOrEqual(readable);
      for (const ground of [...darkGrounds, soft[1]])
        expect(contrast(plain[1], ground)).toBeGreaterThanOrEqual(readable);
      for (const theme of [0, 1] as const)
        for (const ground of [plain[theme], hover[theme]])
          expect(contrast(on[theme], ground)).toBeGreaterThanOrEqual(readable);
    },
  );

  it('change nothing where they are those that come with the program', () => {
    expect(themeStyle(ownColours)).toBe('');
    expect(css).toContain(`--brand: light-dark(${ownColours.brand},`);
    expect(css).toContain(`--jade: light-dark(${ownColours.accent},`);
    expect(css).toContain(`--sand: light-dark(${sandLight},`);
  });

  it('are declarations of colours that pages know', () => {
    const style = themeStyle({ brand: '#0033cc', accent: ownColours.accent });
    expect(style.split(';')).toHaveLength(4);
    for (const one of style.split(';')) {
      const [, name] = /^(--[\w-]+):light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\)$/.exec(one) ?? [];
      expect(css).toContain(`  ${name}: light-dark(`);
    }
  });
});
