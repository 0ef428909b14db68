// Intercepts the program's database statements: to rewrite them and to wait for each.
import pg from 'pg';

export interface Hand {
  rewrite: (text: string) => string;
  before: (text: string, client: object) => void;
  after: (text: string, client: object) => void;
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown;
type Callback = (...results: unknown[]) => void;

/** Wraps every query of every connection of this process permanently. */
export function wrapQueries({ rewrite, before, after }: Hand): void {
  const original = pg.Client.prototype.query as unknown as Query;
  const wrapped: Query = function query(...args) {
    const [first] = args;
    const text = textOf(first);
    if (text === null) return original.apply(this, args);
    const changed = rewrite(text);
    const given = typeof first === 'string' ? changed : { ...(first as object), text: changed };
    before(changed, this);
    const done = () => after(changed, this);
    const rest = args.slice(1).map((one) => (typeof one === 'function' ? tracked(one as Callback, done) : one));
    const result = original.apply(this, [given, ...rest]);
    return result instanceof Promise ? finished(result, done) : result;
  };
  pg.Client.prototype.query = wrapped as unknown as typeof pg.Client.prototype.query;
}

async function finished(result: Promise<unknown>, done: () => void): Promise<unknown> {
  const answer = await result;
  done();
  return answer;
}

function textOf(first: unknown): string | null {
  if (typeof first === 'string') return first;
  // Cursors and streams have their own submit and stay untouched.
  if (typeof first !== 'object' || first === null || 'submit' in first) return null;
  const { text } = first as { text?: unknown };
  return typeof text === 'string' ? text : null;
}

function tracked(callback: Callback, done: () => void): Callback {
  return (...results) => {
    if (results[0] === null || results[0] === undefined) done();
    callback(...results);
  };
}
