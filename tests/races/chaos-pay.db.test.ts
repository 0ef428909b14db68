// A short run of `npm run chaos:pay`: kills, lost answers, late money and scarce seats, and a mutant that must be caught.
import { describe, expect, it } from 'vitest';
import { mutants } from '#scripts/chaos-pay/mutants.ts';
import { missing, proveMutants, proveRun } from '#scripts/chaos-pay/prove.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { insertBookableCity } from '../support/catalogue/bookable-courses.ts';

async function fresh() {
  const base = await createTestDatabase();
  await insertBookableCity(base.pool);
  return base;
}

const minutes = 60_000;

describe('chaos:pay', () => {
  it('leaves every promise kept, and nobody pays twice', { timeout: 8 * minutes }, async () => {
    let lacks = ['nothing has run'];
    // On a busy machine one run may meet no late money: then another one has to.
    for (let seed = 5; seed < 9 && lacks.length > 0; seed += 1) {
      const report = await proveRun(fresh, { seed, bookings: 36, guests: 10, kills: true });
      expect(report.faults).toEqual([]);
      lacks = missing(report, 1);
    }
    expect(lacks).toEqual([]);
  });

  it('notices two tabs that open a payment each', { timeout: 4 * minutes }, async () => {
    const chosen = mutants.filter(({ name }) => name === 'two tabs open a payment each');
    const caught = [];
    for await (const one of proveMutants(fresh, { seed: 5, bookings: 12, guests: 6, kills: false }, chosen))
      caught.push(one);
    const faults = expect.arrayContaining([expect.stringContaining('was charged')]);
    expect(caught).toMatchObject([{ isApplied: true, faults }]);
  });
});
