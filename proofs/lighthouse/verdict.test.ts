import { describe, expect, it } from 'vitest';
import { judge } from './verdict.ts';

const budget = { performance: 97, largestPaint: 2000, blocked: 100, scriptKb: 120 };
const scores = { performance: 97, accessibility: 100, bestPractices: 100, seo: 100 };
const good = { ...scores, largestPaint: 2000, blocked: 100, layoutShift: 0.02, scriptKb: 120 };

describe('judge', () => {
  it('passes what is exactly on its budget', () => {
    expect(judge(good, budget)).toEqual({ hard: [], soft: [] });
  });

  it.each([
    ['bytes', { scriptKb: 120.1 }],
    ['layout shift', { layoutShift: 0.021 }],
    ['accessibility', { accessibility: 99 }],
    ['a shift that was not measured', { layoutShift: Number.NaN }],
  ])('is hard on %s', (_what, change) => {
    expect(judge({ ...good, ...change }, budget).hard).toHaveLength(1);
  });

  it.each([
    ['performance', { performance: 96 }],
    ['a late first picture', { largestPaint: 2001 }],
    ['blocked presses', { blocked: 101 }],
    ['best practices', { bestPractices: 99 }],
    ['SEO', { seo: 99 }],
  ])('is soft on %s', (_what, change) => {
    expect(judge({ ...good, ...change }, budget)).toMatchObject({ hard: [], soft: [expect.any(String)] });
  });
});
