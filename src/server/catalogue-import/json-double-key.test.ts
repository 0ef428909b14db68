import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonDoubleKey } from './json-double-key.ts';

describe('a key that an object names twice', () => {
  it.each([
    ['{"a":1,"a":2}', 'a', 7],
    ['{"list":[{"b":1},{"b":1,"c":[1,2],"b":2}]}', 'b', 34],
    ['{"a":1,"\\u0061":2}', 'a', 7],
    ['{"a\\"b":{},"x":"}","a\\"b":1}', 'a"b', 19],
  ])('is found in %s', (text, key, offset) => {
    expect(jsonDoubleKey(text)).toEqual({ key, offset });
  });

  it.each(['{"a":"a","b":["a","a"],"c":{"a":1}}', '[{"a":1},{"a":2}]', '{"a":"{\\"a\\":1,\\"a\\":2}"}', '{}'])(
    'is none in %s',
    (text) => {
      expect(jsonDoubleKey(text)).toBeNull();
    },
  );

  it('is none in whatever JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(jsonDoubleKey(JSON.stringify(value, null, 1))).toBeNull();
      }),
    );
  });
});
