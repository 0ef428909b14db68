import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the list of open tasks. */
export const t = translator('web/features/admin-tasks', texts);

type Key = Extract<keyof typeof texts, `kind.${string}`>;

/** The name of a kind of task; the kind itself where a newer version has made it. */
export function kindText(kind: string): string {
  const key = `kind.${kind}`;
  return t.has(key) ? t(key as Key) : kind;
}
