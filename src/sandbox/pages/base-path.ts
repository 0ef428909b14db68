// Where the sandbox stands for a browser: at its own root, or below an address of the shop that passes requests on.
import type { FastifyRequest } from 'fastify';

/** The path before every address of the sandbox, without a slash at its end; empty at its own root. */
export function basePath({ headers }: FastifyRequest): string {
  const given = headers['x-forwarded-prefix'];
  return typeof given === 'string' && /^\/[a-z]{1,20}$/.test(given) ? given : '';
}
