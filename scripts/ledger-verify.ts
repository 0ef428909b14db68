// `npm run ledger:verify`: checks every invariant of money and seats; exits with 1 if one is broken. Read-only, with or
// without a running Banyan. `--gateway` also compares the payment providers' books (docs/operations/testing.md).
import pg from 'pg';
import { valueParsers } from '#src/server/platform/db/value-parsers.ts';
import { verifyInvariants, type Verdict } from '#src/server/features/payment/invariant-queries.ts';
import { priceCurrencyFrom } from '#src/domain/money/own-currency.ts';
import { readAgain } from '#src/server/platform/settings/fresh-settings.ts';
import { readCommand } from './commands/command.ts';
import { openInstallation } from './database/installation.ts';
import { openProviders } from './ledger-verify/providers.ts';
import { compareWithProvider } from './ledger-verify/provider-books.ts';

const { values } = readCommand('ledger:verify', { options: { gateway: { type: 'boolean', default: false } } });
const { config, url, close } = await openInstallation();
const started = performance.now();
let broken = 0;

function tell({ id, promise, violations }: Verdict): void {
  if (violations.length > 0) broken += 1;
  console.log(`${violations.length === 0 ? 'holds ' : 'BROKEN'}  ${id.padEnd(14)}  ${promise}`);
  for (const line of violations.slice(0, 20)) console.log(`        ${line}`);
}

async function verify(client: pg.Client): Promise<void> {
  // One snapshot, so concurrent changes are no fault.
  await client.query(`begin isolation level repeatable read read only; set local work_mem = '64MB'`);
  // Amounts use the currency chosen in the back office.
  priceCurrencyFrom(() => config.currency);
  await readAgain({ config, pool: client, log: { warn: () => undefined } });
  const size = await client.query<{ entries: number }>('select count(*)::integer as entries from ledger_entry');
  console.log(`Reading ${size.rows[0]?.entries.toLocaleString('en-US')} ledger entries and the bookings behind them …`);
  await verifyInvariants(client, tell);
  if (!values.gateway) return;
  const gateways = await openProviders(config);
  if (gateways.length === 0) console.log('No payment provider is set up, so there is nothing to compare with.');
  for (const gateway of gateways)
    for (const verdict of await compareWithProvider(client, gateway, console.log)) tell(verdict);
}

try {
  const client = new pg.Client({ connectionString: url, types: valueParsers() });
  await client.connect();
  try {
    await verify(client);
  } finally {
    await client.end();
  }
} catch (error) {
  broken += 1;
  console.error(error instanceof Error ? error.message : String(error));
} finally {
  await close();
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(broken === 0 ? `Every promise holds (${seconds} s).` : `Not every promise holds (${seconds} s).`);
process.exitCode = broken === 0 ? 0 : 1;
