// What must hold of every answer, whatever was sent.
import type { LightMyRequestResponse } from 'fastify';
import { errors } from '#src/contract/errors.ts';

const stackTrace =
  /\bat .+\.(ts|js|mjs):\d+|node:internal|node_modules|\/src\/server\/|SQLSTATE|syntax error at or near/;

/** Says what is wrong with an answer, or null. A refusal of the API is JSON with a known code and its message. */
export function faultOf(response: LightMyRequestResponse): string | null {
  const { statusCode, body, headers } = response;
  const isUnbuilt = statusCode === 501 && body.includes('"not-available"');
  if (statusCode >= 500 && !isUnbuilt) return `status ${statusCode}: ${body.slice(0, 200)}`;
  if (stackTrace.test(body.slice(0, 5000))) return `tells about its inside: ${body.slice(0, 300)}`;
  if (headers['x-request-id'] === undefined) return 'has no request id';
  if (headers['x-content-type-options'] !== 'nosniff') return 'lets the browser guess its type';
  const isJson = String(headers['content-type']).startsWith('application/json');
  return isJson ? faultOfJson(response) : null;
}

function faultOfJson({ statusCode, body }: LightMyRequestResponse): string | null {
  const answer = JSON.parse(body) as { status?: string; code?: string; message?: string };
  if (statusCode < 400) return answer.status === 'success' ? null : `status ${statusCode} without success`;
  if (answer.status !== 'error') return `status ${statusCode} without error: ${body.slice(0, 200)}`;
  if (answer.code === undefined || !Object.hasOwn(errors, answer.code)) return `has the unknown code ${answer.code}`;
  return answer.message ? null : 'has no message';
}
