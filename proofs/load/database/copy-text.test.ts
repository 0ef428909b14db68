import { describe, expect, it } from 'vitest';
import { copyLine } from './copy-text.ts';

describe('copyLine', () => {
  it('writes null, numbers, flags and text', () => {
    expect(copyLine({ a: null, b: 1.5, c: true, d: 'plain' })).toBe('\\N\t1.5\ttrue\tplain\n');
  });

  it('escapes what would end a field or a line', () => {
    expect(copyLine({ a: 'a\tb\nc\rd\\e' })).toBe('a\\tb\\nc\\rd\\\\e\n');
  });

  it('writes arrays of text, escaped twice', () => {
    expect(copyLine({ a: ['a', 'b "c"', 'd\\e'], b: [] })).toBe('{"a","b \\\\"c\\\\"","d\\\\\\\\e"}\t{}\n');
  });
});
