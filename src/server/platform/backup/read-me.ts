// The README of an export: what its files are and how they hang together.
import { leftOut } from './chosen.ts';

export interface ExportedTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
}

/** A column that names a row of another table. */
export interface Reference {
  readonly table: string;
  readonly columns: readonly string[];
  readonly target: string;
}

interface Facts {
  readonly createdAt: Date;
  readonly program: string;
  readonly tables: readonly ExportedTable[];
  readonly references: readonly Reference[];
  readonly pictures: number;
  readonly missingPictures: readonly string[];
}

/** Markdown. */
export function readMe({ createdAt, program, tables, references, pictures, missingPictures }: Facts): string {
  const described = tables.map(({ name, columns, rows }) => {
    const own = references.filter(({ table }) => table === name);
    const lines = own.map(({ columns: from, target }) => `- ${from.join(', ')}: a row of ${target}`);
    return `### ${name}\n\n${rows} rows: ${columns.join(', ')}\n${lines.length > 0 ? `\n${lines.join('\n')}\n` : ''}`;
  });
  const reasons = Map.groupBy(Object.entries(leftOut), ([, reason]) => reason);
  const absent = [...reasons].map(([reason, all]) => `- ${reason}: ${all.map(([name]) => name).join(', ')}`);
  const gone = missingPictures.length > 0 ? ` No longer there: ${missingPictures.join(', ')}.` : '';
  return `# Everything of an installation of Banyan

Made by Banyan ${program} at ${createdAt.toISOString()}. All tables are as they were at that moment.

- \`tables/NAME.csv\`: comma-separated, UTF-8, names of columns in the first line (RFC 4180). Nothing between two commas means that there
  is no value; \`""\` is an empty text. Instants are in UTC, amounts in the smallest unit of their currency, lists in braces, records as JSON.
- \`pictures/ID.webp\`: the ${pictures} pictures that came in; columns that name a picture hold its ID. Pictures of the demo come with the program.${gone}

These files hold names, addresses and messages. Keep them as you keep the database.

## Tables

${described.join('\n')}
## What is not here

Columns of bytes (hashes and what is sealed, documents of hosts among it) and these tables. An encrypted backup has them.

${absent.join('\n')}
`;
}
