// JSON lets an object name a key twice and keeps the last without a word; in a catalogue that is a slip.

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

export interface DoubleKey {
  key: string;
  /** Where its second time begins, in characters from the start of the text. */
  offset: number;
}

/** The first key that an object names twice, in a text that is JSON; null when there is none. */
export function jsonDoubleKey(text: string): DoubleKey | null {
  // The keys of each open object, the innermost last; a list has none.
  const open: (Set<string> | null)[] = [];
  let isKeyNext = false;
  for (const { 0: token, index } of text.matchAll(tokens)) {
    const keys = open.at(-1);
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : null);
    else if (token === '}' || token === ']') open.pop();
    else if (isKeyNext && keys && token.startsWith('"')) {
      const key = JSON.parse(token) as string;
      if (keys.has(key)) return { key, offset: index };
      keys.add(key);
    }
    isKeyNext = token === '{' || (token === ',' && keys !== null && keys !== undefined);
  }
  return null;
}
