// Manifest and contents of an archive, and the README of an export.
import { leftOut } from './chosen.ts';
import { z } from 'zod';
import { ArchiveRefused, type ArchiveEntry } from './archive/tar.ts';

// The manifest is first and tells how it was made; the contents are last.

export const manifestName = 'manifest.json';
export const contentsName = 'contents.json';

const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

const manifestSchema = z.strictObject({
  format: z.literal(1),
  program: z.string(),
  postgres: z.string(),
  created_at: z.iso.datetime(),
  /** Includes signing keys and host documents. */
  has_secrets: z.boolean(),
  /** The baseline and all applied migrations. */
  migrations: z.array(z.strictObject({ number: z.int(), name: z.string(), checksum: z.string() })).min(1),
  tables: z.array(z.strictObject({ name, columns: z.array(name).min(1) })),
});

const contentsSchema = z.strictObject({
  rows: z.record(name, z.int()),
  /** Null for a sequence not used yet. */
  sequences: z.record(name, z.string().regex(/^\d+$/).nullable()),
  pictures: z.int(),
  /** Ids of photos deleted after the tables were read. */
  missing_pictures: z.array(z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;
export type Contents = z.output<typeof contentsSchema>;

export function jsonEntry(entryName: string, value: Manifest | Contents): ArchiveEntry {
  return { name: entryName, bytes: Buffer.from(`${JSON.stringify(value, null, 1)}\n`) };
}

/** Throws ArchiveRefused when invalid or from a newer version. */
export function readManifest(entry: ArchiveEntry): Manifest {
  return read(entry, manifestSchema, manifestName);
}

/** Throws ArchiveRefused when invalid. */
export function readContents(entry: ArchiveEntry): Contents {
  return read(entry, contentsSchema, contentsName);
}

function read<T>(entry: ArchiveEntry, schema: z.ZodType<T>, expectedName: string): T {
  try {
    if (entry.name === expectedName) return schema.parse(JSON.parse(entry.bytes.toString()));
  } catch (error) {
    throw new ArchiveRefused(`${expectedName} is not of a form that this Banyan knows.`, { cause: error });
  }
  throw new ArchiveRefused(`${expectedName} is missing.`);
}

export interface ExportedTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
}

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

/** Returns Markdown. */
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
