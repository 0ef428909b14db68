import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '#src/domain/setting/theme.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

interface Pair {
  readonly light: string;
  readonly dark: string;
}

function token(name: string): Pair {
  const both = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  const one = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css);
  const light = both?.[1] ?? one?.[1];
  const dark = both?.[2] ?? one?.[1];
  if (light === undefined || dark === undefined) throw new Error(`no token --${name}`);
  return { light, dark };
}

// Text on background, 4.5 to 1.
const texts = [
  ...['ink', 'ink-2', 'ink-3'].flatMap((text) => ['paper', 'surface', 'sand'].map((ground) => [text, ground] as const)),
  ...['brand', 'jade', 'error', 'marigold-ink', 'success', 'info'].flatMap((text) => [
    [text, 'paper'] as const,
    [text, 'surface'] as const,
    [text, `${text.replace('-ink', '')}-soft`] as const,
  ]),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-jade', 'jade'],
  ['on-marigold', 'marigold'],
  ['ink', 'jade-soft'],
  ['ink', 'error-soft'],
  ['ink', 'info-soft'],
  ['ink', 'success-soft'],
  ['ink', 'marigold-soft'],
  ['ink-2', 'jade-soft'],
  ['brand', 'sand'],
  ['jade', 'sand'],
  ['on-night', 'night'],
  ['on-night-2', 'night'],
  ['night', 'lamp'],
] as const;

// Borders of controls and the focus ring, 3 to 1.
const edges = [
  ['line-strong', 'paper'],
  ['line-strong', 'surface'],
  ['jade', 'paper'],
  ['jade', 'surface'],
  ['jade', 'sand'],
] as const;

describe('tokens', () => {
  for (const theme of ['light', 'dark'] as const) {
    it.each(texts)(`${theme}: %s can be read on %s`, (text, ground) => {
      expect(contrast(token(text)[theme], token(ground)[theme])).toBeGreaterThanOrEqual(4.5);
    });
    it.each(edges)(`${theme}: %s stands out from %s`, (edge, ground) => {
      expect(contrast(token(edge)[theme], token(ground)[theme])).toBeGreaterThanOrEqual(3);
    });
  }

  it('never uses marigold as text on paper', () => {
    expect(contrast(token('marigold').light, token('paper').light)).toBeLessThan(3);
  });
});
