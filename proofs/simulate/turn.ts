// The program's background work as the clock moves: every kind, until nothing is due.
import { deleteAged } from '#src/server/platform/jobs/aged-queries.ts';
import { runDueWork } from '#src/server/platform/jobs/index.ts';
import { deliverOutbox } from '#src/server/notifications/deliver.ts';
import { watch } from './watch.ts';
import type { World } from './world.ts';

// Far more rounds than any eight hours need: work that never ends is a fault.
const roundsMost = 60;
const untilQuiet = [
  'events',
  'payments',
  'holds',
  'requests',
  'ended',
  'refunds',
  'receipts',
  'mails',
  'reviews',
] as const;

/** One turn: provider events, due work, and a check of every invariant. */
export async function turn(world: World): Promise<void> {
  await world.mailbox.handOn();
  for (let round = 1; ; round += 1) {
    const report = await runDueWork(world.program.services);
    if (untilQuiet.every((kind) => report[kind] === 0)) break;
    if (round === roundsMost) {
      world.faults.push(`the due work found more to do ${roundsMost} times: ${JSON.stringify(report)}`);
      break;
    }
  }
  await watch(world);
}

/** Emails go out within seconds, before the booking changes again. */
export async function deliver({ program: { services } }: World): Promise<void> {
  while ((await deliverOutbox(services)) > 0);
}

/** Deletes old rows once a day. */
export async function clearOut({ program: { services } }: World): Promise<void> {
  while ((await deleteAged(services.db)) > 0);
}
