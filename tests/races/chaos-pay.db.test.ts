// A short run of `npm run chaos:pay`: kills, lost responses, late money and scarce seats, and every third time a mutant
// to catch.
import { describe, expect, it } from 'vitest';
import { mutants, missing, proveMutants, proveRun } from '#proofs/chaos-pay/prove.ts';
import { createTestDatabase } from '#tests/support/database/database.ts';
import { insertBookableCity } from '#tests/support/catalogue/bookable-courses.ts';
import { thirdOf } from '#tests/support/third.ts';

async function fresh() {
  const base = await createTestDatabase();
  await insertBookableCity(base.pool);
  return base;
}

const minutes = 60_000;

describe('chaos:pay', () => {
  it('leaves every promise kept, and nobody pays twice', { timeout: 8 * minutes }, async () => {
    let lacks = ['nothing has run'];
    // On a busy machine one run may meet no late money: then another one must.
    for (let seed = 5; seed < 9 && lacks.length > 0; seed += 1) {
      const report = await proveRun(fresh, { seed, bookings: 24, guests: 8, kills: true });
      expect(report.faults).toEqual([]);
      lacks = missing(report, 1);
    }
    expect(lacks).toEqual([]);
  });

  it.each(thirdOf(['two tabs open a payment each'], String))(
    'notices when %s',
    { timeout: 4 * minutes },
    async (fault) => {
      const chosen = mutants.filter(({ name }) => name === fault);
      const caught = [];
      for await (const one of proveMutants(fresh, { seed: 5, bookings: 12, guests: 6, kills: false }, chosen))
        caught.push(one);
      const faults = expect.arrayContaining([expect.stringContaining('was charged')]);
      expect(caught).toMatchObject([{ isApplied: true, faults }]);
    },
  );
});
