// Compares the counts of choices with the list for each choice (docs/domain/search.md#counts).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#src/domain/calendar/civil.ts';
import { dateAt } from '#src/domain/calendar/zoned.ts';
import { type Spread, totalWithin } from '#src/domain/catalogue/range-scale.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { fc } from '#tests/support/properties.ts';
import { anyPlace, filtersAt, storeDrawn } from '#tests/support/search/drawn-list.ts';
import { naiveChoices } from '#tests/support/search/naive-choices.ts';
import type { ChoiceCounts, SearchFilters, SearchScope } from './search-port.ts';

let now: number;
let program: TestApp;

beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool, url }) {
      ({ now } = await storeDrawn(pool, url));
    },
  });
});
afterAll(() => program.close());

const byName = (choices: ChoiceCounts['choices']) =>
  Object.fromEntries(choices.filter(({ total }) => total > 0).map((one) => [one.filter + one.value, one.total]));

async function expectTotal(scope: SearchScope, filters: SearchFilters, total: number): Promise<void> {
  const page = await program.services.search.list(scope, { ...filters, limit: 1 });
  if (page.fit === 'all') expect([filters, total]).toEqual([filters, page.total]);
}

async function expectSpreads(scope: SearchScope, filters: SearchFilters, spreads: ChoiceCounts['spreads']) {
  const { price, duration } = spreads as { price: Spread; duration: Spread };
  for (const [low, high] of [
    [0, 500],
    [12, 30],
    [25, 25],
    [31, 44],
  ] as const)
    await expectTotal(scope, { ...filters, amount_min: low, amount_max: high }, totalWithin(price, [low, high]));
  await expectTotal(scope, { ...filters, duration_min: 1, duration_max: 4 }, totalWithin(duration, [1, 4]));
}

const check = async (scope: SearchScope, filters: SearchFilters) => {
  const { search } = program.services;
  // When the list ignores part of the search, so do the counts.
  if ((await search.list(scope, filters)).fit !== 'all') return;
  const today = dateAt(now, 'Asia/Kathmandu');
  const spans = [0, 1, 3].map((from) => ({ start: addDays(today, from), end: addDays(today, 2 * from) }));
  const found = await search.choices(scope, filters, spans);
  const wanted = await naiveChoices(search.list, { scope, filters, spans }, [1, 2, 3, 9]);
  expect(found).toMatchObject({ total: wanted.total, spans: wanted.spans, isWhole: true });
  expect(byName(found.choices)).toEqual(byName(wanted.choices));
  await expectSpreads(scope, filters, found.spreads);
};

it('the counts of choices agree with the list, whatever the filters', async () => {
  await fc.assert(fc.asyncProperty(anyPlace, filtersAt(now), check), { numRuns: 40 });
});
