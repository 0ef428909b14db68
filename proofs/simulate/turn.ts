// The work that the program does by itself, as the clock moves: all kinds of it, until nothing is due any more.
import { deleteAged } from '#src/server/platform/jobs/aged-queries.ts';
import { runDueWork } from '#src/server/platform/jobs/index.ts';
import { deliverOutbox } from '#src/server/notifications/deliver.ts';
import { watch } from './watch.ts';
import type { World } from './world.ts';

// Far more rounds than any eight hours need: one that never ends is a fault.
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

/** One turn: the post of the providers, the due work, and a look at everything that must hold at any moment. */
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

/** Mails go out within seconds, and are not written from what has become of a booking hours later. */
export async function deliver({ program: { services } }: World): Promise<void> {
  while ((await deliverOutbox(services)) > 0);
}

/** Once a day what is old goes. */
export async function clearOut({ program: { services } }: World): Promise<void> {
  while ((await deleteAged(services.db)) > 0);
}
