// Cost of insights with a year of bookings in a city: one of many hosts reads its own part.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullWeeks } from '#src/domain/insights/weeks.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { plansOf, touchedOf, wholeReads } from '#tests/support/database/plans.ts';
import { fillYear, yearHost } from '#tests/support/payment/full-year.ts';
import { findCityFigures, findHostWeeks, findDueCities, findHostCities } from './figure-queries.ts';

const year = { hosts: 40, listingsOfEach: 2, days: 364, bookingsADay: 1 };
const ofOne = year.listingsOfEach * year.days * year.bookingsADay;
const zone = 'Asia/Ho_Chi_Minh';

let database: TestDatabase;
let period: ReturnType<typeof fullWeeks>;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillYear(database.url, year);
  const { rows } = await database.pool.query('select current_date::text as today');
  period = fullWeeks(rows[0].today as string, 52);
}, 120_000);
afterAll(() => database?.drop());

const large = ['booking', 'departure', 'ledger_tx', 'ledger_entry', 'course_view'];

describe('a year of one host among forty', () => {
  it('is read by its listings: no table as a whole, and hardly a row of others', async () => {
    const [plan] = await plansOf(database.pool, () => findHostWeeks(database.db, yearHost(7), zone, period));
    expect(wholeReads(plan!).filter((table) => large.includes(table))).toEqual([]);
    expect(touchedOf(plan!, 'booking')).toBeGreaterThan(ofOne);
    // One read for held, one for booked experiences.
    expect(touchedOf(plan!, 'booking')).toBeLessThanOrEqual(ofOne * 2.2);
    expect(touchedOf(plan!, 'ledger_entry')).toBeLessThanOrEqual(ofOne * 5.5);
    expect(touchedOf(plan!, 'course_view')).toBeLessThanOrEqual(ofOne * 1.1);
  });

  it('is read in the same way for its city', async () => {
    const wanted = { cityId: 1, zone, period, hostId: yearHost(7) };
    const [plan] = await plansOf(database.pool, () => findCityFigures(database.db, wanted));
    expect(wholeReads(plan!).filter((table) => large.includes(table))).toEqual([]);
    expect(touchedOf(plan!, 'booking')).toBeLessThanOrEqual(ofOne * 2.2);
  });

  it('asks for cities and medians by their keys', async () => {
    const plans = await plansOf(database.pool, () => findHostCities(database.db, yearHost(7), 12, 5));
    const due = await plansOf(database.pool, () => findDueCities(database.db, 12, 5));
    for (const plan of [...plans, ...due])
      expect(wholeReads(plan).filter((table) => [...large, 'course'].includes(table))).toEqual([]);
  });
});
