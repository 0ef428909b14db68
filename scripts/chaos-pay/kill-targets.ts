// Which step the next process dies at: the one that has been died at least, so that every step gets its turn.
import type { Dice } from '#scripts/load/dice.ts';
import type { readJournal } from '../proofs/kit/journal.ts';
import type { KillPoint } from '../proofs/kit/server-plan.ts';

/** Null while no step is known, and now and then: such a process lives until somebody kills it from outside. */
export function nextKill({ seen, killed }: ReturnType<typeof readJournal>, dice: Dice): KillPoint | null {
  if (seen.size === 0 || dice.has(0.15)) return null;
  const least = Math.min(...[...seen.keys()].map((label) => killed.get(label) ?? 0));
  const candidates = [...seen.keys()].filter((label) => (killed.get(label) ?? 0) === least);
  return { label: dice.pick(candidates), pass: dice.between(1, 2) };
}
