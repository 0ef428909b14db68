// What the staff reads as the name of a kind of task, in the back office and in mails (docs/reference/back-office.md#to-do).
import { translator } from '#src/texts/translate.ts';
import { texts } from './task-kinds-texts.ts';

const t = translator('contract/task-kinds-texts', texts);

/** The name of a kind of task; the kind itself where a newer version has made it. */
export function taskKindText(kind: string): string {
  return t.has(kind) ? t(kind as keyof typeof texts) : kind;
}
