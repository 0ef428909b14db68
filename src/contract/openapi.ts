// The OpenAPI 3.1 document, made from the contract, so that it can never say something else.
import type { JsonSchema } from './openapi/json-schema.ts';
import type { CallSpec } from './call.ts';
import { contract } from './contract.ts';
import { errorResponses, wireErrorSchema } from './openapi/errors.ts';
import { operationOf } from './openapi/operation.ts';

/** How a caller shows who it is (docs/accounts.md#change-needs-a-token). */
const securitySchemes: Record<string, JsonSchema> = {
  session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Set by user/login' },
  bearer: { type: 'http', scheme: 'bearer', description: 'For programs: Authorization: Bearer TOKEN. Needs no CSRF' },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'x-csrf-token',
    description:
      'The value of the cookie csrf-token, which user/auth sets; needed on every call that changes something',
  },
  serverToken: {
    type: 'apiKey',
    in: 'header',
    name: 'server-token',
    description: 'Shows a trusted front-end server. It opens nothing by itself; a wrong one is refused',
  },
};

/** An OpenAPI 3.1 document as plain JSON. */
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
  'Every call is a POST under /api with a JSON object. Money is in the currency of the marketplace, ' +
  'US dollars by default, with at most its decimals unless named otherwise. Dates and times are wall time in the zone of the experience. Unknown fields are refused.';

/** Describes every call of the contract for the given origin. `title` is the operator's brand. */
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
