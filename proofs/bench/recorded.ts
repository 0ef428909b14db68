// Records the statements that a piece of the program sends, with their values: to count them and to replay them.
import pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
  /** Prepared once per connection; others are planned each time. */
  isNamed: boolean;
}

/** Runs `work` and returns the statements sent meanwhile. Nothing else may use the database in this process. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const send = pg.Client.prototype.query;
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [first, values] = args as [string | { name?: string; text?: string; values?: unknown[] }, unknown[]?];
    const given = typeof first === 'string' ? { text: first, values } : first;
    // The page cache polls the catalogue version every second.
    if (given.text !== undefined && !given.text.includes('content_version'))
      statements.push({ text: given.text, values: given.values ?? [], isNamed: 'name' in given });
    return (send as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof send;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = send;
  }
  return statements;
}
