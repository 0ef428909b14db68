// From the contract's schemas to the JSON Schemas of an OpenAPI document.
import { z } from 'zod';

/** A JSON Schema, as plain JSON. */
export type JsonSchema = { [key: string]: unknown };

const LOCAL = '#/$defs/';
const SHARED = '#/components/schemas/';

/** Points every reference at the document's shared schemas. */
function relink(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relink);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isLocal = key === '$ref' && typeof inner === 'string' && inner.startsWith(LOCAL);
      return [key, isLocal ? SHARED + inner.slice(LOCAL.length) : relink(inner)];
    }),
  );
}

/**
 * Converts one schema. What it names for sharing goes into `shared`; a schema that is itself a shared one is written
 * out in full, so that an answer can gain its `status`.
 */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output', shared: Map<string, JsonSchema>): JsonSchema {
  const { $schema: _dialect, $defs, ...own } = z.toJSONSchema(schema, { io }) as JsonSchema;
  const defs = ($defs ?? {}) as Record<string, JsonSchema>;
  for (const [name, definition] of Object.entries(defs)) shared.set(name, relink(definition) as JsonSchema);
  const target = typeof own['$ref'] === 'string' ? defs[own['$ref'].slice(LOCAL.length)] : own;
  return relink(target ?? own) as JsonSchema;
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
