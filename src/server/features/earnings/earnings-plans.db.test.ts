// Cost of earnings and statements with a long ledger: one of many hosts reads only its own lines.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { plansOf, touchedOf, wholeReads } from '#tests/support/database/plans.ts';
import { fillYear, yearHost } from '#tests/support/payment/full-year.ts';
import * as queries from './queries.ts';

const year = { hosts: 40, listingsOfEach: 2, days: 364, bookingsADay: 1 };
const ofOne = year.listingsOfEach * year.days * year.bookingsADay;
const zone = 'Asia/Ho_Chi_Minh';
const host = yearHost(7);

let database: TestDatabase;
let of: queries.MonthOf;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillYear(database.url, year);
  const { rows } = await database.pool.query(`select to_char(current_date - 60, 'YYYY-MM') as month`);
  of = { hostId: host, month: rows[0].month as string, zone };
}, 120_000);
afterAll(() => database?.drop());

describe('the ledger of one host among forty', () => {
  it.each([
    ['what is owed', () => queries.findOwed(database.db, host), ofOne],
    ['the months', () => queries.findLedgerMonths(database.db, host, zone, 24), ofOne],
    ['the newest lines', () => queries.findLines(database.db, host, null, 51), 51],
    ['what a month began with', () => queries.findOpening(database.db, of), ofOne],
    ['the lines of a month', () => queries.findMonthLines(database.db, of, 0, 500), ofOne],
    ['completed bookings by month', () => queries.findDoneMonths(database.db, host, zone, 24), 0],
    ['completed bookings of a month', () => queries.findMonthDone(database.db, of, null, 500), 0],
  ] as const)('is read without others’ for %s', async (_, work, lines) => {
    const [plan] = await plansOf(database.pool, work);
    const large = ['booking', 'departure', 'ledger_tx', 'ledger_entry'];
    expect(wholeReads(plan!).filter((table) => large.includes(table))).toEqual([]);
    expect(touchedOf(plan!, 'ledger_entry')).toBeLessThanOrEqual(lines);
    expect(touchedOf(plan!, 'booking')).toBeLessThanOrEqual(ofOne * 1.1);
  });
});
