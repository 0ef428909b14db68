import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFor } from './csv-line.ts';

const { line, head } = csvFor('spreadsheet');

describe('a line for a spreadsheet', () => {
  it.each([
    ['-2.50', '-2.50'],
    ['a"b', '"a""b"'],
    ['a,b', '"a,b"'],
    [' a', '" a"'],
    ['a;b', '"a;b"'],
    ['a\tb', '"a\tb"'],
    ['+49', "'+49"],
    ['@x', "'@x"],
    ['-x', "'-x"],
    ['=1+1', "'=1+1"],
    ['\u{FF1D}1', "'\u{FF1D}1"],
    ['\u{FF0B}1', "'\u{FF0B}1"],
    ['\u{FF0D}1', "'\u{FF0D}1"],
    ['\u{FF20}x', "'\u{FF20}x"],
    [' =1', "' =1"],
    ['\u{3000}\u{A0}=1', "'\u{3000}\u{A0}=1"],
    ['\u{200B}=1', "'\u{200B}=1"],
    ['\ttab', `"'\ttab"`],
    ['\rx', `"'\rx"`],
    ['\nx', `"'\nx"`],
    ['x;=1+1;y', `"x;'=1+1;y"`],
    ['x\t @y', `"x\t' @y"`],
    ['x\n=1', `"x\n'=1"`],
  ])('writes %j as %j', (value, expected) => {
    expect(line([value, -2])).toBe(`${expected},-2\r\n`);
  });

  it('shows no formula, whichever sign separates the cells', () => {
    const text = fc.string({ unit: fc.constantFrom('=', '+', '\u{FF1D}', ';', '\t', '\n', ',', '"', ' ', 'a') });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (values) => {
        for (const cell of line(values).split(/[;\t\r\n]/)) expect(cell).not.toMatch(/^\s*"?\s*[=+\u{FF1D}]/u);
        for (const cell of parse(line(values)).flat()) expect(cell).not.toMatch(/^\s*[=+\u{FF1D}]/u);
      }),
    );
  });

  it('begins with a mark for its letters', () => {
    expect(head(['a'])).toBe('\u{FEFF}a\r\n');
  });
});

describe('a line for a machine', () => {
  it('has each value as it is', () => {
    expect(csvFor('machine').head(['a', 'b'])).toBe('a,b\r\n');
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 2 }), (values) => {
        expect(parse(csvFor('machine').line(values), { record_delimiter: '\r\n' })).toEqual([values]);
      }),
    );
  });
});
