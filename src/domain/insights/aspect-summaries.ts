// Guests' private ratings, counted by label (docs/domain/ledger.md#private-comments).
import { aspects, labelsOf, reviewLabels, type Aspect } from '#src/domain/review/labels.ts';

export interface AspectSummary {
  readonly aspect: Aspect;
  readonly total: number;
  /** Of the stars, with one decimal. */
  readonly average: number;
  readonly labels: readonly { readonly label: string; readonly total: number; readonly is_good: boolean }[];
}

interface AspectRow {
  readonly aspect: Aspect;
  readonly total: number;
  readonly points: number;
  readonly labels: Readonly<Record<string, number>>;
}

/** In the order of aspects, without those that no guest rated; the most frequent label first. */
export function aspectSummaries(rows: readonly AspectRow[]): AspectSummary[] {
  return aspects.flatMap((aspect) => {
    const row = rows.find((one) => one.aspect === aspect);
    if (!row || row.total === 0) return [];
    const labels = labelsOf(aspect)
      .map((label) => ({ label, total: row.labels[label] ?? 0, is_good: reviewLabels[aspect].good.includes(label) }))
      .filter(({ total }) => total > 0)
      .toSorted((a, b) => b.total - a.total);
    return [{ aspect, total: row.total, average: Math.round((row.points / row.total) * 10) / 10, labels }];
  });
}
