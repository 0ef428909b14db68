// The error half of the OpenAPI document: one shape, and one response for each HTTP status.
import { errors, errorText, type ErrorCode } from '#src/contract/errors.ts';
import type { JsonSchema } from './json-schema.ts';

/** The shape of every error answer. */
export function wireErrorSchema(): JsonSchema {
  return {
    type: 'object',
    properties: {
      status: { const: 'error' },
      code: { type: 'string', enum: Object.keys(errors) },
      message: { type: 'string' },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
      request_id: { type: 'string', description: 'To name in a question to support; only with 5xx' },
    },
    required: ['status', 'code', 'message'],
  };
}

const titles: Readonly<Record<number, string>> = {
  400: 'What was sent is not right',
  401: 'Nobody is signed in, or the proof is not right',
  402: 'The card was declined',
  403: 'Not allowed',
  404: 'Not found, or not yours',
  405: 'Wrong method',
  409: 'Not possible any more, or not at the same time',
  410: 'Gone',
  413: 'Too large',
  415: 'Wrong content type',
  429: 'Too many requests',
  500: 'A fault on our side',
  501: 'Not available yet',
  502: 'A payment provider did not answer as it should',
  503: 'Busy; try again after the time in Retry-After',
};

const nameOf = (http: number) => `Error${http}`;

/** The shared error responses by name, each listing its codes with their texts. */
export function errorResponses(): Record<string, JsonSchema> {
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

/** References to the error responses that a call may give, by HTTP status. */
export function errorReferences(statuses: readonly number[]): Record<string, JsonSchema> {
  return Object.fromEntries(statuses.map((http) => [String(http), { $ref: `#/components/responses/${nameOf(http)}` }]));
}
