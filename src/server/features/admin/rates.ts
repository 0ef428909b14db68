// Exchange rates in the back office (docs/back-office.md#exchange-rates).
import type { FastifyInstance } from 'fastify';
import { parseQuery } from '#src/contract/addresses/query-string.ts';
import { refuse } from '#src/contract/refusal.ts';
import { canHaveRate, rateState, greatestMove, moveOf } from '#src/domain/pricing/rate-age.ts';
import type { Handler } from '#src/server/call.ts';
import { writeAudit, askFresh, closeStaffTask } from '#src/server/features/staff-log/index.ts';
import { registerAdminFile } from './kit/file.ts';
import { fetchRatesNow, usedCurrencies, lastRatesRun, watchAge } from '#src/server/features/pricing/index.ts';
import { t } from '#src/server/features/texts.ts';
import type { Services } from '#src/server/services.ts';
import {
  findAdminRate,
  findAdminRates,
  findRateChanges,
  type RateChange,
  type RateRow,
  lockRate,
  writeRate,
} from './rates-queries.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { percentText } from '#src/texts/intl.ts';
import { staffAct } from './kit/act.ts';

// admin/rate-set: an exchange rate set by hand, which no source replaces for some days (docs/back-office.md#exchange-rates).

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

// admin/rate-list: all exchange rates, those in use first (docs/back-office.md#exchange-rates).

const rateList: Handler<'admin/rate-list'> = async (_input, { services }) => {
  const { db, config, gateways } = services;
  const [rows, used, run] = await Promise.all([
    findAdminRates(db),
    usedCurrencies({ db, config }),
    lastRatesRun(services),
  ]);
  const kept = new Map(rows.map((row) => [row.code, row]));
  const others = rows.filter(({ code }) => !used.includes(code));
  return {
    data: [
      ...used.map((code) => toRateLine(code, kept.get(code) ?? null, true)),
      ...others.map((row) => toRateLine(row.code, row, false)),
    ],
    source: gateways.rates?.source ?? null,
    asked_at: gateways.rates === null ? null : (run?.started_at.toISOString() ?? null),
    failed: gateways.rates !== null && run !== null && run.error !== null,
  };
};

/** A rate as list and page show it; `row` is null where there is none. */
function toRateLine(code: string, row: RateRow | null, isUsed: boolean): CallOutput<'admin/rate-list'>['data'][number] {
  return {
    code,
    rate: row?.rate ?? null,
    good_at: row?.good_at.toISOString() ?? null,
    age_hours: row?.age_hours ?? null,
    state: rateState(row?.age_hours ?? null),
    source: row?.source ?? '',
    held_until: row?.held_until?.toISOString() ?? null,
    is_used: isUsed,
  };
}

/** More than one a day for two years are in the file alone. */
const mostShown = 800;

// admin/rate: one exchange rate, and what it has been (docs/back-office.md#exchange-rates).
const rateCall: Handler<'admin/rate'> = async ({ code }, { services: { db, config } }) => {
  if (!canHaveRate(code)) return refuse('rate-not-found');
  const [row, used, history] = await Promise.all([
    findAdminRate(db, code),
    usedCurrencies({ db, config }),
    findRateChanges(db, { code, after: null, count: mostShown }),
  ]);
  return {
    ...toRateLine(code, row, used.includes(code)),
    version: row?.version ?? null,
    history: history.map(({ rate, source, good_at, at }) => ({
      rate,
      source,
      good_at: good_at.toISOString(),
      at: at.toISOString(),
    })),
  };
};

// admin/rate-fetch: the source is asked for exchange rates now (docs/back-office.md#exchange-rates).
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

/** The calls of exchange rates. */
export const rateCalls = {
  'admin/rate': rateCall,
  'admin/rate-fetch': rateFetch,
  'admin/rate-list': rateList,
  'admin/rate-set': rateSet,
} as const;

const rateColumns = ['code', 'rate', 'state', 'good_at', 'age_hours', 'source', 'held_until', 'is_used'] as const;
const changeColumns = ['at', 'rate', 'good_at', 'source'] as const;

/** Registers the files of all rates and of what one has been (docs/back-office.md#files). */
export function registerRateFiles(app: FastifyInstance, services: Services): void {
  const { db, config } = services;
  // Rates are few: all of them are one page.
  registerAdminFile<object, RateRow & { is_used: boolean }, number>(app, services, {
    name: 'rates',
    permission: 'rates',
    columns: rateColumns,
    filterOf: () => ({}),
    async read(_filter, after) {
      if (after !== null) return [];
      const [rows, used] = await Promise.all([findAdminRates(db), usedCurrencies({ db, config })]);
      return rows.map((row) => ({ ...row, is_used: used.includes(row.code) }));
    },
    cursorOf: () => 0,
    cellsOf: (row) => {
      const line = { ...toRateLine(row.code, row, row.is_used), is_used: row.is_used ? 'yes' : 'no' };
      return rateColumns.map((name) => line[name] ?? '');
    },
  });
  registerAdminFile<{ code: string }, RateChange, string>(app, services, {
    name: 'rate-changes',
    permission: 'rates',
    columns: changeColumns,
    filterOf: (search) => ({ code: parseQuery(search).get('code') ?? '' }),
    isThere: async ({ code }) => /^[A-Z]{3}$/.test(code),
    read: ({ code }, after, count) => findRateChanges(db, { code, after, count }),
    cursorOf: ({ id }) => id,
    cellsOf: ({ at, rate, good_at: goodAt, source }) => [at.toISOString(), rate, goodAt.toISOString(), source],
  });
}
