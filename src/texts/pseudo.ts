// Pseudo-languages made from English: one longer, one from right to left. They reveal what a real language would break,
// and texts outside of catalogues (docs/reference/texts.md#languages).
import type { CompiledMessage } from 'icu-minify/format';

const letters: Readonly<Record<string, string>> = { a: 'áa', e: 'éë', i: 'íi', o: 'óö', u: 'úü' };

/** Doubles each vowel, as German or Tamil may need the room. */
const long = (text: string): string => text.replace(/[aeiou]/g, (letter) => letters[letter] ?? letter);

// The marks make all letters run from right to left.
const rightToLeft = (text: string): string => (/\p{L}/u.test(text) ? `\u202E${text}\u202C` : text);

const changes: Readonly<Record<string, (text: string) => string>> = { en_XA: long, ar_XB: rightToLeft };

export const pseudoLocales: readonly string[] = Object.keys(changes);

export function isPseudoLocale(name: string): boolean {
  return Object.hasOwn(changes, name);
}

/** The message in a pseudo-language; unchanged in a real one. Names of values stay. */
export function pseudo(name: string, message: CompiledMessage): CompiledMessage {
  const change = changes[name];
  return change === undefined ? message : (changed(message, change) as CompiledMessage);
}

// Choice, plural and ordinal; dates and numbers have options in the same position (icu-minify's types).
const withArms: ReadonlySet<unknown> = new Set([1, 2, 3]);

/**
 * A compiled message is a text or a list of nodes: texts, `[name]`, and `[name, kind, {arm: node}]` for a plural or
 * choice.
 */
function changed(node: unknown, change: (text: string) => string): unknown {
  if (typeof node === 'string') return change(node);
  if (!Array.isArray(node)) return node;
  return node.map((part: unknown) => {
    if (!Array.isArray(part)) return changed(part, change);
    const [name, kind, arms, ...rest] = part as [unknown, unknown, unknown, ...unknown[]];
    if (!withArms.has(kind) || typeof arms !== 'object' || arms === null) return part;
    const entries = Object.entries(arms).map(([arm, inner]) => [arm, changed(inner, change)]);
    return [name, kind, Object.fromEntries(entries), ...rest];
  });
}
