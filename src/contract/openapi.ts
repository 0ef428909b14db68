// The OpenAPI 3.1 document, generated from the contract, so that they always agree.
import { type JsonSchema, toJsonSchema, withStatus } from './json-schema.ts';
import type { CallSpec } from './call.ts';
import { contract } from './contract.ts';
import { examples } from './openapi-examples.ts';
import { errors, errorText, type ErrorCode } from './errors.ts';

// Errors in the OpenAPI document: one shape, and one response per HTTP status.

function wireErrorSchema(): JsonSchema {
  return {
    type: 'object',
    properties: {
      status: { const: 'error' },
      code: { type: 'string', enum: Object.keys(errors) },
      message: { type: 'string' },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
      request_id: { type: 'string', description: 'Id of the request, to quote to support; only with 5xx' },
    },
    required: ['status', 'code', 'message'],
  };
}

const titles: Readonly<Record<number, string>> = {
  400: 'Invalid input',
  401: 'Not logged in, or wrong credentials',
  402: 'The card was declined',
  403: 'Not allowed',
  404: 'Not found, or not accessible to the caller',
  405: 'Wrong method',
  409: 'Conflicts with the current state or another request',
  410: 'Gone',
  413: 'Too large',
  415: 'Wrong content type',
  429: 'Too many requests',
  500: 'Internal error',
  501: 'Not available',
  502: 'A payment provider returned an error',
  503: 'Busy; retry after the time in Retry-After',
};

const nameOf = (http: number) => `Error${http}`;

/** The shared error responses by name, with their codes and texts. */
function errorResponses(): Record<string, JsonSchema> {
  const byStatus = new Map<number, string[]>();
  for (const [code, http] of Object.entries(errors)) {
    const line = `- \`${code}\`: ${errorText(code as ErrorCode)}`;
    if (http >= 400) byStatus.set(http, [...(byStatus.get(http) ?? []), line]);
  }
  const responses = [...byStatus].map(([http, lines]) => [
    nameOf(http),
    {
      description: `${titles[http] ?? 'Error'}\n\n${lines.join('\n')}`,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/WireError' } } },
    },
  ]);
  return Object.fromEntries(responses) as Record<string, JsonSchema>;
}

/** References to a call's error responses, by HTTP status. */
function errorReferences(statuses: readonly number[]): Record<string, JsonSchema> {
  return Object.fromEntries(statuses.map((http) => [String(http), { $ref: `#/components/responses/${nameOf(http)}` }]));
}

// A call as an operation of the OpenAPI document.

const always = [400, 404, 415, 429, 500, 503];

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

/**
 * A call that changes something needs the CSRF header with a cookie, never with Bearer
 * (docs/domain/accounts.md#csrf-token).
 */
function securityOf(spec: CallSpec): Record<string, string[]>[] {
  const session = spec.effect === 'write' ? { session: [], csrf: [] } : { session: [] };
  const visitor: Record<string, string[]> = spec.effect === 'write' ? { csrf: [] } : {};
  const signedIn = [session, { bearer: [] }];
  return spec.access === 'public' ? [visitor, ...signedIn] : signedIn;
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
  description: 'A repeat with the same key and body returns the first response; with another body, 409',
};

/** Describes one call. Shared schemas go into `shared`. */
function operationOf(name: string, spec: CallSpec, shared: Map<string, JsonSchema>): JsonSchema {
  const example = examples[name];
  const media = spec.body === 'multipart' ? 'multipart/form-data' : 'application/json';
  const response = withStatus(toJsonSchema(spec.out, 'output', shared));
  return {
    operationId: name.replace('/', '_').replaceAll('-', '_'),
    tags: [name.split('/')[0]],
    summary: spec.summary,
    'x-access': spec.access,
    ...(spec.permission !== undefined && { 'x-permission': spec.permission }),
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
        description: 'Success',
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

/** Authentication of a caller (docs/domain/accounts.md#csrf-token). */
const securitySchemes: Record<string, JsonSchema> = {
  session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Session cookie, set by user/login' },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'API key for programs: `Authorization: Bearer TOKEN`; needs no CSRF header',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'x-csrf-token',
    description: 'Value of the cookie csrf-token, which user/auth sets; needed on every call that changes something',
  },
  serverToken: {
    type: 'apiKey',
    in: 'header',
    name: 'server-token',
    description: 'Identifies a trusted front-end server; grants no access by itself, and a wrong value is refused',
  },
};

interface OpenApiDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, { post: JsonSchema }>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, JsonSchema>;
    securitySchemes: Record<string, JsonSchema>;
  };
}

const description =
  'Every call is a POST under /api with a JSON object. Amounts are in the currency of the marketplace, ' +
  'US dollars by default, with at most its decimals, unless a field names another one. Dates and times are local to the experience. Unknown fields are refused.';

/** Describes every call for the given origin. `title` is the operator's brand. */
export function openApiDocument(options: { origin: string; title: string; version?: string }): OpenApiDocument {
  const shared = new Map<string, JsonSchema>();
  const calls = Object.entries<CallSpec>(contract);
  const paths = calls.map(([name, spec]) => [`/api/${name}`, { post: operationOf(name, spec, shared) }] as const);
  const groups = [...new Set(calls.map(([name]) => name.split('/')[0] ?? name))];
  return {
    openapi: '3.1.1',
    info: { title: `${options.title} API`, version: options.version ?? '1', description },
    servers: [{ url: options.origin }],
    tags: groups.map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: { WireError: wireErrorSchema(), ...Object.fromEntries(shared) },
      responses: errorResponses(),
      securitySchemes,
    },
  };
}
