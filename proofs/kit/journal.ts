// Records of server processes, line by line in one file: written before a kill can lose them.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

export type JournalKind = 'seen' | 'killed' | 'mutated';

export function note(file: string, kind: JournalKind, what: string): void {
  appendFileSync(file, `${kind}\t${what}\n`);
}

export function readJournal(file: string): Record<JournalKind, Map<string, number>> {
  const counts = { seen: new Map(), killed: new Map(), mutated: new Map() } as Record<JournalKind, Map<string, number>>;
  if (!existsSync(file)) return counts;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [kind = '', what = ''] = line.split('\t');
    const count = counts[kind as JournalKind];
    if (count !== undefined) count.set(what, (count.get(what) ?? 0) + 1);
  }
  return counts;
}
