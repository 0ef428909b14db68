// From the contract's schemas to the JSON Schemas of an OpenAPI document.
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

/** Points every reference at the document's shared schemas, and writes patterns and pairs so that every validator reads them. */
function portable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(portable);
  if (typeof value !== 'object' || value === null) return value;
  const { prefixItems, ...rest } = value as JsonSchema;
  // A pair of similar values: `items` says the same as `prefixItems`, which older readers do not know.
  const pair = Array.isArray(prefixItems) && isAlike(prefixItems) ? { items: portable(prefixItems[0]) } : {};
  const kept = prefixItems === undefined || 'items' in pair ? rest : { prefixItems, ...rest };
  return {
    ...Object.fromEntries(Object.entries(kept).map(([key, inner]) => [key, portableField(key, inner)])),
    ...pair,
  };
}

function portableField(key: string, inner: unknown): unknown {
  if (key === '$ref' && typeof inner === 'string' && inner.startsWith(LOCAL)) return SHARED + inner.slice(LOCAL.length);
  return key === 'pattern' && typeof inner === 'string' ? (plainPatterns[inner] ?? inner) : portable(inner);
}

function isAlike(schemas: readonly unknown[]): boolean {
  return new Set(schemas.map((schema) => JSON.stringify(schema))).size === 1;
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
  const { $schema: _dialect, $defs, ...own } = z.toJSONSchema(schema, { io }) as JsonSchema;
  const defs = ($defs ?? {}) as Record<string, JsonSchema>;
  for (const [name, definition] of Object.entries(defs)) shared.set(name, portable(definition) as JsonSchema);
  const target = typeof own['$ref'] === 'string' ? defs[own['$ref'].slice(LOCAL.length)] : own;
  return portable(target ?? own) as JsonSchema;
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
