import type { texts } from './texts.ts';
import { t } from './t.ts';

type Key = Extract<keyof typeof texts, `kind.${string}`>;

/** The name of a kind of task; the kind itself where a newer version has made it. */
export function kindText(kind: string): string {
  const key = `kind.${kind}`;
  const said = t(key as Key);
  // What has no text is answered as it is.
  return said === key ? kind : said;
}
