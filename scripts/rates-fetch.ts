// `npm run rates:fetch`: fetches exchange rates from RATES_URL or the given URL, and prints the age of each one in use.
// `--release` writes config/rates.json, which ships with a release (docs/guide/run.md).
import { writeFile } from 'node:fs/promises';
import { loadConfig, projectFolder, type StartConfig } from '#src/server/platform/config.ts';
import { currencyCodes } from '#src/domain/money/currencies.ts';
import { createDatabase } from '#src/server/platform/db/kysely.ts';
import { createPool } from '#src/server/platform/db/pool.ts';
import { createRatesGateway, type RatesGateway } from '#src/server/providers/rates.ts';
import { takeRates, usedRateAges } from '#src/server/features/pricing/index.ts';
import { openSettings } from '#src/server/platform/settings/index.ts';
import { createLog } from '#src/server/platform/log.ts';
import { readCommand } from './commands/command.ts';
import { openInstallationDatabase } from '#src/server/platform/start/database.ts';

const { values, positionals } = readCommand('rates:fetch', {
  options: { release: { type: 'boolean', default: false } },
  words: [0, 1],
});

async function writeRelease(gateway: RatesGateway): Promise<void> {
  const { rates, asOf } = await gateway.fetch();
  // A date without time lasts until its end, which is the next day's first moment.
  const date = new Date((asOf ?? Date.now()) - 1).toISOString().slice(0, 10);
  const known = currencyCodes().filter((code) => rates.has(code) && code !== 'USD');
  const shipped = {
    source: gateway.source,
    date,
    base: 'USD',
    rates: Object.fromEntries(known.map((code) => [code, rates.get(code)])),
  };
  await writeFile(`${projectFolder}config/rates.json`, `${JSON.stringify(shipped, null, 2)}\n`);
  console.log(`config/rates.json: ${known.length} rates of ${date}`);
}

async function renew(gateway: RatesGateway, config: StartConfig): Promise<void> {
  const database = await openInstallationDatabase(config, console.log);
  const pool = createPool({ ...database, size: 2 });
  try {
    await openSettings({ config, pool, log: createLog('warn') });
    const stored = { db: createDatabase(pool), config, log: createLog('warn') };
    console.log(`${await takeRates(stored, gateway)} rates from ${gateway.source}`);
    for (const { code, hours } of await usedRateAges(stored))
      console.log(`  ${code}  ${Number.isFinite(hours) ? `${(hours / 24).toFixed(1)} days old` : 'no rate'}`);
  } finally {
    await pool.end();
    await database.close();
  }
}

const loaded = loadConfig();
if (!loaded.ok) {
  console.error(loaded.problems.join('\n'));
  process.exit(1);
}
const gateway = createRatesGateway(positionals[0] ?? loaded.config.ratesUrl);
if (gateway === null) {
  console.error('No exchange-rate service: set RATES_URL, or run npm run rates:fetch -- URL');
  process.exit(1);
}
try {
  await (values.release ? writeRelease(gateway) : renew(gateway, loaded.config));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
