// Checks that hold for every response, to any input.
import { errors } from '#src/contract/errors.ts';
import { projectFolder } from '#src/server/platform/config.ts';

export interface Answer {
  readonly statusCode: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

const inside = /\bat .+\.(ts|js|mjs):\d+|node:internal|node_modules|SQLSTATE|syntax error at or near|root:x:0/;

/** The fault of a response, or null. `call` is its call; a page or a file has none. */
export function faultOf(answer: Answer, call?: string): string | null {
  const { statusCode, body, headers } = answer;
  if (statusCode >= 500) return `status ${statusCode}: ${body.slice(0, 200)}`;
  if (inside.test(body.slice(0, 20_000))) return `tells about its inside: ${inside.exec(body)?.[0]}`;
  if (body.includes(projectFolder)) return 'tells where it is installed';
  if (headers['x-request-id'] === undefined) return `status ${statusCode} without a request id`;
  if (headers['x-content-type-options'] !== 'nosniff') return `status ${statusCode}: the browser may guess its type`;
  if (statusCode < 400 && call === undefined) return null;
  return isJson(headers) ? faultOfJson(answer) : faultOfPage(answer, call);
}

const isJson = (headers: Answer['headers']) => String(headers['content-type']).startsWith('application/json');

function faultOfJson({ statusCode, body }: Answer): string | null {
  const answer = JSON.parse(body) as { status?: string; code?: string; message?: string };
  if (statusCode < 400) return answer.status === 'success' ? null : `status ${statusCode} without success`;
  if (answer.status !== 'error') return `status ${statusCode} without error: ${body.slice(0, 200)}`;
  if (answer.code === undefined || !Object.hasOwn(errors, answer.code)) return `has the unknown code ${answer.code}`;
  return answer.message ? null : 'has no message';
}

/** A refused page has an error heading; a call never responds with a page. */
function faultOfPage({ statusCode, body, headers }: Answer, call: string | undefined): string | null {
  if (call !== undefined) return `status ${statusCode} of a call is no JSON: ${String(headers['content-type'])}`;
  // Not modified, and the responses to HEAD and OPTIONS, are empty.
  if (body === '') return null;
  if (!String(headers['content-type']).startsWith('text/html')) return `status ${statusCode} is no page`;
  return /<h1\b[^>]*>\s*[^<\s]/.test(body) ? null : `status ${statusCode} is a page without a message`;
}

/** The first few of many faults and their number: a thousand lines are unreadable. */
export function shortened(faults: readonly string[]): string[] {
  return faults.length <= 8 ? [...faults] : [...faults.slice(0, 8), `and ${faults.length - 8} more`];
}
