// Exchange rates of the demo.
import type { PoolClient } from 'pg';
import type { DemoFiles } from './demo-files.ts';

/** Inserts the rates that demo/shared.json names; those that are here already are newer. */
export async function seedRates(client: PoolClient, { shared }: Pick<DemoFiles, 'shared'>): Promise<void> {
  await client.query(
    `insert into exchange_rate (code, rate, fetched_at, source)
       select key, value::numeric, banyan_now(), 'demo' from jsonb_each_text($1)
     on conflict (code) do nothing`,
    [JSON.stringify(shared.rates)],
  );
}
