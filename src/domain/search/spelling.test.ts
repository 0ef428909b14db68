import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { editDistance, nearestWord } from './spelling.ts';

const near = (word: string, is_name = false, uses = 1) => ({ word, stem: word, is_name, uses });

describe('typos', () => {
  it.each([
    ['kathmadnu', 'kathmandu', 1],
    ['bangkkok', 'bangkok', 1],
    ['lantren', 'lantern', 1],
    ['hoi', 'hoi', 0],
    ['ab', 'ba', 1],
    ['กรงเทพ', 'กรุงเทพ', 1],
    ['one', 'three', 3],
  ])('%s and %s: %i', (one, other, typos) => {
    expect(editDistance(one, other, 2)).toBe(Math.min(typos, 3));
  });

  it('are counted the same both ways, and none is none', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const typos = editDistance(one, other, 9);
        expect(editDistance(other, one, 9)).toBe(typos);
        expect(typos === 0).toBe(one === other);
        expect(typos).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
        expect(typos).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });

  it('are forgiven by length: none in short words and numbers, one to six letters, two beyond', () => {
    expect(nearestWord('pho', [near('phu')])).toBeNull();
    expect(nearestWord('2026', [near('2025')])).toBeNull();
    expect(nearestWord('batk', [near('batik')])?.word).toBe('batik');
    expect(nearestWord('btaki', [near('batik')])).toBeNull();
    expect(nearestWord('kathmndo', [near('kathmandu')])?.word).toBe('kathmandu');
  });

  it('prefer fewer typos, then names, then the same first letter, then use', () => {
    expect(nearestWord('lantren', [near('lanterns', true, 9), near('lantern')])?.word).toBe('lantern');
    expect(nearestWord('tempel', [near('temple', false, 99), near('tempek', true)])?.word).toBe('tempek');
    expect(nearestWord('boat', [near('goat', false, 99), near('boats')])?.word).toBe('boats');
    expect(nearestWord('walkk', [near('walks', false, 1), near('walk', false, 5)])?.word).toBe('walk');
    expect(nearestWord('walkk', [])).toBeNull();
  });
});
