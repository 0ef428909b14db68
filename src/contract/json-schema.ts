// Converts the contract's schemas to JSON Schemas for OpenAPI, by zod's own writer.
import { z } from 'zod';

export type JsonSchema = { [key: string]: unknown };

const LOCAL = '#/$defs/';
const SHARED = '#/components/schemas/';

// Control characters by number: JSON Schema reads patterns without the flag that \p needs, as do many validators.
const plainPatterns: Readonly<Record<string, string>> = {
  '^\\P{Cc}*$': '^[^\\u0000-\\u001F\\u007F-\\u009F]*$',
  '^[\\t\\n\\r\\P{Cc}]*$': '^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F]*$',
};

/** Writes patterns and pairs so that every validator reads them. */
function portable({ jsonSchema: schema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (schema.pattern !== undefined) schema.pattern = plainPatterns[schema.pattern] ?? schema.pattern;
  const [first, ...others] = schema.prefixItems ?? [];
  // For a pair of equal schemas `items` is equivalent to `prefixItems`, which older readers do not know.
  const isAlike = others.every((item) => JSON.stringify(item) === JSON.stringify(first));
  if (first === undefined || !isAlike) return;
  delete schema.prefixItems;
  schema.items = first;
}

/**
 * Converts one schema. Named schemas go into `shared`; one that is itself shared is written out in full, so that a
 * response can add its `status`.
 */
export function toJsonSchema(
  schema: z.core.$ZodType,
  io: 'input' | 'output',
  shared: Map<string, JsonSchema>,
): JsonSchema {
  const written = JSON.stringify(z.toJSONSchema(schema, { io, override: portable })).replaceAll(LOCAL, SHARED);
  const { $schema: _dialect, $defs, ...own } = JSON.parse(written) as JsonSchema;
  const defs = ($defs ?? {}) as Record<string, JsonSchema>;
  for (const [name, definition] of Object.entries(defs)) shared.set(name, definition);
  return (typeof own['$ref'] === 'string' ? defs[own['$ref'].slice(SHARED.length)] : null) ?? own;
}

/** A success response: the payload with `status: 'success'`, which the adapter adds. */
export function withStatus(payload: JsonSchema): JsonSchema {
  const properties = (payload['properties'] ?? {}) as JsonSchema;
  const required = (payload['required'] ?? []) as string[];
  return {
    ...payload,
    properties: { status: { const: 'success' }, ...properties },
    required: ['status', ...required],
  };
}
