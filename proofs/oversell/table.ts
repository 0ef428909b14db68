// The report as lines of text.
import type { Caught } from './prove.ts';
import type { Report } from './run.ts';

export function tableOf({ counts, rounds }: Report): string[] {
  const rows = [...counts].sort(([a], [b]) => a.localeCompare(b));
  const shown = rows.map(([name, outcomes]) => {
    const refused = [...outcomes].filter(([outcome]) => outcome.startsWith('refused'));
    const all = refused.reduce((sum, [, times]) => sum + times, 0);
    const columns = [outcomes.get('done') ?? 0, all, outcomes.get('busy') ?? 0].map((count) =>
      String(count).padStart(8),
    );
    const codes = refused.map(([outcome, times]) => `${outcome.slice('refused: '.length)} ${times}`).join(', ');
    return `${name.padEnd(26)}${columns.join('')}  ${codes}`;
  });
  return [`${rounds} rounds`, `${'channel'.padEnd(26)}    done refused    busy`, ...shown];
}

/** Whether a mutant was caught, and by what. */
export function caughtLine({ name, by, isApplied }: Caught): string {
  if (!isApplied) return `NOT PUT IN  ${name}: its pattern fits no statement any more`;
  return by === null ? `SURVIVED    ${name}` : `caught      ${name}  [${by.slice(0, 140)}]`;
}
