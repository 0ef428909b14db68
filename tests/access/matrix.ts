// Reads the authorisation table (tests/access/matrix.md).
import { readFileSync } from 'node:fs';

export const people = [
  'visitor',
  'guest',
  'otherGuest',
  'host',
  'otherHost',
  'coordinator',
  'otherCoordinator',
  'manager',
  'guide',
  'distributor',
  'ambassador',
  'support',
  'finance',
  'content',
  'admin',
] as const;

export type Person = (typeof people)[number];

/** `+` allowed, and finds the row; `·` allowed, but answered as if there were no such row; `–` refused. */
export type Sign = '+' | '·' | '–';

/** A page under an address, and one sign for each person. */
export interface PageRow {
  readonly name: string;
  readonly at: string;
  readonly kind: 'public' | 'own' | 'row';
  readonly signs: string;
}

const text = readFileSync(new URL('matrix.md', import.meta.url), 'utf8');

/** The cells of the rows below a heading, without the table's head. */
function rowsOf(heading: string): string[][] {
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  return section
    .split('\n## ', 1)[0]!
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    )
    .filter(([first = '']) => !/^-+$/.test(first));
}

const pageRows = (heading: string): PageRow[] =>
  rowsOf(heading).map(([name = '', at = '', kind = '', ...signs]) => ({
    name,
    at,
    kind: kind as PageRow['kind'],
    signs: signs.join(''),
  }));

export const calls = new Map(rowsOf('Calls').map(([name = '', ...signs]) => [name, signs.join('')]));

/** Every route, some of them in more than one state. */
export const pages = pageRows('Pages');

/** Files with an owner. */
export const files = pageRows('Files');

/** Every other address of the server by its first part, and its access. */
export const others = rowsOf('Other addresses').map(([address = '']) => address);
