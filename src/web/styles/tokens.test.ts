import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

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

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

// Text on ground, 4.5 to 1.
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

// Edges of controls and the focus ring, 3 to 1.
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
