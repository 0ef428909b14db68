// The difference between two texts, by line and by word within a line (docs/reference/back-office.md#pages-of-text).

/** A piece of a line; `isChanged` where the other text differs. */
export interface Piece {
  readonly text: string;
  readonly isChanged: boolean;
}

/** A line of one text or of both, or the number of equal lines in between. */
export type DifferenceLine =
  | { readonly kind: 'same' | 'removed' | 'added'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'gap'; readonly lines: number };

/** Equal lines shown around a change. */
const around = 2;

/** Above this many pairs nothing is compared: one text is all removed, the other all added. */
const mostPairs = 4_000_000;

type Step = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string };

/** The shortest edit script from one list to the other. */
function stepsBetween(before: readonly string[], after: readonly string[]): readonly Step[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const isSameAtEnd = () => before[before.length - 1 - end] === after[after.length - 1 - end];
  while (end < before.length - start && end < after.length - start && isSameAtEnd()) end += 1;
  const middle = middleSteps(before.slice(start, before.length - end), after.slice(start, after.length - end));
  const same = (list: readonly string[]): Step[] => list.map((text) => ({ kind: 'same', text }));
  return [...same(before.slice(0, start)), ...middle, ...same(before.slice(before.length - end))];
}

function middleSteps(before: readonly string[], after: readonly string[]): readonly Step[] {
  const all = (kind: Step['kind'], list: readonly string[]): Step[] => list.map((text) => ({ kind, text }));
  if (before.length * after.length > mostPairs) return [...all('removed', before), ...all('added', after)];
  const lengths = commonLengths(before, after);
  const width = after.length + 1;
  const steps: Step[] = [];
  let from = 0;
  let to = 0;
  while (from < before.length && to < after.length) {
    const [old = '', now = ''] = [before[from], after[to]];
    const [down = 0, right = 0] = [lengths[(from + 1) * width + to], lengths[from * width + to + 1]];
    if (old === now) {
      steps.push({ kind: 'same', text: old });
      from += 1;
      to += 1;
    } else if (down >= right) {
      steps.push({ kind: 'removed', text: old });
      from += 1;
    } else {
      steps.push({ kind: 'added', text: now });
      to += 1;
    }
  }
  return [...steps, ...all('removed', before.slice(from)), ...all('added', after.slice(to))];
}

/** For each pair of positions, the length that both lists have in common from there on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let from = before.length - 1; from >= 0; from -= 1)
    for (let to = after.length - 1; to >= 0; to -= 1) {
      const at = from * width + to;
      const [diagonal = 0, down = 0, right = 0] = [lengths[at + width + 1], lengths[at + width], lengths[at + 1]];
      lengths[at] = before[from] === after[to] ? diagonal + 1 : Math.max(down, right);
    }
  return lengths;
}

const wordsOf = (line: string): readonly string[] => line.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** Merges neighbours of one kind. */
function joined(steps: readonly Step[], leaves: Step['kind']): readonly Piece[] {
  const pieces: { text: string; isChanged: boolean }[] = [];
  for (const { kind, text } of steps) {
    if (kind === leaves) continue;
    const last = pieces.at(-1);
    const isChanged = kind !== 'same';
    if (last?.isChanged === isChanged) last.text += text;
    else pieces.push({ text, isChanged });
  }
  return pieces;
}

/** A changed line. Lines with little in common are marked as a whole. */
function changedLine(old: string, now: string): readonly DifferenceLine[] {
  const steps = stepsBetween(wordsOf(old), wordsOf(now));
  const common = steps.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.trim().length : 0), 0);
  const isAlike = common * 3 >= Math.max(old.length, now.length);
  const whole = (text: string) => [{ text, isChanged: true }];
  return [
    { kind: 'removed', pieces: isAlike ? joined(steps, 'added') : whole(old) },
    { kind: 'added', pieces: isAlike ? joined(steps, 'removed') : whole(now) },
  ];
}

/** Removed and added lines of one position, paired as far as possible. */
function changedRun(removed: readonly string[], added: readonly string[]): readonly DifferenceLine[] {
  if (removed.length === added.length) return removed.flatMap((old, at) => changedLine(old, added[at] ?? ''));
  const whole = (kind: 'removed' | 'added') => (text: string) =>
    ({ kind, pieces: [{ text, isChanged: true }] }) as const;
  return [...removed.map(whole('removed')), ...added.map(whole('added'))];
}

/** The changes from one text to the other; empty where both are equal. */
export function difference(before: string, after: string): readonly DifferenceLine[] {
  if (before === after) return [];
  const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));
  const lines: DifferenceLine[] = [];
  const run = { removed: [] as string[], added: [] as string[] };
  const flush = () => {
    lines.push(...changedRun(run.removed, run.added));
    run.removed = [];
    run.added = [];
  };
  for (const { kind, text } of stepsBetween(linesOf(before), linesOf(after))) {
    if (kind === 'same') {
      flush();
      lines.push({ kind, pieces: [{ text, isChanged: false }] });
    } else run[kind].push(text);
  }
  flush();
  return withGaps(lines);
}

/** Leaves out equal lines, except a few around each change. */
function withGaps(lines: readonly DifferenceLine[]): readonly DifferenceLine[] {
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== 'same');
  const changedLines: DifferenceLine[] = [];
  let skipped = 0;
  for (const [at, line] of [...lines.entries(), [lines.length, null] as const]) {
    if (line !== null && !isNear(at)) {
      skipped += 1;
      continue;
    }
    if (skipped > 0) changedLines.push({ kind: 'gap', lines: skipped });
    skipped = 0;
    if (line !== null) changedLines.push(line);
  }
  return changedLines;
}
