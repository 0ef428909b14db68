// The whole proof: the program as it is, then each mutant, which must be caught.
import type { ProofDatabase } from '#proofs/kit/databases.ts';
import { missingChannels, runOversell, type Report, type Wish } from './run.ts';
import type { Mutation } from '#proofs/kit/server-plan.ts';

// Planted faults. A proof that misses one of them proves nothing.

interface Mutant {
  name: string;
  mutations: readonly Omit<Mutation, 'name'>[];
  /** SQL that removes the safeguard behind the mutated part. */
  damage?: string;
}

const noLock = {
  find: String.raw`(?<=\bdeparture\b[^;]{0,400}?)\bfor (?:no key )?update(?: of [a-z, ]+)?(?! skip locked)`,
  replace: '',
};
/** Gives rivals the time to see the same free seat. */
const slowly = { find: String.raw`if seats \+ held\.pax`, replace: 'perform pg_sleep(0.02); if seats + held.pax' };
const noCheck = 'alter table departure drop constraint departure_never_oversold';

export const mutants: readonly Mutant[] = [
  { name: 'the lock is gone', mutations: [noLock, slowly] },
  { name: 'the lock and the CHECK behind it are gone', mutations: [noLock, slowly], damage: noCheck },
  {
    name: 'seats are not looked at again under the lock, and the CHECK is gone',
    mutations: [{ find: String.raw`if seats \+ held\.pax > [^;]*? then`, replace: 'if false then' }],
    damage: noCheck,
  },
  {
    name: 'expired holds are never freed',
    mutations: [{ find: String.raw`hold_until <= banyan_now\(\)`, replace: 'false' }],
  },
  {
    name: 'an ended hold gives its seats back twice',
    mutations: [{ find: String.raw`taken = d\.taken - f\.pax`, replace: 'taken = d.taken - 2 * f.pax' }],
  },
  {
    name: 'a cancel gives no seat back',
    mutations: [{ find: String.raw`taken = taken - (\$\d+)`, replace: 'taken = taken - 0 * $1' }],
  },
  {
    name: 'a move takes no seat where it goes',
    mutations: [{ find: String.raw`taken = taken \+ (\$\d+), capacity`, replace: 'taken = taken + 0 * $1, capacity' }],
  },
];

export interface Caught {
  name: string;
  /** The first fault noticed; null for none. */
  by: string | null;
  /** Whether the mutation changed anything: a pattern that matches nothing tests nothing. */
  isApplied: boolean;
}

/** Runs the unchanged program on a separate database. */
export async function proveProgram(fresh: () => Promise<ProofDatabase>, wish: Wish): Promise<Report> {
  const base = await fresh();
  try {
    return await runOversell(base, wish);
  } finally {
    await base.drop();
  }
}

/** Runs mutants on separate databases, and reports each. */
export async function* proveMutants(
  fresh: () => Promise<ProofDatabase>,
  wish: Wish,
  chosen: readonly Mutant[] = mutants,
): AsyncGenerator<Caught> {
  for (const { name, mutations, damage } of chosen) {
    const named = mutations.map((mutation, index) => ({ ...mutation, name: `${name} ${index}` }));
    const report = await proveProgram(fresh, { ...wish, mutations: named, ...(damage !== undefined && { damage }) });
    yield {
      name,
      by: report.faults[0] ?? null,
      isApplied: named.every((mutation) => report.applied.includes(mutation.name)),
    };
  }
}

/** A fault for each channel without a result in the run. */
export function missing(report: Report): string[] {
  return missingChannels(report).map((name) => `${name}: no one got through, so the run proves nothing about it`);
}

export function isProven(report: Report, caught: readonly Caught[]): boolean {
  return report.faults.length === 0 && caught.every(({ by, isApplied }) => by !== null && isApplied);
}
