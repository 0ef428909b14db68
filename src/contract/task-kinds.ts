// Names of staff tasks in the back office and in emails (docs/reference/back-office.md#to-do).
import { translator } from '#src/texts/translate.ts';
import { texts } from './task-kinds-texts.ts';

const t = translator('contract/task-kinds-texts', texts);

/** The name of a kind of task; the kind itself if a newer version created it. */
export function taskKindText(kind: string): string {
  return t.has(kind) ? t(kind as keyof typeof texts) : kind;
}
