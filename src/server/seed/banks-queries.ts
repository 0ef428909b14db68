// Bank accounts of hosts of the demo, so that a payout run can be tried (docs/demo-world.md#the-year-before).
import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { maskedDetails } from '#src/domain/earnings/payout-details.ts';
import { sealDetails } from '#src/server/features/earnings/index.ts';
import { t } from '#src/server/features/texts.ts';
import type { MasterKeys } from '#src/server/platform/keys.ts';
import { demoId } from './accounts.ts';
import type { DemoFiles } from './demo-files.ts';

const bank = { country: 'NP', iban: '', bank_name: 'Demo Bank', bic: '', branch_code: '' };

/** Seals the accounts that demo/shared.json names: in force for a month, or asked for yesterday and not approved yet, which is a task. */
export async function seedBanks(
  client: PoolClient,
  { banks }: Pick<DemoFiles['shared'], 'banks'>,
  keys: MasterKeys,
): Promise<void> {
  const rows = banks.map(({ host, holder, account, waits }) => {
    const id = randomUUID();
    const details = { ...bank, holder, account_number: account };
    const { ending } = maskedDetails(details);
    const sealed = sealDetails(keys, id, details).toString('hex');
    return { id, host_id: demoId(host), sealed, waits, task: t('payout.task', { name: holder, ending }) };
  });
  await client.query(
    `insert into payout_detail (id, host_id, sealed, asked_by, asked_at, proof, counts_since)
     select b.id, b.host_id, decode(b.sealed, 'hex'), b.host_id, b.at, case when not b.waits then 'factor' end,
       case when not b.waits then b.at end
     from (select r.*, banyan_now() - make_interval(days => case when r.waits then 1 else 30 end) as at
       from jsonb_to_recordset($1) as r(id uuid, host_id uuid, sealed text, waits boolean)) b`,
    [JSON.stringify(rows)],
  );
  await client.query(
    `insert into staff_task (kind, subject, detail, opened_at)
     select 'payout_details', 'host:' || b.host_id, b.task, banyan_now() - make_interval(days => 1)
     from jsonb_to_recordset($1) as b(host_id uuid, task text, waits boolean) where b.waits`,
    [JSON.stringify(rows)],
  );
}
