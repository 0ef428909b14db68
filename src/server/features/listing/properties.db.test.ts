// Compares the property table with PostgreSQL's columns (ADR 057).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyValue, propertyRows } from '#src/domain/listing/properties.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

interface Column {
  name: string;
  type: string;
  is_nullable: boolean;
  checks: string;
}

let base: TestDatabase;
const columns = new Map<string, Column>();

beforeAll(async () => {
  base = await createTestDatabase();
  const { rows } = await base.pool.query<Column>(
    `select a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as is_nullable,
       coalesce((select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
         where k.conrelid = a.attrelid and k.contype = 'c' and a.attnum = any(k.conkey)), '') as checks
     from pg_attribute a where a.attrelid = 'course'::regclass and a.attnum > 0 and not a.attisdropped`,
  );
  for (const row of rows) columns.set(row.name, row);
});

afterAll(() => base.drop());

const types = {
  line: ['text'],
  text: ['text'],
  list: ['text[]'],
  choices: ['text[]'],
  choice: ['text'],
  number: ['smallint', 'integer'],
  flag: ['boolean'],
} as const;

it.each(propertyRows)('%s has a column of its kind', (name, row) => {
  const column = columns.get(name);
  expect(types[row.kind]).toContain(column?.type);
  const options = row.kind === 'choice' || row.kind === 'choices' ? row.options : [];
  for (const option of options) expect(column?.checks).toContain(`'${option}'`);
});

it('a property that a listing can do without has a column that can be empty', () => {
  const optional = propertyRows.filter(([, row]) => row.lack === undefined && row.isOnPage === true);
  const strict = optional.filter(([name, row]) => emptyValue(row) === null && columns.get(name)?.is_nullable !== true);
  expect(strict).toEqual([]);
});
