// After the storm: nothing fails any more, time passes, and the program has to bring everything to an end by itself.
import { setTimeout as sleep } from 'node:timers/promises';
import { ageEverything } from '#tests/support/payment/paying.ts';
import { endHolds } from '#tests/support/database/touch-rows.ts';
import type { World } from './world.ts';

/** Answers what is still open after so many seconds; empty when everything has ended. */
export async function recover({ base, sandbox }: World, patienceSeconds: number): Promise<string[]> {
  await sandbox.control('/faults', {}, 'DELETE');
  await sandbox.control('/webhooks', { hold: false, duplicate: 0, drop: 0, reorder_ms: 0, delay_ms: 0 });
  await sandbox.control('/webhooks/release');
  const end = performance.now() + patienceSeconds * 1000;
  for (;;) {
    await sandbox.control('/settle');
    // Again each time: a payment that is found at the bank gets more time, once.
    await endHolds(base.pool, 'true');
    await ageEverything(base.pool);
    await sleep(250);
    const open = await stillOpen(base.pool);
    if (open.length === 0 || performance.now() > end) return open;
  }
}

async function stillOpen(pool: World['base']['pool']): Promise<string[]> {
  const found = await pool.query<{ line: string }>(`
    select 'payment ' || id || ' is ' || status as line from payment where status in ('new', 'open', 'action', 'unknown')
    union all select 'refund ' || id || ' is ' || status from refund where status in ('new', 'sent', 'pending')
    union all select 'event ' || event_id || ' (' || type || ') waits: ' || coalesce(error, '') from gateway_event where processed_at is null
    union all select 'booking ' || ref || ' is still held' from booking where status = 'held'`);
  return found.rows.map(({ line }) => line);
}
