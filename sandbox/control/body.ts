// Reads request bodies of the control path.
import type { FastifyRequest } from 'fastify';

export type Body = Readonly<Record<string, unknown>>;

/** A bad request to the control path: 400. */
export class ControlError extends Error {
  readonly status = 400;
}

/** The object of a request, empty by default. */
export function bodyOf(body: unknown): Body {
  return typeof body === 'object' && body !== null ? (body as Body) : {};
}

/** One of the allowed texts. @throws ControlError */
export function oneOf<T extends string>(body: Body, name: string, allowed: readonly T[]): T {
  const value = allowed.find((one) => one === body[name]);
  if (value !== undefined) return value;
  throw new ControlError(`${name} must be one of: ${allowed.join(', ')}`);
}

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly otherwise?: number;
}

/** A whole number within bounds. @throws ControlError */
export function wholeNumber(body: Body, name: string, { min, max, otherwise }: Bounds): number {
  const value = body[name] ?? otherwise;
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new ControlError(`${name} must be a whole number from ${min} to ${max}`);
}

/** A web address, or null when absent. @throws ControlError */
export function webAddress(body: Body, name: string): string | null {
  const value = body[name];
  if (value === undefined) return null;
  if (typeof value === 'string' && URL.canParse(value)) return value;
  throw new ControlError(`${name} must be an address`);
}

/** How a dispute may end. */
export const VERDICTS = ['won', 'lost'] as const;

export function idOf(request: FastifyRequest): string {
  return (request.params as { id: string }).id;
}

/** An amount in minor units; null when absent: the whole rest. @throws ControlError */
export function amountOf(body: Body): number | null {
  return body['amount'] === undefined ? null : wholeNumber(body, 'amount', { min: 1, max: 1e9 });
}
