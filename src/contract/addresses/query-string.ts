// Parses and writes the query of an address, the same on every side.

/** Decodes one piece of a query (`+` is a space), or null when its escapes are broken. */
function decode(piece: string): string | null {
  try {
    return decodeURIComponent(piece.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/**
 * Parses a query with or without its `?`, all values of a name in order. Pieces with broken escapes are left out: a bad
 * value is ignored, never an error (docs/reference/addresses.md#queries).
 */
export function parseQueryLists(search: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const piece of search.replace(/^\?/, '').split('&')) {
    if (piece === '') continue;
    const at = piece.indexOf('=');
    const name = decode(at < 0 ? piece : piece.slice(0, at));
    const value = decode(at < 0 ? '' : piece.slice(at + 1));
    if (name === null || value === null) continue;
    const values = found.get(name);
    if (values === undefined) found.set(name, [value]);
    else values.push(value);
  }
  return found;
}

/** Like `parseQueryLists`, with the first value of each name. */
export function parseQuery(search: string): ReadonlyMap<string, string> {
  return new Map([...parseQueryLists(search)].map(([name, values]) => [name, values[0] ?? '']));
}

/** Writes a query with its `?`, or '' when empty; undefined values are left out, commas stay readable. */
export function buildQuery(values: Readonly<Record<string, string | number | undefined>>): string {
  const pieces: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const written = encodeURIComponent(String(value).toWellFormed()).replaceAll('%2C', ',');
    pieces.push(`${encodeURIComponent(name)}=${written}`);
  }
  return pieces.length === 0 ? '' : `?${pieces.join('&')}`;
}
