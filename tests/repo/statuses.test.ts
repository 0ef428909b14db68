// Statuses and spans of time are rules: they stand in the domain, and SQL is told them (ADR 053).
import { describe, expect, it } from 'vitest';
import { isTestFile, readSourceFiles } from '#scripts/tree/source-files.ts';

const writer = 'src/server/features/booking/status-queries.ts';
// The demo's bookings are confirmed as they are made: nobody has paid for them.
const demo = 'src/server/seed/stories-queries.ts';

const files = readSourceFiles('src/server/**/*.ts').filter(({ path }) => !isTestFile(path));
const filesWith = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

describe('a status', () => {
  it('of a booking or an inquiry is set in one file alone', () => {
    const sets = /\bupdate (booking|inquiry)\b(?:\s+[a-z]\b)?\s+set\b(?:(?!\bwhere\b)[^`])*?(?:\bset|,)\s+status\s*=/;
    expect(filesWith(sets).sort()).toEqual([writer, demo].sort());
  });

  it('is no list of sold states in SQL', () => {
    expect(filesWith(/\bstatus (?:not )?in \((?=[^)]*'confirmed')/)).toEqual([]);
  });
});

describe('a span of time', () => {
  it('reaches SQL as a number, except where the machine alone waits', () => {
    // How long to wait before trying, asking or looking again, and how old what is thrown away has to be: no promise to anybody.
    expect(filesWith(/interval '\d/).sort()).toEqual([]);
  });
});
