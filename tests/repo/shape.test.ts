import { describe, expect, it } from 'vitest';
import { lengthFaults } from '#scripts/check/tree-faults.ts';
import { buildGraph } from '#scripts/tree/graph.ts';
import { shapeFaults, type ShapeBudget } from '#scripts/tree/shape-budget.ts';
import { countLines, kindOf, lonelyFiles, shapeOf, thinFolders, type Shape } from '#scripts/tree/shape.ts';

const shape: Shape = { files: 10, median: 40, p90: 120, max: 180, long: 0, short: 1 };
const budget: ShapeBudget = { kinds: { product: shape, scripts: shape, tests: shape }, lonely: 1, thin: 1 };
const withProduct = (change: Partial<Shape>): ShapeBudget => ({
  ...budget,
  kinds: { ...budget.kinds, product: { ...shape, ...change } },
});
const lines = (count: number) => 'export const a = 1;\n'.repeat(count);

describe('shape', () => {
  it('counts lines as wc does, comments and blank lines included', () => {
    expect(countLines('// why\n\nconst a = 1; // here\n/* two\n   lines */\n')).toBe(5);
    expect(countLines('')).toBe(0);
  });

  it('takes the nearest rank, and counts both tails', () => {
    const sizes = [10, 20, 30, 40, 50, 60, 70, 80, 90, 251].map((length) => ({ path: 'x.ts', lines: length }));
    expect(shapeOf(sizes)).toEqual({ files: 10, median: 50, p90: 90, max: 251, long: 1, short: 2 });
  });

  it('measures the product, the scripts and the tests apart', () => {
    expect(['src/a.ts', 'scripts/a.ts', 'src/a.test.ts', 'tests/e2e/journey.ts'].map(kindOf)).toEqual([
      'product',
      'scripts',
      'tests',
      'tests',
    ]);
  });

  it('finds files with one importer, tests not counted', () => {
    const files = [
      { path: 'src/page.ts', text: `import { a } from './small.ts';\nimport { b } from './shared.ts';\n${lines(30)}` },
      { path: 'src/other.ts', text: `import { b } from './shared.ts';\n${lines(30)}` },
      { path: 'src/small.ts', text: lines(3) },
      { path: 'src/shared.ts', text: lines(30) },
      { path: 'src/small.test.ts', text: "import { a } from './small.ts';\n" },
    ].map((file) => ({ ...file, text: file.text.replaceAll('export const a = 1;\n', 'void 0;\n') }));
    expect(lonelyFiles(files, buildGraph(files))).toEqual(['src/small.ts']);
  });

  it('finds folders of three files or fewer, tests and scripts not counted', () => {
    const four = Array.from({ length: 4 }, (_, index) => ({ path: `src/many/${index}.ts`, text: '' }));
    const few = ['src/few/1.ts', 'src/few/1.test.ts', 'src/few/2.ts', 'src/few/3.ts', 'scripts/few/1.ts'];
    expect(thinFolders([...four, ...few.map((path) => ({ path, text: '' }))])).toEqual(['src/few']);
  });

  it.each([
    ['a longer file than recorded', withProduct({ max: 190 }), ['product max rose from 180 to 190']],
    ['more long files', withProduct({ long: 1 }), ['product long rose from 0 to 1']],
    ['more short files', withProduct({ short: 2 }), ['product short rose from 1 to 2']],
    ['a median above the limit', withProduct({ median: 101 }), ['product median is 101, the limit is 100']],
    ['more files with one importer', { ...budget, lonely: 2 }, ['product files with one importer rose from 1 to 2']],
    [
      'more folders of a few files',
      { ...budget, thin: 2 },
      ['product folders with three files or fewer rose from 1 to 2'],
    ],
  ] as const)('fails on %s', (_name, measured, faults) => {
    expect(shapeFaults(measured, budget)).toEqual(faults);
  });

  it('fails on a file over 400 lines, recorded or not, and on nothing that is as recorded', () => {
    const escaped = withProduct({ max: 401 });
    expect(shapeFaults(escaped, escaped)).toEqual(['product max is 401, the limit is 400']);
    expect(shapeFaults(budget, budget)).toEqual([]);
  });

  it('holds in the project', () => {
    expect(lengthFaults()).toEqual([]);
  });
});
