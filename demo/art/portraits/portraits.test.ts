import { describe, expect, it } from 'vitest';
import { hashOf } from '#demo/art/manifest.ts';
import { describePortrait, readPortraits } from './manifest.ts';
import { portraitSvg } from './portrait.ts';
import { hostPortraits } from './portraits.ts';

const manifest = readPortraits();
const all = hostPortraits();

describe('the portraits', () => {
  it('have unique ids, and their manifest holds exactly these', () => {
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(manifest)).toEqual(ids);
  });

  it('show nobody twice', () => {
    const faces = all.map((portrait) => manifest[portrait.id]?.svg_sha256);
    expect(new Set(faces).size).toBe(all.length);
  });
});

describe.each(all.map((portrait) => [portrait.id, portrait] as const))('portrait %s', (id, portrait) => {
  it('is drawn from its seed exactly as it was when it was rendered', () => {
    const svg = portraitSvg(portrait);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(hashOf(svg)).toBe(manifest[id]?.svg_sha256);
    expect(portraitSvg(portrait)).toBe(svg);
  });

  it('is described in the manifest as in the catalogue, and as a drawing', () => {
    expect(manifest[id]).toMatchObject(describePortrait(portrait));
    expect(manifest[id]?.alt).toMatch(/^Illustration of .+, a host of the demo\.$/);
  });
});
