import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { buildQuery, parseQuery } from './query-string.ts';

describe('query strings', () => {
  it('reads plus signs, escapes, missing values and the first of doubles', () => {
    const query = parseQuery('?a=1+2&b=%20x&c&a=9&&=empty');
    expect([...query]).toEqual([
      ['a', '1 2'],
      ['b', ' x'],
      ['c', ''],
      ['', 'empty'],
    ]);
  });

  it('leaves out broken escapes and undefined values', () => {
    expect([...parseQuery('a=%E0%A4%A&b=1')]).toEqual([['b', '1']]);
    expect(buildQuery({ a: undefined })).toBe('');
    expect(buildQuery({ a: '1,2', b: undefined, c: 3 })).toBe('?a=1,2&c=3');
  });

  it('reads back what it wrote', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 30 });
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), anyText), (values) => {
        const read = parseQuery(buildQuery(values));
        expect(Object.fromEntries(read)).toEqual({ ...values });
      }),
    );
  });

  it('agrees with the platform about everything it writes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (value) => {
        expect(new URLSearchParams(buildQuery({ q: value })).get('q')).toBe(value);
      }),
    );
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        parseQuery(text);
      }),
    );
  });
});
