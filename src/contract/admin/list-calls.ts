// Calls of the back office's lists; a list's declaration determines its input (docs/reference/back-office.md#tables).
import { z } from 'zod';
import * as p from '#src/contract/shapes/primitives.ts';
import type { StaffPermission } from '#src/domain/admin/areas.ts';
import type { Fields, FilterField } from './list.ts';

/** Where a list continues: after the last row of the previous page. */
export const cursor = z
  .string()
  .regex(/^\d{1,18}\.[0-9a-f-]{36}$/)
  .meta({ description: 'Cursor from `next`, sent as `before` to get the next page' });

export const isCut = z
  .boolean()
  .meta({ description: 'True if the search matched too many rows to list; narrow it to see the rest' });

export const cityChoices = z.array(z.strictObject({ id: p.id, name: z.string() }));

type Schema<Value> = z.ZodOptional<z.ZodType<Value, Value>>;
type FilterSchemas<Declared> = {
  [Name in keyof Declared]: Declared[Name] extends FilterField<infer Value> ? Schema<Value> : never;
};

function schemaOf({ kind, most = 0, choices = [], pattern = /^/ }: FilterField): z.ZodType {
  if (kind === 'text') return p.line(most);
  if (kind === 'form') return z.string().regex(pattern);
  if (kind === 'choice') return z.enum(choices as readonly [string, ...string[]]);
  if (kind === 'number') return z.int().min(1).max(most);
  if (kind === 'uuid') return p.uuid;
  if (kind === 'day') return p.date;
  return kind === 'flag' ? z.literal(true) : z.boolean();
}

/** The schemas of a filter, all optional. `about` describes fields that need it. */
export function filterSchemas<Declared extends Fields>(
  filter: Declared,
  about: { readonly [Name in keyof Declared]?: string },
): FilterSchemas<Declared> {
  const fields = Object.entries<FilterField>(filter);
  const schemas = fields.map(([name, field]) => {
    const schema = schemaOf(field).optional();
    const description = about[name as keyof Declared];
    return [name, description === undefined ? schema : schema.meta({ description })];
  });
  return Object.fromEntries(schemas) as FilterSchemas<Declared>;
}

interface ListCall<Declared, Permission, Row, More, Cursor> {
  readonly permission: Permission;
  readonly summary: string;
  readonly row: Row;
  /** Descriptions of filter fields. */
  readonly about?: { readonly [Name in keyof Declared]?: string };
  readonly more: More;
  readonly cursor: Cursor;
}

/** The call for a page of a list: the rows, the next cursor, and the filter's choices. */
export function listCall<
  Declared extends Fields,
  const Permission extends StaffPermission,
  Row extends z.ZodType,
  More extends z.ZodRawShape,
  Cursor extends z.ZodType<string, string>,
>(
  list: { readonly filter: Declared },
  { permission, summary, about = {}, row, more, cursor }: ListCall<Declared, Permission, Row, More, Cursor>,
) {
  return {
    access: 'operator',
    permission,
    effect: 'read',
    rate: 'read',
    summary,
    in: z.strictObject({ ...filterSchemas(list.filter, about), before: cursor.optional() }),
    out: z.strictObject({ data: z.array(row), next: cursor.nullable(), ...more }),
  } as const;
}
