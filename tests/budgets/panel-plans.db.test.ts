// Cost of the host and operator panels with much history: rows touched, and no full table scan. Milliseconds at a
// million bookings are in docs/reference/benchmarks.md#panels.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { blocksOf, plansOf, touchedOf, wholeReads } from '#tests/support/database/plans.ts';
import { fillMarket } from '#tests/support/host/full-market.ts';
import { panelQuestions, type Question } from '#tests/support/host/panel-questions.ts';

const market = { hosts: 40, listingsOfEach: 2, days: 240, bookingsADay: 1, daysAhead: 30, feeds: 8000, closed: 1500 };

const large = ['booking', 'departure', 'booking_history', 'inquiry', 'feed', 'feed_busy', 'staff_task', 'cash_word'];
large.push('listing_draft', 'listing_history', 'host_document', 'payout_item', 'outbox', 'ledger_entry');

let database: TestDatabase;
let questions: readonly Question[];
beforeAll(async () => {
  database = await createTestDatabase();
  await fillMarket(database.url, market);
  questions = await panelQuestions(database.db, market);
}, 180_000);
afterAll(() => database?.drop());

it('reads what a question is about, and nothing in proportion to the marketplace', async () => {
  const seen: string[] = [];
  for (const { name, ask, most } of questions) {
    const plans = await plansOf(database.pool, ask);
    const whole = plans.flatMap(wholeReads).filter((table) => large.includes(table));
    const touched = plans.flatMap((plan) => large.map((table) => touchedOf(plan, table))).reduce((a, b) => a + b, 0);
    const blocks = plans.map(blocksOf).reduce((a, b) => a + b, 0);
    if (whole.length > 0) seen.push(`${name} reads all of ${whole.join(', ')}`);
    if (touched > most) seen.push(`${name} touches ${touched} rows, of ${most} that it may`);
    if (blocks > 400 + 5 * most) seen.push(`${name} looks at ${blocks} pages for ${touched} rows`);
  }
  expect(seen).toEqual([]);
}, 120_000);
