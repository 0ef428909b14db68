// Service fees in the back office (docs/reference/back-office.md#service-fees).
import type { Handler } from '#src/server/call.ts';
import { findAdminCities } from './places-queries.ts';
import { serveTable } from './lists.ts';
import { findCategories, findFees, findFee, findNamed, writeFee } from './fees-queries.ts';
import { type FeePlace, serviceFees } from '#src/domain/pricing/service-fee.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import {
  fillSettings,
  findOwnFees,
  findTooCheap,
  lockSetting,
  readAgain,
} from '#src/server/platform/settings/index.ts';
import { askFresh } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import { staffAct } from './staff-act.ts';

const feeList: Handler<'admin/fee-list'> = async (_input, { services: { db, config } }) => {
  const [data, cities, categories] = await Promise.all([findFees(db), findAdminCities(db), findCategories(db)]);
  return { usual: config.serviceFees.usual, data, cities, categories };
};

type Input = CallInput<'admin/fee-set'>;

// admin/fee-set: sets or removes the service fee of a city, a category, or both.
const feeSet = staffAct<'admin/fee-set'>({
  async check(input, { services, actor }) {
    const wrong = faultsOf(input) ?? askFresh(actor, 'money-settings');
    if (wrong === null) await fillSettings(services.pool, services.config.first.texts);
    return wrong;
  },
  // Locks the default fee: one fee changes at a time.
  async run({ rate, version, reason, ...place }, { trx, actorId }) {
    const answer = { message: t(rate === null ? 'fee.gone' : 'fee.set') };
    const usual = await lockSetting(trx, 'service_fee_rate');
    const named = await findNamed(trx, place);
    const unknown = {
      ...(place.city_id !== null && named.city === null && { city_id: t('fee.noCity') }),
      ...(place.category_id !== null && named.category === null && { category_id: t('fee.noCategory') }),
    };
    if (Object.keys(unknown).length > 0) return refuse('bad-input', unknown);
    const fee = await findFee(trx, place);
    if ((fee?.version ?? 0) !== version) return refuse('fee-changed');
    if ((fee?.rate ?? null) === rate) return { answer, entry: null };
    const own = await findOwnFees(trx);
    const others = own.filter((one) => one.city_id !== place.city_id || one.category_id !== place.category_id);
    const before = serviceFees(Number(usual?.value), own);
    const after = serviceFees(before.usual, rate === null ? others : [...others, { ...place, rate }]);
    const cheap = await findTooCheap(trx, { before, after });
    if (cheap !== null) return refuse('bad-input', { rate: t('fee.tooCheap', { ...cheap, id: String(cheap.id) }) });
    await writeFee(trx, place, { rate, actorId });
    return {
      answer,
      entry: {
        action: 'fee-changed',
        subject: subjectOf(place),
        detail: { before: fee?.rate ?? null, after: rate, ...named, reason },
      },
    };
  },
  // Other processes reload within seconds, this one at once.
  after: readAgain,
});

function faultsOf({ city_id, category_id, rate }: Input): Refusal | null {
  if (city_id === null && category_id === null) return refuse('bad-input', { city_id: t('fee.noPlace') });
  const hasMore = rate !== null && Math.abs(rate * 10_000 - Math.round(rate * 10_000)) > 1e-7;
  return hasMore ? refuse('bad-input', { rate: t('fee.decimals') }) : null;
}

function subjectOf({ city_id, category_id }: FeePlace): string {
  return city_id === null ? `category:${category_id}` : `city:${city_id}`;
}

export const feeCalls = { 'admin/fee-list': feeList, 'admin/fee-set': feeSet } as const;

export const fees = serveTable({
  name: 'fees',
  permission: 'fees',
  columns: ['city', 'category', 'rate', 'listings', 'changed_at', 'who'],
  filterOf: () => ({}),
  read: ({ db }) => findFees(db),
  cells: { city: ({ city }) => city?.name ?? '', category: ({ category }) => category?.name ?? '' },
});
