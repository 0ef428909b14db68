// A short run of `npm run prove:oversell`: all channels at once through two processes, and mutants that must be caught.
import { describe, expect, it } from 'vitest';
import { mutants } from '#scripts/prove-oversell/mutants.ts';
import { proveMutants, proveProgram } from '#scripts/prove-oversell/prove.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { insertPlaces } from './support/catalogue.ts';

const wish = { seed: 1, clients: 16, processes: 2, seconds: 4 };

async function fresh() {
  const base = await createTestDatabase();
  await insertPlaces(base.pool);
  return base;
}

describe('prove:oversell', () => {
  it('sells no seat twice and loses none', async () => {
    const report = await proveProgram(fresh, wish);
    expect(report.faults).toEqual([]);
    expect(report.rounds).toBeGreaterThan(0);
    for (const name of ['checkout, held', 'checkout, paid at once', 'cancel', 'hold expires'])
      expect(report.counts.get(name)?.get('done') ?? 0, name).toBeGreaterThan(0);
  });

  it('notices when the lock and its CHECK are gone, and when a cancel gives no seat back', async () => {
    const names = ['the lock and the CHECK behind it are gone', 'a cancel gives no seat back'];
    const chosen = mutants.filter(({ name }) => names.includes(name));
    const caught = [];
    for await (const one of proveMutants(fresh, { ...wish, seconds: 6 }, chosen)) caught.push(one);
    expect(caught.map(({ name, isApplied, by }) => [name, isApplied, by !== null])).toEqual(
      names.map((name) => [name, true, true]),
    );
  });
});
