// A run as lines of text.
import type { Caught } from './prove.ts';
import type { Report } from './run.ts';

export function linesOf(report: Report): string[] {
  const { tally, kills, faults } = report;
  const all = [...kills.values()].reduce((sum, times) => sum + times, 0);
  const counts = [...tally.counts].sort(([a], [b]) => a.localeCompare(b)).map(([what, times]) => `${what} ${times}`);
  return [
    `${all} kills at ${kills.size} of ${report.steps} steps, ${report.randomKills} at any moment, ${report.providerFaults} faults of the provider`,
    `${report.captures} payments taken, ${report.lateRefunds} refunded because they came too late, ${report.events} events`,
    counts.join(', '),
    ...faults.slice(0, 20).map((fault) => `FAULT  ${fault}`),
    ...(faults.length > 20 ? [`FAULT  and ${faults.length - 20} more`] : []),
  ];
}

/** Whether a mutant was caught, and by what. */
export function caughtLine({ name, by, isApplied }: Caught): string {
  if (!isApplied) return `NOT PUT IN  ${name}: its pattern fits no statement any more`;
  return by === null ? `SURVIVED    ${name}` : `caught      ${name}  [${by.slice(0, 140)}]`;
}
