// SQL ranks experiences as the domain does (src/domain/search/ranking.ts).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listingFilters } from '#src/domain/catalogue/listing-filters.ts';
import { listingRank, topRated } from '#src/domain/search/ranking.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const ask = async (text: string, values: number[]) => (await database.pool.query(text, values)).rows[0].n as number;
const rankOf = (rank: number, total: number, sum: number) =>
  ask('select listing_rank($1, $2, $3) as n', [rank, total, sum]);

describe('recomended', () => {
  it.each([
    [0, 0, 0],
    [0, 1, 5],
    [0, 1, 1],
    [0, 3, 14],
    [0, 100, 500],
    [0, 37, 111],
    [7, 12, 55],
    [-3, 12, 55],
    [9_999_999, 2, 10],
    [-9_999_999, 2, 2],
  ])('ranks %d with %d reviews and %d stars as the domain does', async (rank, total, sum) => {
    expect(await rankOf(rank, total, sum)).toBe(listingRank(rank, { total, sum }));
  });
});

describe('rating', () => {
  it.each([
    [0, 0, 0],
    [1, 5, 5_000_001],
    [3, 14, 4_670_003],
    [20_000, 90_000, 4_509_999],
  ])('of %d reviews with %d stars goes by the average, then by their number', async (total, sum, rating) =>
    expect(await ask('select listing_rating($1, $2) as n', [total, sum])).toBe(rating),
  );

  it.each([
    [4, 20],
    [5, 22],
    [5, 23],
    [1000, 4499],
    [1000, 4500],
  ])('of %d reviews with %d stars is "top rated" as the domain counts it', async (total, sum) => {
    const isTop = total >= topRated.reviews && (sum * 100) / total >= topRated.rating;
    const { bit } = listingFilters.top_rated;
    expect(await ask('select top_rated_bit($1, $2) as n', [total, sum])).toBe(isTop ? bit : 0);
  });
});
