// How a caller shows who it is (docs/accounts.md#change-needs-a-token).
import type { JsonSchema } from './json-schema.ts';

/** The security schemes of the OpenAPI document. */
export const securitySchemes: Record<string, JsonSchema> = {
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
