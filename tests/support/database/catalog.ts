// Reads the schema back from a migrated database, without extensions and the migrations' own tables.
import type { Pool } from 'pg';

export interface Column {
  table: string;
  isView: boolean;
  name: string;
  /** In SQL, for example `numeric(5,4)`. */
  type: string;
  /** Name in pg_type; of the element for an array. */
  baseType: string;
  isArray: boolean;
  isNullable: boolean;
  identity: '' | 'always' | 'by default';
  isGenerated: boolean;
  default: string | null;
}

export interface Definition {
  /** The table it belongs to, or its own name. */
  table: string;
  name: string;
  sql: string;
}

export interface Catalog {
  extensions: string[];
  columns: Column[];
  constraints: Definition[];
  indexes: Definition[];
  functions: Definition[];
  views: Definition[];
  triggers: Definition[];
}

const isOurs = (oid: string, catalog: string) =>
  `not exists (select from pg_depend e where e.objid = ${oid} and e.classid = '${catalog}'::regclass and e.deptype = 'e')`;
const ourTables = `n.nspname = 'public' and c.relname not in ('schema_migration', 'schema_lock') and ${isOurs('c.oid', 'pg_class')}`;

const columnsSql = `
  select c.relname as table, c.relkind in ('v', 'm') as "isView", a.attname as name,
    format_type(a.atttypid, a.atttypmod) as type, coalesce(el.typname, t.typname) as "baseType",
    el.oid is not null as "isArray", not a.attnotnull as "isNullable",
    case a.attidentity when 'a' then 'always' when 'd' then 'by default' else '' end as identity,
    a.attgenerated <> '' as "isGenerated", pg_get_expr(d.adbin, d.adrelid) as default
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    join pg_type t on t.oid = a.atttypid left join pg_type el on el.oid = t.typelem and t.typcategory = 'A'
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped and ${ourTables}
  order by c.relname, a.attnum`;

// PostgreSQL 18 lists not-null constraints too, which the columns already have.
const constraintsSql = `
  select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as sql
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where k.contype in ('p', 'u', 'c', 'f', 'x') and ${ourTables}
  order by c.relname, array_position(array['p', 'u', 'f', 'c', 'x'], k.contype::text), k.conname`;

const indexesSql = `
  select c.relname as table, i.relname as name, pg_get_indexdef(i.oid) as sql
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    join pg_namespace n on n.oid = c.relnamespace
  where not exists (select from pg_constraint k where k.conindid = i.oid and k.contype in ('p', 'u', 'x')) and ${ourTables}
  order by c.relname, i.relname`;

const functionsSql = `
  select p.proname as table, p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as sql
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'public' and p.prokind in ('f', 'p') and ${isOurs('p.oid', 'pg_proc')}
  order by p.oid::regprocedure::text`;

const viewsSql = `
  select c.relname as table, c.relname as name, pg_get_viewdef(c.oid, true) as sql
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('v', 'm') and ${ourTables} order by c.relname`;

const triggersSql = `
  select c.relname as table, t.tgname as name, pg_get_triggerdef(t.oid, true) as sql
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where not t.tgisinternal and ${ourTables} order by c.relname, t.tgname`;

/** All of it, in an order that does not depend on the machine. */
export async function readCatalog(pool: Pool): Promise<Catalog> {
  const rows = async <T>(sql: string) => (await pool.query(sql)).rows as T[];
  const extensions = await rows<{ name: string }>(
    `select extname as name from pg_extension where extname <> 'plpgsql' order by 1`,
  );
  return {
    extensions: extensions.map(({ name }) => name),
    columns: await rows<Column>(columnsSql),
    constraints: await rows<Definition>(constraintsSql),
    indexes: await rows<Definition>(indexesSql),
    functions: await rows<Definition>(functionsSql),
    views: await rows<Definition>(viewsSql),
    triggers: await rows<Definition>(triggersSql),
  };
}
