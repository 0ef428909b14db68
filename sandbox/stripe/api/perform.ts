// The steps of every call: key, planned fault, idempotency, the work, and the response.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLostAfter, isLostBefore, loseAnswer, type FaultHit } from '#sandbox/control/faults.ts';
import { randomText } from '#sandbox/state/ids.ts';
import type { World } from '#sandbox/world.ts';
import { API_VERSION } from '#sandbox/stripe/objects/event.ts';
import { ApiError, badParameter } from './api-error.ts';
import type { FormGroup } from '#sandbox/form.ts';
import { takeKey } from './idempotency.ts';
import type { Call, Operation } from './operation.ts';
import { textList } from './params.ts';
import type { ResolvedOptions } from '#sandbox/options.ts';
import type { TableName } from '#sandbox/state/store.ts';

// `expand[]`: replaces ids in a response by their objects.

const TABLE_OF_PREFIX: Readonly<Record<string, TableName>> = {
  pi: 'payment_intent',
  pm: 'payment_method',
  ch: 'charge',
  py: 'charge',
  re: 'refund',
  txn: 'balance_transaction',
  du: 'dispute',
};
const MAX_DEPTH = 4;

/**
 * A copy of `answer` in which every path of `paths` (such as `latest_charge.balance_transaction`) is expanded.
 * @throws ApiError 400 for a path that leads nowhere
 */
function expand(world: World, answer: object, paths: readonly string[]): object {
  const copy = structuredClone(answer);
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > MAX_DEPTH) throw badParameter('expand', 'parameter_invalid', `Too deep: ${path}`);
    follow(world, copy as Record<string, unknown>, steps, path);
  }
  return copy;
}

function follow(world: World, target: Record<string, unknown>, steps: readonly string[], path: string): void {
  const [step, ...rest] = steps;
  if (step === undefined) return;
  if (!(step in target)) {
    throw badParameter('expand', 'parameter_invalid', `This property cannot be expanded (${path}).`);
  }
  const value = target[step];
  const next = typeof value === 'string' ? lookUp(world, value) : value;
  target[step] = next;
  const list = Array.isArray(next) ? next : [next];
  for (const item of list) {
    if (typeof item === 'object' && item !== null) follow(world, item as Record<string, unknown>, rest, path);
  }
}

function lookUp(world: World, id: string): unknown {
  const table = TABLE_OF_PREFIX[id.split('_')[0] ?? ''];
  const row = table === undefined ? undefined : world.store.get(table, id);
  return row && 'view' in row ? structuredClone(row.view) : id;
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly executed: boolean;
}

/** Runs `operation` for one HTTP request and sends the provider's kind of response. */
export async function perform(
  world: World,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const requestId = `req_${randomText(14)}`;
  reply.header('request-id', requestId).header('content-type', 'application/json');
  reply.header('stripe-version', header(request, 'stripe-version') ?? API_VERSION);
  const fault = world.faults.take(operation.name, header(request, 'x-sandbox-fault'));
  if (isLostBefore(fault)) return loseAnswer(reply, fault);
  try {
    const call = prepare(world, operation, request, requestId);
    if (fault?.kind === '429') throw tooMany();
    return await runOnce(operation, call, fault, reply);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return reply.code(error.status).send(JSON.stringify(error.envelope(requestId), null, 2));
  }
}

function prepare(world: World, operation: Operation, request: FastifyRequest, requestId: string): Call {
  const version = header(request, 'stripe-version');
  if (version !== undefined && !/^\d{4}-\d{2}-\d{2}(?:\.[a-z_]+)?$/.test(version)) {
    throw new ApiError(
      400,
      { type: 'invalid_request_error', message: `Invalid Stripe API version: ${version}` },
      false,
    );
  }
  const key = checkKey(header(request, 'authorization'), world.options, operation.access);
  const idempotencyKey = header(request, 'idempotency-key') ?? null;
  return {
    world,
    params: ((operation.method === 'GET' ? request.query : request.body) ?? {}) as FormGroup,
    id: (request.params as { id?: string }).id ?? '',
    key,
    cause: { requestId, idempotencyKey: operation.method === 'POST' ? idempotencyKey : null },
    baseUrl: world.options.publicUrl ?? `${request.protocol}://${request.host}`,
  };
}

async function runOnce(operation: Operation, call: Call, fault: FaultHit, reply: FastifyReply) {
  const { world, cause } = call;
  const path = reply.request.url.split('?')[0] ?? '';
  const verdict = takeKey(world, cause.idempotencyKey ?? undefined, path, call.params);
  if (cause.idempotencyKey !== null) reply.header('idempotency-key', cause.idempotencyKey);
  if (verdict.kind === 'replay') {
    reply.header('idempotent-replayed', 'true').header('original-request', verdict.answer.requestId);
    if (isLostAfter(fault)) return loseAnswer(reply, fault);
    return reply.code(verdict.answer.status).send(verdict.answer.body);
  }
  try {
    if (fault !== null && fault.delayMs > 0) await sleep(fault.delayMs);
    const answer = work(operation, call, fault);
    // Saved in one synchronous step with the effect: the journal has both or neither.
    if (answer.executed) verdict.key.save(answer.status, answer.body, cause.requestId);
    if (isLostAfter(fault)) return loseAnswer(reply, fault);
    return reply.code(answer.status).send(answer.body);
  } finally {
    verdict.key.release();
  }
}

function work(operation: Operation, call: Call, fault: FaultHit): Answer {
  if (fault?.kind === '500') return serverError(call);
  try {
    const paths = textList(call.params, 'expand') ?? [];
    const result = operation.run(call);
    const body = JSON.stringify(paths.length === 0 ? result : expand(call.world, result, paths), null, 2);
    return fault?.kind === '500-after-effect' ? serverError(call) : { status: 200, body, executed: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (fault?.kind === '500-after-effect' && error.executed) return serverError(call);
    const body = JSON.stringify(error.envelope(call.cause.requestId), null, 2);
    return { status: error.status, body, executed: error.executed };
  }
}

function serverError(call: Call): Answer {
  const error = new ApiError(500, {
    type: 'api_error',
    message: 'Sorry, there was an error on our end (planned fault).',
  });
  return { status: 500, body: JSON.stringify(error.envelope(call.cause.requestId), null, 2), executed: true };
}

function tooMany(): ApiError {
  const message = 'Too many requests made to the API too quickly (planned fault).';
  return new ApiError(429, { type: 'invalid_request_error', code: 'rate_limit', message }, false);
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

// The caller's key: a secret or publishable test key, never a live one.

/**
 * Reads the key from an Authorization header (Bearer, or Basic with the key as user name).
 * @throws ApiError 401 for a missing, live, unknown or wrong kind of key
 */
function checkKey(
  header: string | undefined,
  { stripe }: ResolvedOptions,
  access: Operation['access'],
): 'secret' | 'publishable' {
  const key = keyOf(header);
  if (key === null) throw unauthorized('You did not provide an API key.');
  if (/^[a-z]+_live_/.test(key)) {
    throw unauthorized(
      'This is a payment sandbox: it never accepts live keys. Roll this key if it left your hands.',
      'livemode_mismatch',
    );
  }
  const kind = kindOf(key, stripe);
  if (kind === null) throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****`, 'api_key_invalid');
  if (kind === 'publishable' && access === 'secret') {
    throw unauthorized(
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
      'secret_key_required',
    );
  }
  return kind;
}

function keyOf(header: string | undefined): string | null {
  const [scheme = '', value = ''] = (header ?? '').split(' ');
  if (scheme.toLowerCase() === 'bearer' && value !== '') return value;
  if (scheme.toLowerCase() !== 'basic') return null;
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0] || null;
}

function kindOf(key: string, options: ResolvedOptions['stripe']): 'secret' | 'publishable' | null {
  if (/^(?:sk|rk)_test_./.test(key)) return options.secretKey === null || options.secretKey === key ? 'secret' : null;
  if (!/^pk_test_./.test(key)) return null;
  return options.publishableKey === null || options.publishableKey === key ? 'publishable' : null;
}

function unauthorized(message: string, code?: string): ApiError {
  return new ApiError(401, { type: 'invalid_request_error', message, ...(code === undefined ? {} : { code }) }, false);
}
