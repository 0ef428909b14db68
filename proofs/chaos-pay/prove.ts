// The whole proof: the program as it is, in any number of runs, then each mutant, which must be caught.
import type { ProofDatabase } from '#proofs/kit/databases.ts';
import { runChaos, type Report, type Wish } from './run.ts';
import type { Mutation } from '#proofs/kit/server-plan.ts';
import type { Habits } from './guests.ts';

// Safeguards removed one at a time. Each removal must be noticed, or the chaos proves nothing about it.

interface Mutant {
  name: string;
  mutations: readonly Omit<Mutation, 'name'>[];
  damage?: string;
  /** Makes this fault likely to appear. */
  habits: Partial<Habits>;
}

export const mutants: readonly Mutant[] = [
  {
    name: 'the id of a payment is not kept, and its keys are new each time',
    mutations: [
      {
        find: String.raw`update payment set provider_ref = (\$\d+)`,
        replace: 'update payment set provider_ref = nullif($1, $1)',
      },
      { find: 'key', replace: 'random', in: 'requests' },
    ],
    habits: { methods: ['card', 'declined'], scarce: 0 },
  },
  {
    name: 'the ledger is not keyed by the id of the provider, and what was applied is applied again',
    mutations: [
      {
        find: String.raw`select (\$\d+), (\$\d+), (\$\d+::uuid) where`,
        replace: 'select $1, $2 || gen_random_uuid(), $3 where',
      },
      { find: String.raw`p\.status as payment_status`, replace: `'open' as payment_status` },
    ],
    habits: { methods: ['card', 'bank'], scarce: 0, late: 0 },
  },
  {
    name: 'two tabs open a payment each',
    damage: 'drop index payment_one_live',
    mutations: [
      { find: String.raw`on conflict \(booking_id\) where status in \([^)]*\) do nothing`, replace: '' },
      {
        find: String.raw`(?<=from payment p join payment_attempt a on a\.payment_id = p\.id\s+where )p\.booking_id = b\.id`,
        replace: 'false',
      },
    ],
    habits: { methods: ['card', 'bank'], scarce: 0, twoTabs: 1, late: 0 },
  },
  {
    name: 'money for an expired booking is overlooked',
    mutations: [
      {
        find: String.raw`p\.status as payment_status`,
        replace: `case when b.status = 'expired' then 'succeeded' else p.status end as payment_status`,
      },
    ],
    habits: { methods: ['bank'], scarce: 1, late: 1 },
  },
  {
    name: 'late payments take seats unchecked, and the CHECK is gone',
    damage: 'alter table departure drop constraint departure_never_oversold',
    mutations: [
      {
        find: String.raw`d\.capacity - d\.taken \+ \(select coalesce`,
        replace: '1000 + d.capacity - d.taken + (select coalesce',
      },
    ],
    habits: { methods: ['bank'], scarce: 1, late: 1 },
  },
];

export interface Caught {
  name: string;
  by: string | null;
  /** Everything noticed; on a busy machine slow work may come first. */
  faults: readonly string[];
  isApplied: boolean;
}

/** One run on a separate database. A run without kills or late money proves nothing and is a fault. */
export async function proveRun(fresh: () => Promise<ProofDatabase>, wish: Wish): Promise<Report> {
  const base = await fresh();
  try {
    return await runChaos(base, wish);
  } finally {
    await base.drop();
  }
}

/** What a run must have met to be valid. */
export function missing({ kills, captures, lateRefunds, tally }: Report, leastKills: number): string[] {
  const all = [...kills.values()].reduce((sum, times) => sum + times, 0);
  return [
    ...(all < leastKills ? [`only ${all} processes were killed at a step`] : []),
    ...(captures === 0 ? ['nothing was paid'] : []),
    ...(lateRefunds === 0 ? ['no money came too late'] : []),
    ...(tally.counts.has('found no seat') ? [] : ['no seat was scarce']),
  ];
}

export async function* proveMutants(
  fresh: () => Promise<ProofDatabase>,
  wish: Wish,
  chosen: readonly Mutant[] = mutants,
): AsyncGenerator<Caught> {
  for (const { name, mutations, damage, habits } of chosen) {
    const named = mutations.map((mutation, index) => ({ ...mutation, name: `${name} ${index}` }));
    const more = damage === undefined ? {} : { damage };
    const report = await proveRun(fresh, { patienceSeconds: 12, ...wish, ...more, habits, mutations: named });
    yield {
      name,
      by: report.faults[0] ?? null,
      faults: report.faults,
      isApplied: named.every((mutation) => report.applied.includes(mutation.name)),
    };
  }
}
