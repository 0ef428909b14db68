// The whole proof: the program as it is, in as many runs as wished, then each mutant, which must be caught.
import type { ProofDatabase } from '#proofs/kit/databases.ts';
import { mutants, type Mutant } from './mutants.ts';
import { runChaos, type Report, type Wish } from './run.ts';

export interface Caught {
  name: string;
  by: string | null;
  /** Everything that was noticed; on a busy machine what takes long may be noticed first. */
  faults: readonly string[];
  isApplied: boolean;
}

/** One run on a database of its own. What did not happen proves nothing: a run without kills or late money is a fault. */
export async function proveRun(fresh: () => Promise<ProofDatabase>, wish: Wish): Promise<Report> {
  const base = await fresh();
  try {
    return await runChaos(base, wish);
  } finally {
    await base.drop();
  }
}

/** What a run must have met to count. */
export function missing({ kills, captures, lateRefunds, tally }: Report, leastKills: number): string[] {
  const all = [...kills.values()].reduce((sum, times) => sum + times, 0);
  return [
    ...(all < leastKills ? [`only ${all} processes were killed at a step`] : []),
    ...(captures === 0 ? ['nothing was paid'] : []),
    ...(lateRefunds === 0 ? ['no money came too late'] : []),
    ...(tally.counts.has('found no seat') ? [] : ['no seat was scarce']),
  ];
}

/** Runs mutants and tells of each. */
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
