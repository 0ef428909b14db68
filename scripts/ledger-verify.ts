// `npm run ledger:verify`: says of every promise about money and seats whether it holds, and ends with 1 if one does
// not. Read-only; works alongside a running Banyan, on DATABASE_URL or on the local data folder. With `--gateway` the books
// of the payment providers are compared as well (docs/reliability.md).
import pg from 'pg';
import { valueParsers } from '#src/server/db/value-parsers.ts';
import { verifyInvariants, type Verdict } from '#src/server/features/payment/invariant-queries.ts';
import { priceCurrencyFrom } from '#src/domain/money/own-currency.ts';
import { readAgain } from '#src/server/market/fresh-settings.ts';
import { readCommand } from './commands/command.ts';
import { openInstallation } from './database/installation.ts';
import { compareWithProvider } from './ledger-verify/provider-books.ts';
import { accessOf } from '#src/server/start/sandbox.ts';
import type { StartConfig } from '#src/server/config/configure.ts';
import type { PaymentGateway } from '#src/server/gateways/payment-port.ts';
import { createPaypalGateway } from '#src/server/gateways/paypal.ts';
import { createStripeGateway } from '#src/server/gateways/stripe.ts';

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
  // One snapshot for all promises: what moves meanwhile cannot look like a fault.
  await client.query(`begin isolation level repeatable read read only; set local work_mem = '64MB'`);
  // Amounts are written in the currency that the back office has chosen.
  priceCurrencyFrom(() => config.currency);
  await readAgain({ config, pool: client, log: { warn: () => undefined } });
  const size = await client.query<{ entries: number }>('select count(*)::integer as entries from ledger_entry');
  console.log(`Reading ${size.rows[0]?.entries.toLocaleString('en-US')} ledger entries and the bookings behind them …`);
  await verifyInvariants(client, tell);
  if (!values.gateway) return;
  const gateways = await openProviders(config);
  if (gateways.length === 0) console.log('No payment provider is set up, so there are no other books to compare with.');
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

// The providers whose books are compared with ours: by their keys, or the sandbox of a demo that runs.

/** Answers a gateway for each provider in use, none when there is none. Throws when a demo's sandbox does not run. */
async function openProviders({ stripe, paypal, dataDir }: StartConfig): Promise<PaymentGateway[]> {
  const own = stripe.kind === 'own-sandbox' ? await runningSandbox(dataDir, stripe.port) : null;
  const gateways: PaymentGateway[] = [];
  if (stripe.kind !== 'none') {
    const access = stripe.kind === 'own-sandbox' ? own?.stripe : stripe;
    if (access) gateways.push(createStripeGateway(access));
  }
  if (paypal.kind !== 'none') {
    const access = paypal.kind === 'own-sandbox' ? own?.paypal : paypal;
    if (access) gateways.push(createPaypalGateway(access));
  }
  return gateways;
}

async function runningSandbox(dataDir: string, port: number) {
  const access = accessOf(dataDir, port);
  if (access === null) throw new Error('There is no payment sandbox here, and no keys of a provider are set.');
  const answers = await fetch(access.stripe.apiUrl).then(
    () => true,
    () => false,
  );
  if (!answers)
    throw new Error(`The payment sandbox at ${access.stripe.apiUrl} does not answer: start Banyan, then ask again.`);
  return access;
}
