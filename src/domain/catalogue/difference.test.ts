import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { difference, type DifferenceLine } from './difference.ts';

const written = (lines: readonly DifferenceLine[]) =>
  lines.map((line) =>
    line.kind === 'gap'
      ? `… ${line.lines}`
      : `${{ same: ' ', removed: '-', added: '+' }[line.kind]}${line.pieces
          .map(({ text, isChanged }) => (isChanged ? `[${text}]` : text))
          .join('')}`,
  );

describe('the difference of two texts', () => {
  it('is nothing where they are the same', () => {
    expect(difference('a\nb', 'a\nb')).toEqual([]);
  });

  it('marks the words of a line that have changed, and leaves out what is far from a change', () => {
    const before = 'one\ntwo\nthree\nGuests pay a fifth online.\nfive\nsix\nseven\neight';
    expect(written(difference(before, before.replace('a fifth', 'a quarter')))).toEqual([
      '… 1',
      ' two',
      ' three',
      '-Guests pay a [fifth] online.',
      '+Guests pay a [quarter] online.',
      ' five',
      ' six',
      '… 2',
    ]);
  });

  it('shows lines that came and went as a whole', () => {
    expect(written(difference('a\nc', 'a\nb\nc'))).toEqual([' a', '+[b]', ' c']);
    expect(written(difference('a\nb\nc', 'a\nc'))).toEqual([' a', '-[b]', ' c']);
    expect(written(difference('', 'a'))).toEqual(['+[a]']);
    expect(written(difference('Nothing alike', 'Wholly other'))).toEqual(['-[Nothing alike]', '+[Wholly other]']);
  });

  it('has all of both texts, whatever they are', () => {
    const texts = fc.array(fc.constantFrom('a', 'b', 'c d', 'c e', ''), { maxLength: 12 }).map((all) => all.join('\n'));
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const lines = difference(before, after);
        const count = (text: string) => (text === '' ? 0 : text.split('\n').length);
        const of = (kind: 'removed' | 'added') =>
          lines.reduce((sum, line) => {
            if (line.kind === 'gap') return sum + line.lines;
            return sum + (line.kind === 'same' || line.kind === kind ? 1 : 0);
          }, 0);
        return before === after || (of('removed') === count(before) && of('added') === count(after));
      }),
    );
  });

  it('takes long texts that have nothing in common', () => {
    const text = (word: string) => Array.from({ length: 3000 }, (_, at) => `${word} ${at}`).join('\n');
    expect(difference(text('a'), text('b'))).toHaveLength(6000);
  });
});
