// admin/setting-change: one setting, checked, with what it was kept for whoever asks later (docs/back-office.md#settings).
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import type { Transaction } from 'kysely';
import { serviceFees } from '#src/domain/money/service-fee.ts';
import { figureKeys, missingFigures } from '#src/domain/setting/currency-figures.ts';
import { logoIn } from '#src/domain/setting/logo.ts';
import { readSettings, type SettingKey, settingRule, tidy } from '#src/domain/setting/settings.ts';
import type { Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/db/schema.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import {
  fillSettings,
  findOwnFees,
  findTooCheap,
  lockFigures,
  lockPriced,
  lockSetting,
  readAgain,
  rebaseRates,
  writeSetting,
} from '#src/server/market/index.ts';
import type { Services } from '#src/server/services.ts';
import { askFresh, writeAudit } from '#src/server/features/audit/index.ts';
import { t } from '#src/server/features/texts.ts';
import { isTaken } from './setting-value.ts';

export const route = 'admin/setting-change';

export const handle: Handler<typeof route> = async (input, { services, actor }) => {
  const value = tidy(input.value);
  const isMoney = settingRule(input.key).isMoney ?? false;
  if (actor.userId === null) return refuse('unauthorized');
  const wrong = faultsOf({ ...input, value }, services.config);
  if (wrong !== null) return wrong;
  const stale = isMoney ? askFresh(actor, 'money-settings') : null;
  if (stale) return stale;
  await fillSettings(services.pool, services.config.first.texts);
  const refused = await change({ ...input, value }, services, actor.userId);
  if (refused !== null) return refused;
  // The others hear of it within seconds; whoever changed it sees it at once.
  await readAgain(services);
  return { message: t('setting.changed') };
};

/** What is wrong with the fields, each told at its own. */
function faultsOf({ key, value, reason }: CallInput<typeof route>, config: Services['config']): Refusal | null {
  const { kind, isMoney } = settingRule(key);
  const fields = {
    ...(!isTaken(key, value, config) && { value: t('setting.must', { must: kind.must }) }),
    ...(isMoney && reason === undefined && { reason: t('setting.reason') }),
  };
  return Object.keys(fields).length > 0 ? refuse('bad-input', fields) : null;
}

/** A value for the audit log, where a picture is said to be one; the history of the setting keeps it whole. */
const inShort = (value: string) =>
  logoIn(value) === null ? value : t('setting.picture', { length: String(value.length) });

/** The currency and what only means something in it. */
const isOfCurrency = (key: SettingKey): boolean => key === 'currency' || figureKeys.some((one) => one === key);

/** A published listing that another usual service fee makes too cheap to be paid online. */
async function tooCheapAt(trx: Transaction<Database>, { from, to }: Readonly<Record<'from' | 'to', string>>) {
  const own = await findOwnFees(trx);
  return findTooCheap(trx, { before: serviceFees(Number(from), own), after: serviceFees(Number(to), own) });
}

/** Under the setting's lock: null where it was changed, or is so already. */
async function change(
  { key, value, version, reason = '' }: CallInput<typeof route>,
  { db }: Services,
  actorId: string,
): Promise<Refusal | null> {
  return inTransaction(db, async (trx) => {
    const figures = isOfCurrency(key) ? await lockFigures(trx) : null;
    const row = await lockSetting(trx, key);
    if (row === null || row.version !== version) return refuse('setting-changed');
    if (row.value === value) return null;
    const missing = figures === null ? [] : missingFigures(readSettings({ ...figures, [key]: value }).values);
    if (missing.length > 0) return refuse('bad-input', { value: t('setting.figures', { names: missing.join(', ') }) });
    if (key === 'currency') {
      if (await lockPriced(trx)) return refuse('setting-fixed');
      await rebaseRates(trx, { from: row.value, to: value });
    }
    const cheap = key === 'service_fee_rate' ? await tooCheapAt(trx, { from: row.value, to: value }) : null;
    if (cheap !== null) return refuse('bad-input', { value: t('fee.tooCheap', { ...cheap, id: String(cheap.id) }) });
    await writeSetting(trx, { key, value, reason, actorId });
    await writeAudit(trx, {
      actorId,
      action: 'setting-changed',
      subject: `setting:${key}`,
      detail: { before: inShort(row.value), after: inShort(value), ...(reason !== '' && { reason }) },
    });
    return null;
  });
}
