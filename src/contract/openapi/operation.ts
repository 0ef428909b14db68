// One call of the contract as an operation of the OpenAPI document.
import type { CallSpec } from '#src/contract/call.ts';
import { errorReferences } from './errors.ts';
import { examples } from './examples.ts';
import { toJsonSchema, withStatus, type JsonSchema } from './json-schema.ts';

const always = [400, 404, 415, 429, 500, 503];

/** The error statuses a call can answer with. */
function statusesOf(spec: CallSpec): number[] {
  const own = [
    ...(spec.access === 'public' ? [] : [401, 403]),
    ...(spec.effect === 'write' ? [403, 409, 410, 413] : []),
    ...(spec.rate === 'auth' ? [401] : []),
    ...(spec.rate === 'payment' ? [402, 502] : []),
    ...(spec.rate === 'upload' ? [413] : []),
  ];
  return [...new Set([...always, 501, ...own])].sort((a, b) => a - b);
}

/** A cookie needs the CSRF header for a call that changes something; Bearer never does (docs/accounts.md#change-needs-a-token). */
function securityOf(spec: CallSpec): Record<string, string[]>[] {
  const session = spec.effect === 'write' ? { session: [], csrf: [] } : { session: [] };
  const visitor: Record<string, string[]> = spec.effect === 'write' ? { csrf: [] } : {};
  const known = [session, { bearer: [] }];
  return spec.access === 'public' ? [visitor, ...known] : known;
}

function requestSchema(spec: CallSpec, shared: Map<string, JsonSchema>): JsonSchema {
  const schema = toJsonSchema(spec.in, 'input', shared);
  if (spec.body !== 'multipart' || spec.files === undefined) return schema;
  const { part, least, most } = spec.files;
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const files = most === 1 ? file : { type: 'array', items: file, maxItems: most };
  const properties = { [part]: files, ...(schema['properties'] as JsonSchema) };
  const required = [...(least > 0 ? [part] : []), ...((schema['required'] as string[] | undefined) ?? [])];
  return { ...schema, properties, required };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  description: 'The same key with the same body gives the first answer again; with another body 409',
};

/** Describes one call. Shared schemas go into `shared`. */
export function operationOf(name: string, spec: CallSpec, shared: Map<string, JsonSchema>): JsonSchema {
  const example = examples[name];
  const media = spec.body === 'multipart' ? 'multipart/form-data' : 'application/json';
  const response = withStatus(toJsonSchema(spec.out, 'output', shared));
  return {
    operationId: name.replace('/', '_').replaceAll('-', '_'),
    tags: [name.split('/')[0]],
    summary: spec.summary,
    'x-access': spec.access,
    ...(spec.work !== undefined && { 'x-work': spec.work }),
    'x-effect': spec.effect,
    'x-rate-class': spec.rate,
    security: securityOf(spec),
    ...(name === 'booking/checkout' && { parameters: [idempotencyKey] }),
    requestBody: {
      required: true,
      content: { [media]: { schema: requestSchema(spec, shared), ...(example && { example: example.in }) } },
    },
    responses: {
      '200': {
        description: 'Done',
        content: {
          'application/json': {
            schema: response,
            ...(example && { example: { status: 'success', ...example.out } }),
          },
        },
      },
      ...errorReferences(statusesOf(spec)),
    },
  };
}
