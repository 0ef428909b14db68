// The whole proof: the program as it is, then each mutant, which must be caught.
import type { ProofDatabase } from '#proofs/kit/databases.ts';
import { mutants, type Mutant } from './mutants.ts';
import { missingChannels, runOversell, type Report, type Wish } from './run.ts';

export interface Caught {
  name: string;
  /** The first thing that was wrong; null: nothing was noticed. */
  by: string | null;
  /** Whether the fault was put in at all: a pattern that fits nothing tests nothing. */
  isApplied: boolean;
}

/** Runs the program as it is on a database of its own. */
export async function proveProgram(fresh: () => Promise<ProofDatabase>, wish: Wish): Promise<Report> {
  const base = await fresh();
  try {
    return await runOversell(base, wish);
  } finally {
    await base.drop();
  }
}

/** Runs mutants, each on a database of its own, and tells of each as it is caught. */
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

/** A fault for each channel that the run says nothing about. */
export function missing(report: Report): string[] {
  return missingChannels(report).map((name) => `${name}: nobody got through, so the run proves nothing about it`);
}

/** The program stands, and no mutant got away. */
export function isProven(report: Report, caught: readonly Caught[]): boolean {
  return report.faults.length === 0 && caught.every(({ by, isApplied }) => by !== null && isApplied);
}
