// Compares our books with the provider's list of payments: I2 and I9 of docs/operations/testing.md.
import { chargeText } from '#src/texts/money-text.ts';
import type pg from 'pg';
import type { ProviderName } from '#src/domain/payment/methods.ts';
import type { PaymentGateway, PaymentSum } from '#src/server/providers/payment-port.ts';
import type { Verdict } from '#src/server/features/payment/invariant-queries.ts';

interface Row {
  id: string;
  booking_id: string;
  provider_ref: string | null;
  created_ms: number;
}

type Print = (line: string) => void;

/** Read-only. Throws when a provider does not answer. */
export async function compareWithProvider(
  client: pg.ClientBase,
  gateway: PaymentGateway,
  print: Print,
): Promise<Verdict[]> {
  const { provider } = gateway;
  const result = await client.query<Row>(
    `select id, booking_id, provider_ref, (extract(epoch from created_at) * 1000)::float8 as created_ms
     from payment where provider = $1 order by created_at`,
    [provider],
  );
  const sums = await readSums(gateway, result.rows, print);
  return [
    {
      id: `I2 (${provider})`,
      promise: `the ledger holds for each booking what ${provider} has taken, less refunds`,
      violations: await differences(client, provider, result.rows, sums),
    },
    {
      id: `I9 (${provider})`,
      promise: `every payment of Banyan at ${provider} has a row here`,
      violations: orphans(result.rows, sums),
    },
  ];
}

const aDayMs = 86_400_000;
const shownEach = 1000;

async function readSums(gateway: PaymentGateway, rows: readonly Row[], print: Print): Promise<PaymentSum[]> {
  const sums: PaymentSum[] = [];
  const keep = (sum: PaymentSum) => {
    sums.push(sum);
    if (sums.length % shownEach === 0)
      print(`${gateway.provider}: ${sums.length.toLocaleString('en-US')} payments read …`);
  };
  if (gateway.listPayments !== null) {
    for await (const sum of gateway.listPayments((rows[0]?.created_ms ?? Date.now()) - aDayMs)) keep(sum);
    return sums;
  }
  for (const { provider_ref } of rows) {
    if (provider_ref === null) continue;
    const answer = await gateway.summaryOf(provider_ref);
    if (answer.ok) keep(answer.value);
    else if (answer.kind === 'unknown') throw new Error(`${gateway.provider} does not answer: ${answer.reason}`);
  }
  return sums;
}

/** The provider's money per booking and currency against the ledger and disputes that withhold some. */
async function differences(
  client: pg.ClientBase,
  provider: ProviderName,
  rows: readonly Row[],
  sums: readonly PaymentSum[],
) {
  const bookingOf = new Map(rows.map((row) => [row.provider_ref, row.booking_id]));
  const theirs = new Map<string, number>();
  for (const { ref, currency, capturedMinor, refundedMinor } of sums) {
    const booking = bookingOf.get(ref);
    if (booking === undefined) continue;
    const account = `${booking} ${currency}`;
    theirs.set(account, (theirs.get(account) ?? 0) + capturedMinor - refundedMinor);
  }
  const result = await client.query<{ account: string; net: number }>(
    `select account, sum(amount)::float8 as net from (
       select t.booking_id || ' ' || e.currency as account, e.amount_minor as amount
         from ledger_tx t join ledger_entry e on e.tx_id = t.id where e.account like 'psp:' || $1 || ':%'
       union all select p.booking_id || ' ' || d.currency, d.amount_minor
         from dispute d join payment p on p.id = d.payment_id where p.provider = $1 and d.status in ('open', 'lost')) moved
     group by account`,
    [provider],
  );
  const ours = new Map(result.rows.map(({ account, net }) => [account, net]));
  const all = [...new Set([...ours.keys(), ...theirs.keys()])];
  return all
    .filter((account) => (ours.get(account) ?? 0) !== (theirs.get(account) ?? 0))
    .map((account) => {
      const [booking, currency = ''] = account.split(' ');
      const [held, said] = [theirs, ours].map((books) => chargeText(books.get(account) ?? 0, currency));
      return `booking ${booking}: ${provider} holds ${held}, the ledger says ${said}`;
    });
}

/**
 * Payments made for us that no row knows. A row that never got its response excuses one that took nothing: later events
 * name our row (ADR 011).
 */
function orphans(rows: readonly Row[], sums: readonly PaymentSum[]): string[] {
  const known = new Set(rows.map(({ provider_ref }) => provider_ref));
  const unheard = new Set(rows.filter((row) => row.provider_ref === null).map(({ id }) => id));
  const faults: string[] = [];
  for (const { ref, paymentId, capturedMinor, currency } of sums) {
    if (paymentId === null || known.has(ref)) continue;
    // Each row excuses one payment only.
    if (capturedMinor === 0 && unheard.delete(paymentId)) continue;
    faults.push(`${ref} (made for payment ${paymentId}, ${chargeText(capturedMinor, currency)} taken) has no row here`);
  }
  return faults;
}
