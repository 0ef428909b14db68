// A short run of `npm run prove:oversell`: all channels at once through two processes, and a mutant to catch, chosen by
// the seed.
import { describe, expect, it } from 'vitest';
import { mutants, missing, proveMutants, proveProgram } from '#proofs/oversell/prove.ts';
import { createTestDatabase } from '#tests/support/database/database.ts';
import { insertBookableCity } from '#tests/support/catalogue/bookable-courses.ts';
import { turnOf } from '#tests/support/third.ts';

const wish = { seed: 1, clients: 16, processes: 2, seconds: 4 };

async function fresh() {
  const base = await createTestDatabase();
  await insertBookableCity(base.pool);
  return base;
}

// A mutant's run ends when it is noticed; a busy machine needs more rounds.
const mutantSeconds = 90;
const minutes = 60_000;

describe('prove:oversell', () => {
  it('sells no seat twice and loses none', { timeout: 4 * minutes }, async () => {
    const report = await proveProgram(fresh, { ...wish, needsEveryChannel: true });
    expect([...report.faults, ...missing(report)]).toEqual([]);
  });

  it.each(turnOf(['the lock and the CHECK behind it are gone', 'a cancel gives no seat back']))(
    'notices when %s',
    { timeout: 4 * minutes },
    async (name) => {
      const chosen = mutants.filter((mutant) => mutant.name === name);
      const caught = [];
      for await (const one of proveMutants(fresh, { ...wish, seconds: mutantSeconds }, chosen)) caught.push(one);
      expect(caught).toMatchObject([{ isApplied: true, by: expect.any(String) }]);
    },
  );
});
