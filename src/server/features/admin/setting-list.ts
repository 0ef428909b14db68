// admin/setting-list: what each setting is, what it may be, and who changed it last (docs/back-office.md#settings).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { listedKeys, type SettingKey, type SettingRule, settings } from '#src/domain/setting/settings.ts';
import type { Config } from '#src/server/config.ts';
import type { Handler } from '#src/server/call.ts';
import { findSettings, isPriced } from '#src/server/market/index.ts';
import { methodsNotTaken } from '#src/server/features/payment/index.ts';
import { t } from '#src/server/features/texts.ts';
import { choicesOf } from './setting-value.ts';

export const route = 'admin/setting-list';

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

export const handle: Handler<typeof route> = async (_input, { services: { db, config } }) => {
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
