// One process at a time changes the schema.
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const pollMs = 100;

/**
 * Takes the one row that says who migrates, inside the transaction of `client`; its end gives it back. `onWait` is
 * told once when another process has it.
 *
 * Asks again and again and never waits within a statement: a statement that waits keeps its snapshot, and an index
 * that is built concurrently waits for all snapshots. Each would wait for the other for ever.
 */
export async function takeSchemaLock(client: pg.ClientBase, onWait: () => void): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const taken = await client.query('select from schema_lock for no key update skip locked');
    if (taken.rowCount === 1) return;
    if (attempt === 0) onWait();
    await sleep(pollMs);
  }
}
