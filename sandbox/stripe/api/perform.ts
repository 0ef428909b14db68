// The way of every call: key, planned fault, idempotency, the work itself, and the answer.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLostAfter, isLostBefore, loseAnswer, type FaultHit } from '#sandbox/control/faults.ts';
import { randomText } from '#sandbox/state/ids.ts';
import type { World } from '#sandbox/world.ts';
import { API_VERSION } from '#sandbox/stripe/objects/event.ts';
import { ApiError } from './api-error.ts';
import { expand } from './expand.ts';
import type { FormGroup } from '#sandbox/form.ts';
import { takeKey } from './idempotency.ts';
import { checkKey } from './keys.ts';
import type { Call, Operation } from './operation.ts';
import { textList } from './params.ts';

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly executed: boolean;
}

/** Runs `operation` for one HTTP request and sends the provider's kind of answer. */
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
    // Kept in the same synchronous step as the effect: the journal has both or neither.
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
