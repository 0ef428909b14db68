// Each statement that declares its row type declares a true one (ADR 005).
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PoolClient } from 'pg';
import { priceCurrencyFrom, usDollars } from '#src/domain/money/own-currency.ts';
import { restoringTable } from '#src/server/platform/db/bulk/half-restored.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { compare, readSchema, type Schema } from './compare.ts';
import { elsewhere, sureFor } from './reasons.ts';
import { findStatements, type TypedStatement } from './row-types.ts';
import { collectTexts } from './stand-ins.ts';
import type { RowType } from './type-shape.ts';

const files = Map.groupBy(findStatements(), ({ file }) => file);
const used = new Set<string>();

let database: TestDatabase;
let client: PoolClient;
let schema: Schema;

beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.pool.connect();
  // This table exists only during a restore (ADR 092).
  await client.query(`create table ${restoringTable} (archive text not null)`);
  schema = await readSchema(client);
});
afterAll(async () => {
  client.release();
  await database.drop();
});

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const lengthOf = ({ parts }: TypedStatement) => (parts ?? []).join('').length;

/** The statement with the constant parts of `text`; of several the longest match. */
function statementOf(text: string, statements: readonly TypedStatement[]): TypedStatement | undefined {
  const fits = ({ parts }: TypedStatement) =>
    parts !== null && new RegExp(`^${parts.map(escape).join('[^]*?')}$`).test(text);
  return statements.filter(fits).toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
}

async function check(file: string, statements: readonly TypedStatement[]): Promise<string[]> {
  const unseen = new Set(statements.filter(({ kind }) => kind === 'rows'));
  const wrong = new Set<string>();
  for (const text of await collectTexts(file)) {
    const statement = statementOf(text, statements);
    if (statement?.kind !== 'rows') continue;
    unseen.delete(statement);
    for (const { column, what } of await compare(client, schema, statement, text)) {
      const reason = [`${file} ${column}`, `${file} *`].find((key) => key in sureFor);
      const isDoubt = /null|which no check/.test(what);
      if (reason !== undefined && isDoubt) used.add(reason);
      else wrong.add(`${file}:${statement.line} ${column}: ${what}`);
    }
  }
  for (const { line, columns } of unseen) {
    const why = columns === null ? 'its row type cannot be read' : 'no function of the file runs it by itself';
    if (file in elsewhere) used.add(file);
    else wrong.add(`${file}:${line} is not looked at: ${why}`);
  }
  return [...wrong];
}

describe('declared row types', () => {
  it.each([...files])('%s declares what PostgreSQL describes', async (file, statements) => {
    expect(await check(file, statements)).toEqual([]);
  });

  it('keeps no exception that nothing needs', () => {
    expect([...Object.keys(sureFor), ...Object.keys(elsewhere)].filter((key) => !used.has(key))).toEqual([]);
  });
});

describe('amounts in the currency of the marketplace', () => {
  const withAmounts = [...files.keys()].filter((file) => /\bmoneyOf\(/.test(readFileSync(file, 'utf8')));

  it.each(withAmounts)(
    'are made by %s of the currency of the moment, not of the one when it was loaded',
    async (file) => {
      await import(new URL(`../../${file}`, import.meta.url).href);
      const before = priceCurrencyFrom(() => ({ ...usDollars, digits: 3 }));
      try {
        const texts = [...(await collectTexts(file))].join('\n');
        expect(texts).toContain(' / 1000::float8');
        expect(texts).not.toContain(' / 100::float8');
      } finally {
        priceCurrencyFrom(before);
      }
    },
  );
});

describe('a planted fault', () => {
  const text = 'select b.pax, b.hold_until, b.status from booking b';
  const number: RowType = { kind: 'plain', name: 'number' };
  const date: RowType = { kind: 'plain', name: 'Date' };
  const orNull = (type: RowType): RowType => ({ kind: 'union', of: [type, { kind: 'plain', name: 'null' }] });
  const texts = (...values: string[]): RowType => ({
    kind: 'union',
    of: values.map((value) => ({ kind: 'literal', value })),
  });

  it.each<[string, Record<string, RowType>, RegExp | null]>([
    ['none', { pax: number, hold_until: orNull(date) }, null],
    ['a name', { guests: number }, /no such column/],
    ['a type', { pax: { kind: 'plain', name: 'string' } }, /declared string, arrives as number/],
    ['a null', { hold_until: date }, /may be null: booking.hold_until/],
    ['a missing state', { status: texts('held', 'confirmed') }, /may also be/],
  ])('is seen: %s', async (_, columns, wanted) => {
    const statement: TypedStatement = {
      file: 'planted.ts',
      line: 1,
      kind: 'rows',
      parts: [text],
      columns: new Map(Object.entries(columns)),
    };
    const found = await compare(client, schema, statement, text);
    if (wanted === null) expect(found).toEqual([]);
    else expect(found.map(({ what }) => what)).toEqual([expect.stringMatching(wanted)]);
  });

  it('is seen behind an outer join and in an expression', async () => {
    const columns = new Map<string, RowType>([
      ['id', number],
      ['sum', number],
    ]);
    const statement: TypedStatement = { file: 'planted.ts', line: 1, kind: 'rows', parts: [], columns };
    const outer = 'select d.id, (select b.pax + 1 from booking b where b.departure_id = d.id limit 1) as sum';
    const found = await compare(
      client,
      schema,
      statement,
      `${outer} from course c left join departure d on d.course_id = c.id`,
    );
    expect(found.map(({ column }) => column)).toEqual(['id', 'sum']);
  });
});
