import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonErrorOffset } from './json-error-offset.ts';

describe('the place where a text stops being JSON', () => {
  it.each([
    ['{ "cities": [ } ]', 14],
    ['{ "a": 1, }', 10],
    ['{ "a": 1 "b": 2 }', 9],
    ["{ 'a': 1 }", 2],
    ['[1, 2, x]', 7],
    ['{}\n{}', 3],
  ])('%j: %i', (text, offset) => {
    expect(jsonErrorOffset(text)).toBe(offset);
  });

  it('is found wherever a stroke is put between the entries of a list', () => {
    const list = fc.array(fc.jsonValue(), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(list, fc.nat(), (values, choice) => {
        const parts = values.map((value) => JSON.stringify(value));
        const before = parts.slice(0, choice % parts.length);
        const start = `[${before.map((part) => `${part},\n`).join('')}`;
        expect(jsonErrorOffset(`${start}|${parts.slice(before.length).join(',')}]`)).toBe(start.length);
      }),
    );
  });
});
