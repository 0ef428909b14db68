// Service fees, exchange rates and what a rate has been as files (docs/back-office.md#files).
import type { FastifyInstance } from 'fastify';
import { parseQuery } from '#src/contract/addresses/query-string.ts';
import type { Services } from '#src/server/services.ts';
import { registerAdminFile } from '#src/server/features/admin/kit/file.ts';
import { usedCurrencies } from '#src/server/features/rates/index.ts';
import { type FeeRow, findFees } from './fee-queries.ts';
import { toRateLine } from './rate-list.ts';
import { findAdminRates, findRateChanges, type RateChange, type RateRow } from './rate-queries.ts';

const feeColumns = ['city', 'category', 'rate', 'listings', 'changed_at', 'who'] as const;
const rateColumns = ['code', 'rate', 'state', 'good_at', 'age_hours', 'source', 'held_until', 'is_used'] as const;
const changeColumns = ['at', 'rate', 'good_at', 'source'] as const;

/** Registers their addresses. */
export function registerMoneyFiles(app: FastifyInstance, services: Services): void {
  const { db, config } = services;
  // Fees and rates are few: all of them are one page.
  registerAdminFile<object, FeeRow, number>(app, services, {
    name: 'fees',
    work: 'fees',
    columns: feeColumns,
    filterOf: () => ({}),
    read: async (_filter, after) => (after === null ? findFees(db) : []),
    placeOf: () => 0,
    cellsOf: (row) => {
      const fee = { ...row, changed_at: row.changed_at.toISOString() };
      return feeColumns.map((name) => fee[name] ?? '');
    },
  });
  registerAdminFile<object, RateRow & { is_used: boolean }, number>(app, services, {
    name: 'rates',
    work: 'rates',
    columns: rateColumns,
    filterOf: () => ({}),
    async read(_filter, after) {
      if (after !== null) return [];
      const [rows, used] = await Promise.all([findAdminRates(db), usedCurrencies({ db, config })]);
      return rows.map((row) => ({ ...row, is_used: used.includes(row.code) }));
    },
    placeOf: () => 0,
    cellsOf: (row) => {
      const line = { ...toRateLine(row.code, row, row.is_used), is_used: row.is_used ? 'yes' : 'no' };
      return rateColumns.map((name) => line[name] ?? '');
    },
  });
  registerAdminFile<{ code: string }, RateChange, string>(app, services, {
    name: 'rate-changes',
    work: 'rates',
    columns: changeColumns,
    filterOf: (search) => ({ code: parseQuery(search).get('code') ?? '' }),
    isThere: async ({ code }) => /^[A-Z]{3}$/.test(code),
    read: ({ code }, after, count) => findRateChanges(db, { code, after, count }),
    placeOf: ({ id }) => id,
    cellsOf: ({ at, rate, good_at: goodAt, source }) => [at.toISOString(), rate, goodAt.toISOString(), source],
  });
}
