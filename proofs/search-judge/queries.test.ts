import { describe, expect, it } from 'vitest';
import { parseQueries } from './queries.ts';

const parse = (...lines: string[]) => parseQueries(lines.join('\n'));

describe('parseQueries', () => {
  it('reads kind, text and grades, and passes over comments and empty lines', () => {
    const { queries, faults } = parse('# a comment', '', 'dish | pho | 202:3 301-303:2 7:1');
    expect(faults).toEqual([]);
    expect(queries).toEqual([
      {
        kind: 'dish',
        half: 'tune',
        text: 'pho',
        grades: new Map([
          [202, 3],
          [301, 2],
          [302, 2],
          [303, 2],
          [7, 1],
        ]),
      },
    ]);
  });

  it('takes "-" for an empty list', () => {
    expect(parse('nonsense | qqq | -').queries[0]?.grades.size).toBe(0);
  });

  it('deals the lines of each kind to the halves in turn', () => {
    const { queries } = parse('dish | a | 1:3', 'city | b | 1:3', 'dish | c | 1:3', 'dish | d | 1:3', 'city | e | 1:3');
    expect(queries.map(({ text, half }) => `${text} ${half}`)).toEqual([
      'a tune',
      'b tune',
      'c held back',
      'd tune',
      'e held back',
    ]);
  });

  it.each([
    ['a kind that there is not', 'mood | pho | 202:3'],
    ['no text', 'dish | | 202:3'],
    ['a fourth part', 'dish | pho | 202:3 | more'],
    ['no grades', 'dish | pho'],
    ['a grade of its own', 'dish | pho | 202:4'],
    ['a grade for nothing', 'dish | pho | 202:0'],
    ['a course twice', 'dish | pho | 202:3 201-203:1'],
    ['a run that goes backwards', 'dish | pho | 203-201:1'],
  ])('reports %s with its line', (_what, line) => {
    const { queries, faults } = parse('# head', line);
    expect(queries).toEqual([]);
    expect(faults).toEqual([expect.stringMatching(/^2: /)]);
  });
});
