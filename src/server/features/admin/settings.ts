// Settings of the marketplace (docs/reference/back-office.md#settings).
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
import { askFresh } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import type { Config } from '#src/server/platform/config.ts';
import { methodsNotTaken } from '#src/server/features/payment/index.ts';
import { isPseudoLocale } from '#src/texts/pseudo.ts';
import { staffAct } from './staff-act.ts';

// admin/setting-change: logs the previous value (docs/reference/back-office.md#settings).
const settingChange = staffAct<'admin/setting-change'>({
  async check(input, { services, actor }) {
    const wrong = faultsOf({ ...input, value: tidy(input.value) }, services.config);
    if (wrong !== null) return wrong;
    const stale = settingRule(input.key).isMoney === true ? askFresh(actor, 'money-settings') : null;
    if (stale === null) await fillSettings(services.pool, services.config.first.texts);
    return stale;
  },
  async run({ key, version, reason = '', ...input }, { trx, actorId }) {
    const value = tidy(input.value);
    const answer = { message: t('setting.changed') };
    const figures = isOfCurrency(key) ? await lockFigures(trx) : null;
    const row = await lockSetting(trx, key);
    if (row === null || row.version !== version) return refuse('setting-changed');
    if (row.value === value) return { answer, entry: null };
    const missing = figures === null ? [] : missingFigures(readSettings({ ...figures, [key]: value }).values);
    if (missing.length > 0) return refuse('bad-input', { value: t('setting.figures', { names: missing.join(', ') }) });
    const wrong = await follow(trx, key, { from: row.value, to: value });
    if (wrong !== null) return wrong;
    await writeSetting(trx, { key, value, reason, actorId });
    return {
      answer,
      entry: {
        action: 'setting-changed',
        subject: `setting:${key}`,
        detail: { before: inShort(row.value), after: inShort(value), ...(reason !== '' && { reason }) },
      },
    };
  },
  // Other processes reload within seconds, this one at once.
  after: readAgain,
});

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

/** Pictures by name; the setting's history has the full value. */
const inShort = (value: string) =>
  logoIn(value) === null ? value : t('setting.picture', { length: String(value.length) });

const isOfCurrency = (key: SettingKey): boolean => key === 'currency' || figureKeys.some((one) => one === key);

/** A new currency or default fee resets rates, and may make no published listing too cheap. */
async function follow(
  trx: Transaction<Database>,
  key: SettingKey,
  { from, to }: Readonly<Record<'from' | 'to', string>>,
): Promise<Refusal | null> {
  if (key === 'currency') {
    if (await lockPriced(trx)) return refuse('setting-fixed');
    await rebaseRates(trx, { from, to });
  }
  if (key !== 'service_fee_rate') return null;
  const own = await findOwnFees(trx);
  const cheap = await findTooCheap(trx, {
    before: serviceFees(Number(from), own),
    after: serviceFees(Number(to), own),
  });
  return cheap === null ? null : refuse('bad-input', { value: t('fee.tooCheap', { ...cheap, id: String(cheap.id) }) });
}

/** Payment methods that the currency excludes, with reasons. */
function currencyNote(config: Config): string {
  const currency = priceCurrency().code;
  return methodsNotTaken(config)
    .map(({ name, why }) => t(`setting.notTaken.${why}`, { name, currency }))
    .join(' ');
}

function noteOf(key: SettingKey, config: Config): string {
  if (key === 'currency') return currencyNote(config);
  const { size: count } = config.serviceFees.own;
  return key === 'service_fee_rate' && count > 0 ? t('setting.ownFees', { count }) : '';
}

// admin/setting-list: value, choices and last change of each setting (docs/reference/back-office.md#settings).
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

// Allowed values: the setting's rule and the installed languages.

type Languages = Pick<Config, 'locales'>;

function choicesOf(key: SettingKey, { locales }: Languages): readonly string[] {
  if (key === 'mail_language') return locales.filter((name) => !isPseudoLocale(name));
  return settingRule(key).kind.choices ?? [];
}

function isTaken(key: SettingKey, text: string, config: Languages): boolean {
  const choices = choicesOf(key, config);
  return settingRule(key).kind.read(text) !== null && (choices.length === 0 || choices.includes(text));
}

export const settingCalls = { 'admin/setting-change': settingChange, 'admin/setting-list': settingList } as const;
