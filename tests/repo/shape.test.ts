import { describe, expect, it } from 'vitest';
import { lengthFaults } from '#scripts/check/tree-faults.ts';
import { buildGraph } from '#scripts/tree/graph.ts';
import { shapeFaults, type MeasuredShape, type Scatter } from '#scripts/tree/shape-budget.ts';
import { countLines, kindOf, lonelyFiles, shapeOf, thinFolders, type Shape } from '#scripts/tree/shape.ts';

const shape: Shape = { files: 10, median: 40, p90: 120, max: 180, short: 5 };
const measured: MeasuredShape = {
  kinds: { product: shape, scripts: shape, tests: shape },
  scatter: { short: 5, lonely: 30, thin: 10 },
};
const withProduct = (change: Partial<Shape>): MeasuredShape => ({
  ...measured,
  kinds: { ...measured.kinds, product: { ...shape, ...change } },
});
const withScatter = (change: Partial<Scatter>): MeasuredShape => ({
  ...measured,
  scatter: { ...measured.scatter, ...change },
});
const lines = (count: number) => 'export const a = 1;\n'.repeat(count);

describe('shape', () => {
  it('counts lines as wc does, comments and blank lines included', () => {
    expect(countLines('// why\n\nconst a = 1; // here\n/* two\n   lines */\n')).toBe(5);
    expect(countLines('')).toBe(0);
  });

  it('takes the nearest rank, and the share of short files', () => {
    const sizes = [10, 20, 30, 40, 50, 60, 70, 80, 90, 251].map((length) => ({ path: 'x.ts', lines: length }));
    expect(shapeOf(sizes)).toEqual({ files: 10, median: 50, p90: 90, max: 251, short: 20 });
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
    ['a file over 400 lines', withProduct({ max: 401 }), 'product max is 401, the limit is 400'],
    ['a median above the limit', withProduct({ median: 101 }), 'product median is 101, the limit is 100'],
    ['too many short files', withProduct({ short: 8.1 }), 'product short is 8.1, the limit is 8'],
    ['more short files', withScatter({ short: 5.6 }), 'product files of 20 lines or fewer rose from 5% to 5.6%'],
    ['more lone files', withScatter({ lonely: 30.6 }), 'product files with one importer rose from 30% to 30.6%'],
    ['more thin folders', withScatter({ thin: 11 }), 'product folders with three files or fewer rose from 10% to 11%'],
  ] as const)('fails on %s', (_name, now, fault) => {
    expect(shapeFaults(now, measured.scatter)).toEqual([fault]);
  });

  it('fails on nothing that is as recorded, or half a point above', () => {
    expect(shapeFaults(measured, measured.scatter)).toEqual([]);
    expect(shapeFaults(withScatter({ lonely: 30.5 }), measured.scatter)).toEqual([]);
  });

  it('holds in the project', () => {
    expect(lengthFaults()).toEqual([]);
  });
});
