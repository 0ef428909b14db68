// Statuses and durations are rules: they are in the domain, and SQL gets them as parameters (ADR 032).
import { describe, expect, it } from 'vitest';
import { isTestFile, readSourceFiles } from '#scripts/tree/source-files.ts';

const writer = 'src/server/features/booking/status-queries.ts';
// The demo's bookings are confirmed when made: they are unpaid.
const demo = 'src/server/seed/stories-queries.ts';

const files = readSourceFiles('src/server/**/*.ts').filter(({ path }) => !isTestFile(path));
const filesWith = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

describe('a status', () => {
  it('of a booking or an inquiry is set in one file alone', () => {
    const sets = /\bupdate (booking|inquiry)\b(?:\s+[a-z]\b)?\s+set\s+(?:(?:(?!\bwhere\b)[^`])*?,\s*)?status\s*=/;
    expect(filesWith(sets).sort()).toEqual([writer, demo].sort());
  });

  it('is no list of sold states in SQL', () => {
    expect(filesWith(/\('[a-z_', ]*'confirmed'[a-z_', ]*'completed'[a-z_', ]*\)/)).toEqual([]);
  });
});

describe('a span of time', () => {
  it('reaches the SQL of features and jobs as a number', () => {
    const own = filesWith(/\binterval '\d/).filter((path) => /^src\/server\/(features|jobs)\//.test(path));
    // The audit judges the program from outside, by separate figures.
    expect(own).toEqual(['src/server/features/payment/invariant-queries.ts']);
  });
});
