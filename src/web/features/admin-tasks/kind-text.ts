import { texts } from './texts.ts';
import { t } from './t.ts';

type Key = keyof typeof texts;

/** The name of a kind of task; the kind itself where a newer version has made it. */
export function kindText(kind: string): string {
  const key = `kind.${kind}`;
  return Object.hasOwn(texts, key) ? t(key as Extract<Key, `kind.${string}`>) : kind;
}
