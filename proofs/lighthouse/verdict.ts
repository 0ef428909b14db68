// Compares Lighthouse's results with the budgets. Hard budgets fail the run; scores vary with the machine.
import type { Audited } from './auditor.ts';
import type { Budget } from './pages.ts';

const layoutShiftMax = 0.02;

export interface Verdict {
  /** Misses that stop a release: bytes, layout shift, accessibility. */
  hard: string[];
  /** Misses to look into: scores and times that a busy machine worsens, and the two without a byte budget. */
  soft: string[];
}

type Seen = Omit<Audited, 'totalKb' | 'machine' | 'findings' | 'html'>;

/** Compares one page with its budget. A missing figure is a miss. */
export function judge(seen: Seen, budget: Budget): Verdict {
  const hard: string[] = [];
  const soft: string[] = [];
  if (!(seen.scriptKb <= budget.scriptKb))
    hard.push(`MISS script ${seen.scriptKb.toFixed(1)} kB of ${budget.scriptKb}`);
  if (!(seen.layoutShift <= layoutShiftMax))
    hard.push(`MISS layout shift ${seen.layoutShift.toFixed(3)} of ${layoutShiftMax}`);
  if (seen.accessibility !== 100) hard.push(`MISS accessibility ${seen.accessibility} of 100`);
  if (!(seen.performance >= budget.performance))
    soft.push(`miss performance ${seen.performance} of ${budget.performance}`);
  if (!(seen.largestPaint <= budget.largestPaint))
    soft.push(`miss largest paint ${seen.largestPaint.toFixed(0)} ms of ${budget.largestPaint}`);
  if (!(seen.blocked <= budget.blocked)) soft.push(`miss blocked ${seen.blocked.toFixed(0)} ms of ${budget.blocked}`);
  if (seen.bestPractices !== 100) soft.push(`miss best practices ${seen.bestPractices} of 100`);
  if (seen.seo !== 100) soft.push(`miss SEO ${seen.seo} of 100`);
  return { hard, soft };
}

const columns = [
  'page',
  'perf',
  'a11y',
  'best',
  'seo',
  'LCP ms',
  'TBT ms',
  'CLS',
  'script kB',
  'total kB',
  'machine',
  '',
];
const line = (cells: readonly string[]) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(9) : cell.padStart(9))).join(' ');

export const header = line(columns);

/** The budget of a page, under its line. */
export function budgetRow(budget: Budget): string {
  const times = [budget.largestPaint, budget.blocked].map(String);
  const scores = [String(budget.performance), '100', '100', '100'];
  return line(['  budget', ...scores, ...times, layoutShiftMax.toFixed(3), budget.scriptKb.toFixed(1)]);
}

export function row(name: string, seen: Audited, { hard, soft }: Verdict): string {
  const scores = [seen.performance, seen.accessibility, seen.bestPractices, seen.seo].map(String);
  const times = [seen.largestPaint, seen.blocked].map((ms) => ms.toFixed(0));
  const sizes = [seen.scriptKb, seen.totalKb].map((kb) => kb.toFixed(1));
  const verdict = hard.length > 0 ? 'MISS' : soft.length > 0 ? 'miss' : 'pass';
  return line([name, ...scores, ...times, seen.layoutShift.toFixed(3), ...sizes, seen.machine.toFixed(0), verdict]);
}
