import { describe, expect, it } from 'vitest';
import { csvColumns } from './csv-columns.ts';
import { withoutTags, words } from './kinds.ts';

describe('text from another shop', () => {
  it.each([
    ['<p>Walk with <b>Mai</b>.</p><p>Then eat.</p>', 'Walk with Mai.\nThen eat.'],
    ['We bring<ul><li>water</li><li>fruit &amp; tea</li></ul>', 'We bring\n- water\n- fruit & tea'],
    ['One<br/>two<br>three', 'One\ntwo\nthree'],
    ['I <3 tea, 2 < 3 and a<b', 'I <3 tea, 2 < 3 and a<b'],
    ['Lunch &amp; tea', 'Lunch & tea'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['plain', 'plain'],
  ])('%s', (text, plain) => {
    expect(withoutTags(text).trim()).toBe(plain);
  });

  it('is bounded by what is left of it', () => {
    expect(words(3, 10).parse('<p>Ten signs.</p>')).toBe('Ten signs.');
    expect(words(3, 10).safeParse('<p></p>').success).toBe(false);
    expect(words(3, 40).safeParse('<b>=1+1</b>').success).toBe(false);
  });
});

describe('cells with several values', () => {
  const read = (name: string, cell: string) => csvColumns.get(name)?.read(cell, false);
  it.each(['English | Nepali', 'English, Nepali', 'English;Nepali', ' English ,Nepali, '])('of names: %s', (cell) => {
    expect(read('languages', cell)).toEqual({ ok: true, value: ['English', 'Nepali'] });
  });

  it('of sentences keep their commas', () => {
    expect(read('included', 'Tea, milk | Fruit')).toEqual({ ok: true, value: ['Tea, milk', 'Fruit'] });
  });
});
