// Moved and joined files keep their references and meaning.
import { describe, expect, it } from 'vitest';
import { joined } from './joined.ts';
import { readModule } from './module.ts';
import { relink, withImportsOnce, type Moved } from './relink.ts';

const imports = (names: string, from: string) => `import { ${names} } from '${from}';\n`;

describe('a file that moves', () => {
  const files = ['src/web/a/page.tsx', 'src/web/a/part.ts', 'src/web/b/other.ts', 'README.md'];
  const moves = new Map([['src/web/a/part.ts', 'src/web/b/part.ts']]);
  const moved: Moved = { files: new Set(files), moves, to: (file) => moves.get(file) ?? file };

  it('is imported from where it is, relative within a folder and by the alias elsewhere', () => {
    expect(relink(imports('part', './part.ts'), 'src/web/a/page.tsx', moved)).toBe(
      imports('part', '#src/web/b/part.ts'),
    );
    expect(relink(imports('part', '#src/web/a/part.ts'), 'src/web/b/other.ts', moved)).toBe(
      imports('part', './part.ts'),
    );
    expect(relink(imports('other', '#src/web/b/other.ts'), 'src/web/a/part.ts', moved)).toBe(
      imports('other', './other.ts'),
    );
  });

  it('keeps its links, and the words that name it', () => {
    const page = 'See [the part](src/web/a/part.ts), `src/web/a/part.ts`.';
    expect(relink(page, 'README.md', moved)).toBe('See [the part](src/web/b/part.ts), `src/web/b/part.ts`.');
  });

  it('leaves alone what only looks like an import', () => {
    const template = ['const code = [', '  `import { part } from "./part.ts";`,', '];'].join('\n').replaceAll('"', "'");
    expect(relink(template, 'src/web/a/page.tsx', moved)).toBe(template);
  });
});

describe('two files that join', () => {
  const page = readModule(
    'src/web/a/page.ts',
    `// The page.\n${imports('Row, rowOf', './row.ts').replace('Row', 'type Row')}${imports('t', './texts.ts')}\nexport const page = (row: Row) => rowOf(row) + t('a');\n`,
  );
  const part = (text: string) => readModule('src/web/a/row.ts', text);
  const row = `// A row.\n${imports('t', './texts.ts')}\nexport interface Row {\n  a: string;\n}\n\nexport function rowOf({ a }: Row): string {\n  return a + t('b');\n}\n`;
  const wish = { most: 100, shared: new Set<string>() };

  it('name each module once, and show others only what they showed', () => {
    const whole = joined(part(row), page, wish);
    expect(typeof whole === 'string' ? whole : whole.text).toBe(
      `// The page.\n${imports('t', '#src/web/a/texts.ts')}\nexport const page = (row: Row) => rowOf(row) + t('a');\n\n// A row.\n\ninterface Row {\n  a: string;\n}\n\nfunction rowOf({ a }: Row): string {\n  return a + t('b');\n}\n`,
    );
  });

  it('still show others what they import', () => {
    const whole = joined(part(row), page, { ...wish, shared: new Set(['rowOf']) });
    expect(typeof whole === 'string' ? whole : whole.text).toContain('export function rowOf');
  });

  it('put values before what uses them', () => {
    const whole = joined(part('export const rowOf = String;\nexport type Row = string;\n'), page, wish);
    expect(typeof whole === 'string' ? [] : whole.declared.map(({ name }) => name)).toEqual(['rowOf', 'Row', 'page']);
  });

  it('declare once what both declare in the same words', () => {
    const own = 'type Trx = Transaction<Database>;\n\n';
    const whole = joined(
      readModule('src/a/one.ts', `${own}export const one = (trx: Trx) => trx;\n`),
      readModule('src/a/two.ts', `${own}export const two = (trx: Trx) => trx;\n`),
      { ...wish, shared: new Set(['one']) },
    );
    expect(typeof whole === 'string' ? [] : whole.declared.map(({ name }) => name)).toEqual(['one', 'Trx', 'two']);
  });

  it('put what uses the whole below it, where the part is the one that imports', () => {
    const user = readModule(
      'src/web/a/row.ts',
      `// Rows.\n${imports('page', './page.ts')}\nexport const rows = [page];\n`,
    );
    const whole = joined(user, readModule('src/web/a/page.ts', 'export const page = 1;\n'), {
      ...wish,
      shared: new Set(['rows']),
    });
    expect(typeof whole === 'string' ? whole : whole.text.trim()).toBe(
      'export const page = 1;\n\n// Rows.\n\nexport const rows = [page];',
    );
  });

  it.each([
    ['both have page', `export type Row = string;\nexport const rowOf = String;\nconst page = 1;\nvoid page;\n`],
    ['both have t', `${imports('t', './other.ts')}export type Row = string;\nexport const rowOf = t;\n`],
    [
      'they import each other',
      `${imports('page', './page.ts')}export type Row = string;\nexport const rowOf = page;\n`,
    ],
    ['too long together', `export type Row = string;\nexport const rowOf = String;\n${'void 0;\n'.repeat(100)}`],
    ['uses import.meta', 'export type Row = string;\nexport const rowOf = () => import.meta.url;\n'],
  ])('stay apart where %s', (reason, text) => {
    expect(joined(part(text), page, wish)).toBe(reason);
  });
});

describe('imports of one module', () => {
  it('are one statement', () => {
    const twice = `${imports('a', './a.ts')}${imports('b', './b.ts')}import type { C } from './a.ts';\n`;
    expect(withImportsOnce(twice, 'src/x.ts')).toBe(`${imports('a, type C', './a.ts')}${imports('b', './b.ts')}`);
  });
});
