// The program's tables and their writable columns.
import type pg from 'pg';
import { escapeIdentifier } from 'pg';
import { restoringTable } from '#src/server/platform/db/bulk/half-restored.ts';

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Tables about the schema; an archive lists its migrations instead. */
const ownTables = `('schema_migration', 'schema_lock', '${restoringTable}')`;

const isOurs = (oid: string, catalog: string) => `not exists (
  select from pg_depend e where e.objid = ${oid} and e.classid = '${catalog}'::regclass and e.deptype = 'e')`;

export async function findTables(client: pg.ClientBase): Promise<Table[]> {
  const result = await client.query<{ name: string; columns: string[] }>(`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not in ${ownTables} and ${isOurs('c.oid', 'pg_class')}
    group by c.relname order by c.relname`);
  return result.rows;
}

export async function findSequences(client: pg.ClientBase): Promise<Record<string, string | null>> {
  const result = await client.query<{ name: string; last: string | null }>(`
    select sequencename::text as name, last_value::text as last from pg_sequences where schemaname = current_schema()
    order by 1`);
  return Object.fromEntries(result.rows.map(({ name, last }) => [name, last]));
}

export async function setSequence(client: pg.ClientBase, name: string, last: string | null): Promise<void> {
  if (last === null) await client.query(`alter sequence ${escapeIdentifier(name)} restart`);
  else await client.query('select setval($1::regclass, $2::bigint)', [escapeIdentifier(name), last]);
}

export async function estimateRows(client: pg.ClientBase): Promise<number> {
  const result = await client.query<{ rows: string }>(`
    select coalesce(sum(greatest(reltuples, 0)), 0)::bigint::text as rows from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'`);
  return Number(result.rows[0]?.rows ?? 0);
}

/** Makes the text form of values the same on every server, version and role. */
export const textForms = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;`;

export interface SchemaObject {
  /** The word for `drop`, such as `table`. */
  readonly kind: string;
  /** Quoted, with schema. */
  readonly name: string;
}

/** Tables first; objects of extensions are left out. */
export async function findObjects(client: pg.ClientBase): Promise<SchemaObject[]> {
  const result = await client.query<SchemaObject>(`
    select o.type as kind, o.identity as name
    from pg_depend d, pg_identify_object(d.classid, d.objid, 0) o
    where d.refclassid = 'pg_namespace'::regclass and d.refobjid = current_schema()::regnamespace and d.deptype = 'n'
      and not exists (select from pg_depend e where e.classid = d.classid and e.objid = d.objid and e.deptype = 'e')
      and d.classid <> 'pg_default_acl'::regclass
    order by o.type = 'table' desc, o.type, o.identity`);
  return result.rows;
}

/** Drops all except extensions and the table `keep`. */
export async function dropAll(client: pg.ClientBase, keep: string): Promise<void> {
  for (const { kind, name } of await findObjects(client))
    if (bareName(name) !== keep) await client.query(`drop ${kind} if exists ${name} cascade`);
}

/** Without its schema. */
export function bareName(name: string): string {
  return name.replace(/^[^.]+\./, '');
}
