// The steps of the program at which it may be killed: each statement that writes, each commit, each request to a
// provider. They are found from outside, by what goes over the connection, so the product knows nothing of it.

/** What a statement writes, as `insert booking, update departure`; null for one that only reads or frames. */
export function writesOf(text: string): string | null {
  const found = new Set<string>();
  // What the database does for the program in a function of its own.
  for (const match of text.matchAll(/\bselect (claim_\w+)\(/gi)) found.add(`call ${match[1]}`);
  for (const match of text.matchAll(/\b(insert into|delete from)\s+(\w+)|\b(update)\s+(\w+)\s+(?:\w+\s+)?set\b/gi)) {
    const [verb, table] = match[3] === undefined ? [match[1] ?? '', match[2]] : ['update', match[4]];
    found.add(`${verb.split(' ')[0]?.toLowerCase()} ${table}`);
  }
  if (found.size === 0) return null;
  const all = [...found].sort();
  return all.length <= 4 ? all.join(', ') : `${all.slice(0, 4).join(', ')} and ${all.length - 4} more`;
}

/** Whether a statement ends a transaction for good. */
export function isCommit(text: string): boolean {
  return /^\s*commit\b/i.test(text);
}
