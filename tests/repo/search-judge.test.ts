// The graded queries that judge the search: complete, evenly dealt, and unknown to the program
// (docs/domain/search.md#evaluation).
import { describe, expect, it } from 'vitest';
import { contract } from '#src/contract/contract.ts';
import { halves, kinds, queriesFile, readQueries, type JudgedQuery } from '#proofs/search-judge/queries.ts';
import { isTestFile, readSourceFiles } from '#scripts/tree/source-files.ts';

interface CityFile {
  listings: { id: number; status?: string }[];
}

const queries = readQueries();
const cities = readSourceFiles('demo/cities/*.json').map(({ text }) => JSON.parse(text) as CityFile);
const published = new Set(
  cities.flatMap(({ listings }) => listings.filter(({ status }) => status !== 'paused').map(({ id }) => id)),
);
const fold = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ');
const sizeOf = (wanted: Partial<JudgedQuery>) =>
  queries.filter(({ kind, half }) => kind === (wanted.kind ?? kind) && half === (wanted.half ?? half)).length;

describe(queriesFile, () => {
  it('has at least 200 queries, none twice', () => {
    expect(queries.length).toBeGreaterThanOrEqual(200);
    expect(new Set(queries.map(({ text }) => fold(text))).size).toBe(queries.length);
  });

  it.each(kinds)('has at least ten of the kind "%s", as many in one half as in the other', (kind) => {
    expect(sizeOf({ kind })).toBeGreaterThanOrEqual(10);
    const [tune, heldBack] = halves.map((half) => sizeOf({ kind, half }));
    expect(tune).toBe(heldBack);
  });

  it('grades only what guests can find', () => {
    expect(published.size).toBeGreaterThan(200);
    const unknown = queries.flatMap(({ text, grades }) =>
      [...grades.keys()].filter((id) => !published.has(id)).map((id) => `${text}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  it('has an answer for each query but those of the kind "nonsense"', () => {
    const wrong = queries.filter(({ kind, grades }) => (kind === 'nonsense') !== (grades.size === 0));
    expect(wrong).toEqual([]);
  });

  it('asks only what the call takes', () => {
    const { in: input } = contract['course/search'];
    expect(queries.filter(({ text }) => !input.safeParse({ keyword: text, limit: 12 }).success)).toEqual([]);
  });

  it('has no query of three or more words that the program knows', () => {
    const sources = readSourceFiles('{src,db}/**/*.{ts,tsx,sql,json,txt}').filter(({ path }) => !isTestFile(path));
    const files = sources.map(({ path, text }) => ({ path, text: fold(text) }));
    expect(files.length).toBeGreaterThan(500);
    const long = queries.map(({ text }) => fold(text)).filter((text) => text.split(' ').length >= 3);
    const known = long.flatMap((text) =>
      files.filter((file) => file.text.includes(text)).map(({ path }) => `${path}: ${text}`),
    );
    expect(known).toEqual([]);
  });
});
