import { describe, expect, it } from 'vitest';
import { suitStatement } from './pgbouncer.ts';

const limits = { statement: 2600, lock: 2000, idleInTransaction: 10_000 };
const suit = (statement: unknown) => suitStatement(statement, limits);
const set =
  'set local statement_timeout = 2600; set local lock_timeout = 2000; set local idle_in_transaction_session_timeout = 10000';

describe('a statement behind PgBouncer', () => {
  it.each([
    ['begin', `begin; ${set}`],
    ['BEGIN', `BEGIN; ${set}`],
    ['start transaction isolation level repeatable read', `start transaction isolation level repeatable read; ${set}`],
    ['begin; set local statement_timeout = 0', `begin; ${set}; set local statement_timeout = 0`],
    ['select 1', 'select 1'],
    ['insert into beginning values (1)', 'insert into beginning values (1)'],
    ['commit', 'commit'],
  ])('%s carries the limits of its transaction where it begins one', (text, sent) => {
    expect(suit(text)).toBe(sent);
    expect(suit({ text })).toEqual({ text: sent });
  });

  it('loses its name and nothing else', () => {
    const statement = { name: 'rate_limit:upsert', text: 'select $1::int', values: [1] };
    expect(suit(statement)).toEqual({ text: 'select $1::int', values: [1] });
    expect(statement.name, 'of the caller').toBe('rate_limit:upsert');
  });

  it('is left alone when it brings its own way of being sent', () => {
    const own = { submit: () => undefined, name: 'x' };
    expect(suit(own)).toBe(own);
  });
});
