// Settings of the marketplace (docs/back-office.md#settings).
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import type { Transaction } from 'kysely';
import { serviceFees } from '#src/domain/pricing/service-fee.ts';
import { figureKeys, missingFigures } from '#src/domain/setting/currency-figures.ts';
import { logoIn } from '#src/domain/setting/logo.ts';
import {
  readSettings,
  type SettingKey,
  settingRule,
  tidy,
  listedKeys,
  type SettingRule,
  settings,
} from '#src/domain/setting/settings.ts';
import type { Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
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
  findSettings,
  isPriced,
} from '#src/server/platform/settings/index.ts';
import type { Services } from '#src/server/services.ts';
import { askFresh, writeAudit } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import type { Config } from '#src/server/platform/config.ts';
import { methodsNotTaken } from '#src/server/features/payment/index.ts';
import { isPseudoLocale } from '#src/texts/pseudo.ts';

// admin/setting-change: one setting, checked, with what it was kept for whoever asks later (docs/back-office.md#settings).
const settingChange: Handler<'admin/setting-change'> = async (input, { services, actor }) => {
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
function faultsOf(
  { key, value, reason }: CallInput<'admin/setting-change'>,
  config: Services['config'],
): Refusal | null {
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
  { key, value, version, reason = '' }: CallInput<'admin/setting-change'>,
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

/** Which ways to pay are not offered because of the currency, and why; empty where all are. */
function currencyNote(config: Config): string {
  const currency = priceCurrency().code;
  return methodsNotTaken(config)
    .map(({ name, why }) => t(`setting.notTaken.${why}`, { name, currency }))
    .join(' ');
}

/** What is to be known of a setting as it is now. */
function noteOf(key: SettingKey, config: Config): string {
  if (key === 'currency') return currencyNote(config);
  const { size: count } = config.serviceFees.own;
  return key === 'service_fee_rate' && count > 0 ? t('setting.ownFees', { count }) : '';
}

// admin/setting-list: what each setting is, what it may be, and who changed it last (docs/back-office.md#settings).
const settingList: Handler<'admin/setting-list'> = async (_input, { services: { db, config } }) => {
  const [rows, isFixed] = await Promise.all([findSettings(db), isPriced(db)]);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const data = listedKeys.map((key) => {
    const { group, kind, meaning, first, isMoney }: SettingRule<unknown> = settings[key];
    const row = byKey.get(key);
    return {
      key,
      group,
      meaning,
      must: kind.must,
      field: kind.field,
      choices: [...choicesOf(key, config)],
      most: kind.most,
      value: row?.value ?? config.first.texts[key],
      first,
      asks_reason: isMoney ?? false,
      is_fixed: key === 'currency' && isFixed,
      note: noteOf(key, config),
      version: row?.version ?? 0,
      changed_at: row?.changed_at.toISOString() ?? null,
      who: row?.who ?? '',
    };
  });
  return { data };
};

// What a setting may be here: by its own rule, and by the languages of this installation.

type Languages = Pick<Config, 'locales'>;

/** All values that there are, where they are few; else none. */
function choicesOf(key: SettingKey, { locales }: Languages): readonly string[] {
  if (key === 'mail_language') return locales.filter((name) => !isPseudoLocale(name));
  return settingRule(key).kind.choices ?? [];
}

/** Whether the setting may have this text. */
function isTaken(key: SettingKey, text: string, config: Languages): boolean {
  const choices = choicesOf(key, config);
  return settingRule(key).kind.read(text) !== null && (choices.length === 0 || choices.includes(text));
}

/** The calls of settings. */
export const settingCalls = { 'admin/setting-change': settingChange, 'admin/setting-list': settingList } as const;
