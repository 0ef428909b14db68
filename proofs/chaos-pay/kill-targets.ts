// Which step the next process dies at.
import type { Random } from '#proofs/load/random.ts';
import type { readJournal } from '#proofs/kit/journal.ts';
import type { KillPoint } from '#proofs/kit/server-plan.ts';

const stepsAhead = 40;

/**
 * Mostly one of the next steps, whatever it is, so that frequent ones are died at often; else the step that has been
 * died at least, so that rare ones get their turn too.
 */
export function nextKill({ seen, killed }: ReturnType<typeof readJournal>, random: Random): KillPoint {
  const labels = [...seen.keys()];
  if (labels.length === 0 || random.chance(0.6)) return { label: null, pass: random.between(1, stepsAhead) };
  const least = Math.min(...labels.map((label) => killed.get(label) ?? 0));
  return { label: random.pick(labels.filter((label) => (killed.get(label) ?? 0) === least)), pass: 1 };
}
