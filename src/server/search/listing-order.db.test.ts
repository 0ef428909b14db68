// The order `recomended` is the documented one: the operator's rank, then an average to which ten reviews of 4.5 are added.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const ask = async (text: string, values: number[]) => (await database.pool.query(text, values)).rows[0].n as number;
const rankOf = (rank: number, ...stars: number[]) =>
  ask('select listing_rank($1, $2, $3) as n', [rank, stars.length, stars.reduce((sum, one) => sum + one, 0)]);
const average = (stars: readonly number[]) =>
  Math.round((1000 * (10 * 4.5 + stars.reduce((sum, one) => sum + one, 0))) / (10 + stars.length));

describe('recomended', () => {
  it.each([[[]], [[5]], [[1]], [[4, 5, 5]], [Array<number>(100).fill(5)], [Array<number>(37).fill(3)]])(
    'adds ten reviews of 4.5 to %j',
    async (stars) => {
      expect(await rankOf(0, ...stars)).toBe(average(stars));
      expect(await rankOf(7, ...stars)).toBe(70_000 + average(stars));
    },
  );

  it('puts a hundred good reviews before one, and the rank of the operator before all', async () => {
    const [one, hundred, ranked] = [
      await rankOf(0, 5),
      await rankOf(0, ...Array<number>(100).fill(5)),
      await rankOf(1, 1),
    ];
    expect([one, hundred, ranked]).toEqual([one, hundred, ranked].toSorted((a, b) => a - b));
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
});
