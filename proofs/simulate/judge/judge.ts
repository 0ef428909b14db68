// The judge of a year: what must be true when everything has ended.
import { verifyInvariants } from '#src/server/features/payment/invariant-queries.ts';
import { oversold, type Reading, type Seen } from '#proofs/simulate/watch.ts';
import { judgeMails } from './judge-mails.ts';
import { stillOpen } from './still-open.ts';

/** What is judged: the database, and what was seen on the way. */
export interface Ended {
  pool: Reading;
  seen: Seen;
  endedDepartures: ReadonlySet<string>;
}

/** A line for everything that is broken; none when all of it holds. */
export async function judge({ pool, seen, endedDepartures }: Ended): Promise<string[]> {
  const verdicts = await verifyInvariants(pool);
  return [
    ...(await oversold(pool)),
    ...verdicts.flatMap(({ id, violations }) => violations.map((line) => `${id}: ${line}`)),
    ...(await ledgerAtZero(pool)),
    ...(await stillOpen(pool)),
    ...(await judgeMails(pool, seen, [...endedDepartures])),
  ];
}

/** All accounts together come to 0 in each currency. */
async function ledgerAtZero(pool: Reading): Promise<string[]> {
  const found = await pool.query<{ line: string }>(
    `select 'the ledger is off by ' || sum(amount_minor) || ' ' || currency as line from ledger_entry
     group by currency having sum(amount_minor) <> 0`,
  );
  return found.rows.map(({ line }) => line);
}
