import { describe, expect, it } from 'vitest';
import { builtIndex, repeatableStatements } from './migration-files.ts';

const build = 'create index concurrently if not exists one on a (b)';

describe('repeatableStatements', () => {
  it('splits at semicolons that end a statement, and leaves comments out', () => {
    const text = `-- outside a transaction\n${build} where c <> ';' and "d;" = 1; /* not; this */\nanalyze a; -- end;`;
    expect(repeatableStatements('x', text)).toEqual([`${build} where c <> ';' and "d;" = 1`, 'analyze a']);
  });

  it('reads quoted quotes and dollar quotes', () => {
    const text = `${build} where c = 'it''s;'; call fill($words$a;b$words$)`;
    expect(repeatableStatements('x', text)).toEqual([`${build} where c = 'it''s;'`, 'call fill($words$a;b$words$)']);
  });

  it.each(['create index concurrently one on a (b)', 'create index if not exists one on a (b)', 'update a set b = 1'])(
    'refuses what may not run twice: %s',
    (text) => {
      expect(() => repeatableStatements('0009-x.sql', text)).toThrow(
        `migration 0009-x.sql runs outside a transaction, and this may not run twice: ${text}`,
      );
    },
  );
});

describe('builtIndex', () => {
  it('names the index of a build, and of nothing else', () => {
    expect(builtIndex('create unique index\n  concurrently if not exists two on a (b)')).toBe('two');
    expect(builtIndex('drop index concurrently if exists two')).toBeNull();
  });
});
