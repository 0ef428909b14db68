// Constant trouble: the provider's responses and webhooks, processes, and the length of holds.
import { randomFor, type Random } from '#proofs/kit/random.ts';
import type { World } from './world.ts';

export interface Trouble {
  faults: number;
  lapsed: number;
  kills: number;
  /** Runs on every call of every guest: trouble follows calls, not the clock, so a slow machine gets no more of it. */
  tick(): void;
  settled(): Promise<void>;
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

interface Mishap {
  /** In how many of a hundred calls. */
  percent: number;
  strike: (random: Random) => Promise<unknown> | void;
}

/** Seeded; which call meets which trouble depends on the machine. */
export function makeTrouble(world: World, seed: number, kills: boolean): Trouble {
  const random = randomFor(seed, 101, 0);
  const under = new Set<Promise<unknown>>();
  const mishaps = [...mishapsOf(world, () => trouble), ...(kills ? killsOf(world, () => trouble) : [])];
  const trouble: Trouble = {
    faults: 0,
    lapsed: 0,
    kills: 0,
    tick() {
      for (const { percent, strike } of mishaps) {
        if (!random.chance(percent / 100)) continue;
        const striking = Promise.resolve(strike(random)).finally(() => under.delete(striking));
        under.add(striking);
      }
    },
    settled: async () => void (await Promise.all(under)),
  };
  return trouble;
}

function mishapsOf(world: World, trouble: () => Trouble): Mishap[] {
  const { sandbox } = world;
  return [
    {
      percent: 25,
      strike(random) {
        trouble().faults += 1;
        const [operation, kind] = [random.pick(operations), random.pick(kinds)];
        return sandbox.control('/faults', { operation, kind, times: 1, delay_ms: random.between(0, 500) });
      },
    },
    {
      percent: 10,
      async strike(random) {
        const mood = { duplicate: random.between(0, 2), drop: random.below(3), delay_ms: random.pick([0, 0, 300]) };
        await sandbox.control('/webhooks', { ...mood, hold: random.chance(0.3), reorder_ms: random.pick([0, 0, 400]) });
        if (random.chance(0.5))
          await sandbox.control('/webhooks/release', random.chance(0.5) ? { order: 'reverse' } : {});
      },
    },
    { percent: 4, strike: async () => void (trouble().lapsed += await lapseOne(world)) },
  ];
}

function killsOf({ fleet }: World, trouble: () => Trouble): Mishap[] {
  return [
    // A step that is no longer reached would never kill.
    { percent: 10, strike: () => fleet.aim() },
    {
      percent: 1,
      strike(random) {
        trouble().kills += 1;
        fleet.killOne(random.below(2));
      },
    },
  ];
}

/** Expires one hold with a pending payment, if there is one. */
async function lapseOne({ base }: World): Promise<number> {
  const ended = await base.pool.query(
    `update booking set hold_until = banyan_now() - interval '1 second' where status = 'held' and id = (
       select b.id from booking b where b.status = 'held' and b.hold_until > banyan_now()
         and exists (select 1 from payment p where p.booking_id = b.id)
       order by random() limit 1 for update skip locked)`,
  );
  return ended.rowCount ?? 0;
}
