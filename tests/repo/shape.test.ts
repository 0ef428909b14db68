import { describe, expect, it } from 'vitest';
import { readTypeScript } from '#scripts/tree/source-files.ts';
import { measureShape, readShapeBudget, shapeFaults, type ShapeBudget } from '#scripts/tree/shape-budget.ts';
import { countCodeLines, shapeOf } from '#scripts/tree/shape.ts';

const shape = { files: 10, median: 40, p90: 120, max: 180, long: 0 };
const budget: ShapeBudget = { source: shape, tests: shape };

describe('shape', () => {
  it('counts code, not comments or blank lines', () => {
    const text = '// why\n\nconst a = 1; // here\n/* two\n   lines */\nconst b = `\n\n// text`;\n';
    expect(countCodeLines({ path: 'x.ts', text })).toBe(3);
  });

  it('takes the nearest rank', () => {
    const sizes = [10, 20, 30, 40, 50, 60, 70, 80, 90, 250].map((lines) => ({ path: 'x.ts', lines }));
    expect(shapeOf(sizes)).toEqual({ files: 10, median: 50, p90: 90, max: 250, long: 1 });
  });

  it('fails on a longer tail and above the limits', () => {
    expect(shapeFaults(budget, budget)).toEqual([]);
    expect(shapeFaults({ ...budget, source: { ...shape, long: 1 } }, budget)).toEqual(['source long rose from 0 to 1']);
    const escaped = { ...budget, source: { ...shape, max: 301 } };
    expect(shapeFaults(escaped, escaped)).toEqual(['source max is 301, the limit is 300']);
  });

  it('holds in the project', () => {
    expect(shapeFaults(measureShape(readTypeScript()), readShapeBudget())).toEqual([]);
  });
});
