// Exchange rates in the back office (docs/reference/back-office.md#exchange-rates).
import { parseQuery } from '#src/contract/addresses/query-string.ts';
import { refuse } from '#src/contract/refusal.ts';
import { canHaveRate, rateState, greatestMove, moveOf } from '#src/domain/pricing/rate-age.ts';
import type { Handler } from '#src/server/call.ts';
import { writeAudit, askFresh, closeStaffTask } from '#src/server/features/staff-log/index.ts';
import { serveTable } from './lists.ts';
import { fetchRatesNow, usedCurrencies, lastRatesRun, watchAge } from '#src/server/features/pricing/index.ts';
import { t } from '#src/server/features/texts.ts';
import { pageOf } from '#src/server/platform/db/row-queries.ts';
import { findAdminRate, findAdminRates, findRateChanges, type RateRow, lockRate, writeRate } from './rates-queries.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { percentText } from '#src/texts/intl.ts';
import { staffAct } from './staff-act.ts';

// admin/rate-set: a manual rate that no source replaces for some days (docs/reference/back-office.md#exchange-rates).

const rateSet = staffAct<'admin/rate-set'>({
  check: ({ code }, { actor }) => (canHaveRate(code) ? askFresh(actor, 'money-settings') : refuse('rate-not-found')),
  async run({ code, rate, hold_days: days, is_sure: isSure, version, reason }, { trx }) {
    await lockRate(trx, code);
    const before = await findAdminRate(trx, code);
    if ((before?.version ?? null) !== version) return refuse('rate-changed');
    const move = before === null ? 0 : moveOf(before.rate, rate);
    if (move > greatestMove && !isSure)
      return refuse('bad-input', { is_sure: t('rate.far', { move: percentText(move) }) });
    await writeRate(trx, { code, rate, days });
    const after = await findAdminRate(trx, code);
    return {
      answer: { message: t('rate.set') },
      entry: {
        action: 'rate-set',
        subject: `rate:${code}`,
        detail: {
          before: before && { rate: before.rate, source: before.source, held_until: before.held_until },
          after: { rate, held_until: after?.held_until ?? null },
          reason,
        },
      },
    };
  },
  async after(services, { code }) {
    await closeStaffTask(services.db, 'rates_stale', `rate-${code}`);
    await watchAge(services);
  },
});

const rateList: Handler<'admin/rate-list'> = async (_input, { services }) => {
  const { db, config, gateways } = services;
  const [rows, used, run] = await Promise.all([
    findAdminRates(db),
    usedCurrencies({ db, config }),
    lastRatesRun(services),
  ]);
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const others = rows.filter(({ code }) => !used.includes(code));
  return {
    data: [
      ...used.map((code) => toRateLine(code, byCode.get(code) ?? null, true)),
      ...others.map((row) => toRateLine(row.code, row, false)),
    ],
    source: gateways.rates?.source ?? null,
    asked_at: gateways.rates === null ? null : (run?.started_at.toISOString() ?? null),
    failed: gateways.rates !== null && run !== null && run.error !== null,
  };
};

function toRateLine(code: string, row: RateRow | null, isUsed: boolean): CallOutput<'admin/rate-list'>['data'][number] {
  const { version: _version, ...line } = row ?? { ...noRate, code };
  return { ...line, state: rateState(line.age_hours), is_used: isUsed };
}

const noRate = { rate: null, good_at: null, age_hours: null, source: '', held_until: null, version: null };

/** Two years of daily changes; older ones are in the file. */
const mostChanges = 800;

const rateCall: Handler<'admin/rate'> = async ({ code }, { services: { db, config } }) => {
  if (!canHaveRate(code)) return refuse('rate-not-found');
  const [row, used, history] = await Promise.all([
    findAdminRate(db, code),
    usedCurrencies({ db, config }),
    findRateChanges(db, { code, after: null, count: mostChanges }),
  ]);
  return {
    ...toRateLine(code, row, used.includes(code)),
    version: row?.version ?? null,
    history: pageOf(history, mostChanges).data,
  };
};

// admin/rate-fetch: fetches rates from the source now (docs/reference/back-office.md#exchange-rates).
const rateFetch: Handler<'admin/rate-fetch'> = async (_input, { services, actor }) => {
  const { rates } = services.gateways;
  if (rates === null) return refuse('rates-no-source');
  const count = await fetchRatesNow(services, rates);
  if (count === null) return refuse('rates-no-answer');
  await writeAudit(services.db, {
    actorId: actor.userId,
    action: 'rates-fetched',
    subject: 'rates',
    detail: { source: rates.source, count },
  });
  return { message: t('rate.fetched', { count, source: rates.source }) };
};

export const rateCalls = {
  'admin/rate': rateCall,
  'admin/rate-fetch': rateFetch,
  'admin/rate-list': rateList,
  'admin/rate-set': rateSet,
} as const;

export const rates = serveTable({
  name: 'rates',
  permission: 'rates',
  columns: ['code', 'rate', 'state', 'good_at', 'age_hours', 'source', 'held_until', 'is_used'],
  filterOf: () => ({}),
  async read({ db, config }) {
    const [rows, used] = await Promise.all([findAdminRates(db), usedCurrencies({ db, config })]);
    return rows.map((row) => toRateLine(row.code, row, used.includes(row.code)));
  },
  cells: { is_used: (rate) => (rate.is_used ? 'yes' : 'no') },
});

export const rateChanges = serveTable({
  name: 'rate-changes',
  permission: 'rates',
  columns: ['at', 'rate', 'good_at', 'source'],
  filterOf: (search) => ({ code: parseQuery(search).get('code') ?? '' }),
  isThere: async (_services, { code }) => /^[A-Z]{3}$/.test(code),
  read: ({ db }, { code }, page) => findRateChanges(db, { code, ...page }),
});
