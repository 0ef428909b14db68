// Drops indexes, foreign keys and triggers during a load: building them once afterwards is much faster.
import type pg from 'pg';

interface Shelved {
  name: string;
  table: string;
  definition: string;
}

const plainIndexes = `
  select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table,
    pg_get_indexdef(i.indexrelid) as definition
  from pg_index i
  where i.indrelid = any($1::regclass[])
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`;

const foreignKeys = `
  select quote_ident(conname) as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
  from pg_constraint where conrelid = any($1::regclass[]) and contype = 'f'`;

/**
 * In the transaction of `client`; `tables` keep rows and primary keys. Restores and checks everything afterwards,
 * `onBack` per object. Errors roll back.
 */
export async function withoutIndexes(
  client: pg.ClientBase,
  tables: readonly string[],
  work: () => Promise<void>,
  onBack: (what: string) => void,
): Promise<void> {
  const keys = await find(client, foreignKeys, tables);
  const indexes = await find(client, plainIndexes, tables);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await work();
  for (const { name, definition } of indexes) {
    onBack(name);
    await client.query(definition);
  }
  for (const { table, name, definition } of keys) {
    onBack(name);
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
}

async function find(client: pg.ClientBase, query: string, tables: readonly string[]): Promise<Shelved[]> {
  return (await client.query<Shelved>(query, [tables])).rows;
}
