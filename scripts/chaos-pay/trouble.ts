// What goes wrong all the time: answers of the provider, its webhooks, processes, and the patience of holds.
import { setTimeout as sleep } from 'node:timers/promises';
import { diceOf, type Dice } from '#scripts/load/dice.ts';
import type { World } from './world.ts';

export interface Trouble {
  faults: number;
  lapsed: number;
  kills: number;
  stop(): Promise<void>;
}

const operations = [
  'payment_intents.create',
  'payment_intents.confirm',
  'payment_intents.retrieve',
  'payment_intents.cancel',
  'refunds.create',
  'refunds.retrieve',
  'paypal.orders.create',
  'paypal.orders.get',
  'paypal.orders.capture',
  'paypal.captures.refund',
] as const;
const kinds = [
  'drop-before',
  'drop-after-effect',
  'hang',
  'hang-after-effect',
  '500',
  '500-after-effect',
  '429',
  'delay',
] as const;

/** Begins; everything is seeded, though what meets what depends on the machine. */
export function makeTrouble(world: World, seed: number, kills: boolean): Trouble {
  const trouble = { faults: 0, lapsed: 0, kills: 0 };
  let isOver = false;
  const every = async (purpose: number, pauseMs: number, work: (dice: Dice) => Promise<void>) => {
    const dice = diceOf(seed, purpose, 0);
    while (!isOver) {
      await sleep(pauseMs * (0.5 + dice.next()));
      if (!isOver) await work(dice);
    }
  };
  const loops = [
    every(101, 120, async (dice) => {
      trouble.faults += 1;
      const fault = {
        operation: dice.pick(operations),
        kind: dice.pick(kinds),
        times: dice.between(1, 2),
        delay_ms: dice.between(0, 500),
      };
      await world.sandbox.control('/faults', fault);
    }),
    every(102, 300, async (dice) => {
      await world.sandbox.control('/webhooks', {
        hold: dice.has(0.3),
        duplicate: dice.between(0, 2),
        drop: dice.below(3),
        reorder_ms: dice.pick([0, 0, 400]),
        delay_ms: dice.pick([0, 0, 300]),
      });
      if (dice.has(0.5)) await world.sandbox.control('/webhooks/release', dice.has(0.5) ? { order: 'reverse' } : {});
    }),
    every(103, 500, async () => {
      trouble.lapsed += await lapseOne(world);
    }),
  ];
  if (kills)
    loops.push(
      // A step that is not come by any more would never kill.
      every(105, 400, async () => world.fleet.aim()),
      every(104, 5000, async (dice) => {
        trouble.kills += 1;
        world.fleet.killOne(dice.below(2));
      }),
    );
  const stop = async () => {
    isOver = true;
    await Promise.all(loops);
  };
  return Object.assign(trouble, { stop });
}

/** Time runs out for one of the holds that have a payment under way, if there is one. */
async function lapseOne({ base }: World): Promise<number> {
  const ended = await base.pool.query(
    `update booking set hold_until = banyan_now() - interval '1 second' where status = 'held' and id = (
       select b.id from booking b where b.status = 'held' and b.hold_until > banyan_now()
         and exists (select 1 from payment p where p.booking_id = b.id)
       order by random() limit 1 for update skip locked)`,
  );
  return ended.rowCount ?? 0;
}
