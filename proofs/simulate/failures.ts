// What goes wrong in a year: answers of the providers, the process, its connections to the database.
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFor } from '#proofs/load/random.ts';
import { count, type World } from './world.ts';

const operations = [
  'payment_intents.create',
  'payment_intents.confirm',
  'refunds.create',
  'paypal.orders.create',
  'paypal.orders.capture',
  'paypal.captures.refund',
] as const;
const kinds = ['drop-before', 'drop-after-effect', '500', '500-after-effect', '429'] as const;
const patienceMs = 30_000;

/** The misfortune of a day: on most days none. */
export async function misfortune(world: World, day: number): Promise<void> {
  const random = randomFor(world.wish.seed, 60, day);
  const fate = random.next();
  if (fate < 0.3) {
    const fault = { operation: random.pick(operations), kind: random.pick(kinds), times: random.between(1, 3) };
    await world.sandbox.control('/faults', fault);
    count(world, 'failure: answers of a provider');
  } else if (fate < 0.38) {
    await world.restart();
    count(world, 'failure: the process ends and starts again');
  } else if (fate < 0.44) {
    await cutConnections(world);
    count(world, 'failure: every connection to the database is cut');
  }
}

/** As a database does that starts again; waits until the program has noticed, so that no call of the year is hit. */
async function cutConnections({ pool }: World): Promise<void> {
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  await pool.query(cut);
  for (const end = performance.now() + patienceMs; pool.totalCount > 1 && performance.now() < end;) await sleep(2);
}
