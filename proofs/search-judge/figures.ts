// The value of a list: the usual figures of retrieval, for graded results (docs/domain/search.md#evaluation).

type Grades = ReadonlyMap<number, number>;

const depth = 10;
const firstFew = 3;
const goodAnswer = 2;

/** Gains of 2^grade - 1, each divided by the logarithm of its rank: the first counts whole, the third half. */
function discountedGain(grades: readonly number[]): number {
  return grades.slice(0, depth).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

/** nDCG@10: this list's gain divided by that of the best list of ten, 0 to 1. Without grades: is it empty? */
export function ndcg(ids: readonly number[], grades: Grades): number {
  if (grades.size === 0) return ids.length === 0 ? 1 : 0;
  const best = [...grades.values()].sort((a, b) => b - a);
  return discountedGain(ids.map((id) => grades.get(id) ?? 0)) / discountedGain(best);
}

/** Is one of the first three good, or the best available where nothing good exists? Without grades: is it empty? */
export function succeeds(ids: readonly number[], grades: Grades): boolean {
  if (grades.size === 0) return ids.length === 0;
  const wanted = Math.min(goodAnswer, Math.max(...grades.values()));
  return ids.slice(0, firstFew).some((id) => (grades.get(id) ?? 0) >= wanted);
}
