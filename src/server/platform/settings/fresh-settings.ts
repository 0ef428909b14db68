// Back office settings and text pages in one shared object. Every process reads them at start and after changes
// (docs/reference/back-office.md#settings, ADR 094).
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { priceCurrencyFrom } from '#src/domain/money/own-currency.ts';
import { readSettings, type SettingKey, settingKeys } from '#src/domain/setting/settings.ts';
import type { Config } from '#src/server/platform/config.ts';
import { marketOf } from '#src/server/platform/config/market.ts';
import { fillSettings, findMarket, findSettingsVersion, findShownPages } from './setting-queries.ts';

const everyMs = 2000;

interface Needs {
  readonly config: Pick<Config, 'first' | 'mode' | 'settingsVersion' | 'contentPages' | 'currency'> &
    Partial<Pick<Config, 'isTrial'>>;
  readonly pool: Pick<Pool, 'query'>;
  readonly log: Pick<Logger, 'warn'>;
}

/** Inserts missing settings once. Throws when the database is unavailable. */
export async function openSettings(needs: Needs): Promise<void> {
  priceCurrencyFrom(() => needs.config.currency);
  await fillSettings(needs.pool, needs.config.first.texts);
  await readAgain(needs);
}

/** An invalid value is replaced by its first value. */
export async function readAgain({ config, pool, log }: Needs): Promise<void> {
  const { texts, ownFees, version } = await findMarket(pool);
  const contentPages = await findShownPages(pool);
  const { values, wrong } = readSettings({ ...config.first.texts, ...texts });
  if (wrong.length > 0) log.warn({ settings: wrong }, 'unknown settings in the database; their defaults apply');
  Object.assign(config, marketOf(values, config, ownFees), { settingsVersion: version, contentPages });
}

/** Reads every two seconds; keeps the values while the database is unavailable. Returns the stop function. */
export function keepSettingsFresh(needs: Needs, pauseMs = everyMs): () => void {
  let isReading = false;
  const look = async () => {
    if (isReading) return;
    isReading = true;
    try {
      if ((await findSettingsVersion(needs.pool)) !== needs.config.settingsVersion) await readAgain(needs);
    } catch (error) {
      needs.log.warn({ err: error }, 'could not reload the settings; the last ones stay in use');
    } finally {
      isReading = false;
    }
  };
  const timer = setInterval(() => void look(), pauseMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Names settings whose value in file or environment differs from the stored one; otherwise null. */
export async function settingsNotice({ config, pool }: Pick<Needs, 'config' | 'pool'>): Promise<string | null> {
  const { texts } = await findMarket(pool);
  const { given, texts: first } = config.first;
  const other: SettingKey[] = settingKeys.filter((key) => given.includes(key) && texts[key] !== first[key]);
  if (other.length === 0) return null;
  return `The back office rules, not the settings file and the environment, which give other values for: ${other.join(', ')}.`;
}
