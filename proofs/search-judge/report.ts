// The report as lines of text.
import { ndcg } from './figures.ts';
import type { Figures, HalfVerdict, Judged } from './verdict.ts';

const line = (name: string, cells: readonly string[]) =>
  `${name.padEnd(22)}${cells.map((cell) => cell.padStart(11)).join('')}`;

const row = (name: string, { queries, ndcg: value, success, empty }: Figures) =>
  line(name, [String(queries), value.toFixed(3), success.toFixed(3), String(empty)]);

export function tableOf({ half, byKind, all, nonsense }: HalfVerdict): string[] {
  return [
    line(half, ['queries', 'nDCG@10', 'success@3', 'empty']),
    ...byKind.map(([kind, figures]) => row(kind, figures)),
    row('all', all),
    `right when empty: ${nonsense.queries} queries, ${nonsense.notEmpty} of their lists are not empty`,
  ];
}

const shown = 5;

/** A bad list: the first results, and the expected ones. `titleOf` names a course. */
export function describeList({ query, ids, corrected }: Judged, titleOf: (id: number) => string): string[] {
  const { kind, text, grades } = query;
  const name = (id: number) => `${grades.get(id) ?? 0}  ${String(id).padStart(4)}  ${titleOf(id)}`;
  const missing = [...grades.keys()]
    .filter((id) => !ids.slice(0, shown).includes(id))
    .sort((a, b) => (grades.get(b) ?? 0) - (grades.get(a) ?? 0));
  const instead = corrected === null ? '' : `, searched as “${corrected}”`;
  return [
    `${ndcg(ids, grades).toFixed(3)}  ${kind}: “${text}”${instead}`,
    ...(ids.length === 0 ? ['    found    nothing'] : ids.slice(0, shown).map((id) => `    found    ${name(id)}`)),
    ...(grades.size === 0
      ? ['    wanted   an empty list']
      : missing.slice(0, shown).map((id) => `    wanted   ${name(id)}`)),
  ];
}
