// From the contract's schemas to the JSON Schemas of an OpenAPI document, by zod's own writer.
import { z } from 'zod';

/** A JSON Schema, as plain JSON. */
export type JsonSchema = { [key: string]: unknown };

const LOCAL = '#/$defs/';
const SHARED = '#/components/schemas/';

// Control characters by their numbers: JSON Schema reads patterns without the flag that \p needs, as many validators do.
const plainPatterns: Readonly<Record<string, string>> = {
  '^\\P{Cc}*$': '^[^\\u0000-\\u001F\\u007F-\\u009F]*$',
  '^[\\t\\n\\r\\P{Cc}]*$': '^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F]*$',
};

/** Writes patterns and pairs so that every validator reads them. */
function portable({ jsonSchema: schema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (schema.pattern !== undefined) schema.pattern = plainPatterns[schema.pattern] ?? schema.pattern;
  const [first, ...others] = schema.prefixItems ?? [];
  // A pair of similar values: `items` says the same as `prefixItems`, which older readers do not know.
  const isAlike = others.every((item) => JSON.stringify(item) === JSON.stringify(first));
  if (first === undefined || !isAlike) return;
  delete schema.prefixItems;
  schema.items = first;
}

/**
 * Converts one schema. What it names for sharing goes into `shared`; a schema that is itself a shared one is written
 * out in full, so that an answer can gain its `status`.
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

/** The success answer: the payload with `status: 'success'`, which the adapter adds. */
export function withStatus(payload: JsonSchema): JsonSchema {
  const properties = (payload['properties'] ?? {}) as JsonSchema;
  const required = (payload['required'] ?? []) as string[];
  return {
    ...payload,
    properties: { status: { const: 'success' }, ...properties },
    required: ['status', ...required],
  };
}
