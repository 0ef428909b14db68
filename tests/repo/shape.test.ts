import { describe, expect, it } from 'vitest';
import { lengthFaults } from '#scripts/check/tree-faults.ts';
import { buildGraph } from '#scripts/tree/graph.ts';
import { shapeFaults, type ShapeBudget } from '#scripts/tree/shape-budget.ts';
import { countLines, crowdedFolders, kindOf, lonelyFiles, shapeOf, type Shape } from '#scripts/tree/shape.ts';

const shape: Shape = { files: 10, median: 40, p90: 120, max: 180, long: 0, short: 1 };
const budget: ShapeBudget = { kinds: { product: shape, scripts: shape, tests: shape }, lonely: 1, crowded: {} };
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
    const sizes = [10, 20, 30, 40, 50, 60, 70, 80, 90, 250].map((length) => ({ path: 'x.ts', lines: length }));
    expect(shapeOf(sizes)).toEqual({ files: 10, median: 50, p90: 90, max: 250, long: 1, short: 1 });
  });

  it('measures the product, the scripts and the tests apart', () => {
    expect(['src/a.ts', 'scripts/a.ts', 'src/a.test.ts', 'tests/e2e/journey.ts'].map(kindOf)).toEqual([
      'product',
      'scripts',
      'tests',
      'tests',
    ]);
  });

  it('finds short files with one importer, tests not counted', () => {
    const files = [
      { path: 'src/page.ts', text: `import { a } from './small.ts';\nimport { b } from './shared.ts';\n${lines(30)}` },
      { path: 'src/other.ts', text: `import { b } from './shared.ts';\n${lines(30)}` },
      { path: 'src/small.ts', text: lines(3) },
      { path: 'src/shared.ts', text: lines(3) },
      { path: 'src/small.test.ts', text: "import { a } from './small.ts';\n" },
    ].map((file) => ({ ...file, text: file.text.replaceAll('export const a = 1;\n', 'void 0;\n') }));
    expect(lonelyFiles(files, buildGraph(files))).toEqual(['src/small.ts']);
  });

  it('finds folders of more than 25 files', () => {
    const files = Array.from({ length: 26 }, (_, index) => ({ path: `src/many/${index}.ts`, text: '' }));
    expect(crowdedFolders([...files, { path: 'src/few/1.ts', text: '' }])).toEqual([{ folder: 'src/many', count: 26 }]);
    expect(crowdedFolders(files.slice(1))).toEqual([]);
  });

  it.each([
    ['a longer file than recorded', withProduct({ max: 190 }), ['product max rose from 180 to 190']],
    ['more long files', withProduct({ long: 1 }), ['product long rose from 0 to 1']],
    ['more short files', withProduct({ short: 2 }), ['product short rose from 1 to 2']],
    ['a median above the limit', withProduct({ median: 86 }), ['product median is 86, the limit is 85']],
    [
      'more short files with one importer',
      { ...budget, lonely: 2 },
      ['product files under 20 lines with one importer rose from 1 to 2'],
    ],
    ['a full folder', { ...budget, crowded: { 'src/many': 26 } }, ['src/many holds 26 files of code, the limit is 25']],
  ] as const)('fails on %s', (_name, measured, faults) => {
    expect(shapeFaults(measured, budget)).toEqual(faults);
  });

  it('fails on a file over 300 lines, recorded or not, and on nothing that is as recorded', () => {
    const escaped = withProduct({ max: 301 });
    expect(shapeFaults(escaped, escaped)).toEqual(['product max is 301, the limit is 300']);
    expect(shapeFaults(budget, budget)).toEqual([]);
  });

  it('holds in the project', () => {
    expect(lengthFaults()).toEqual([]);
  });
});
