// The steps of every call to PayPal's half: token, planned fault, request id, the work, and the response.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLostAfter, isLostBefore, loseAnswer, type FaultHit } from '#sandbox/control/faults.ts';
import { randomText } from '#sandbox/state/ids.ts';
import type { World } from '#sandbox/world.ts';
import { requireToken } from './access.ts';
import type { PayPalAnswer, PayPalCall, PayPalOperation } from './operation.ts';
import { badRequest, inProgress, PayPalError, serverError, tooMany } from './paypal-error.ts';

const MAX_REQUEST_ID = 108;
const busy = new WeakMap<World, Set<string>>();

/** Runs `operation` for one HTTP request and sends PayPal's kind of response. */
export async function performPayPal(
  world: World,
  operation: PayPalOperation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  reply.header('paypal-debug-id', randomText(13).toLowerCase()).header('content-type', 'application/json');
  const fault = world.faults.take(operation.name, header(request, 'x-sandbox-fault'));
  if (isLostBefore(fault)) return loseAnswer(reply, fault);
  try {
    requireToken(header(request, 'authorization'), world);
    if (fault?.kind === '429') throw tooMany();
    if (fault?.kind === '500') throw serverError();
    const answer = await runAlone(operation, callOf(world, request), fault);
    if (isLostAfter(fault)) return loseAnswer(reply, fault);
    if (fault?.kind === '500-after-effect') throw serverError();
    return reply.code(answer.status).send(JSON.stringify(answer.body));
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error;
    return isLostAfter(fault) ? loseAnswer(reply, fault) : sendError(reply, error);
  }
}

/** Sends an error in PayPal's format. */
export function sendError(reply: FastifyReply, error: PayPalError): FastifyReply {
  return reply.code(error.status).header('content-type', 'application/json').send(JSON.stringify(error.body()));
}

function callOf(world: World, request: FastifyRequest): PayPalCall {
  const requestId = header(request, 'paypal-request-id') ?? null;
  if (requestId !== null && (requestId === '' || requestId.length > MAX_REQUEST_ID)) {
    throw badRequest('INVALID_STRING_LENGTH', { field: 'PayPal-Request-Id' });
  }
  return {
    world,
    body: (request.body ?? {}) as PayPalCall['body'],
    query: request.query as PayPalCall['query'],
    id: (request.params as { id?: string }).id ?? '',
    requestId,
    wantsAll: /\breturn=representation\b/.test(header(request, 'prefer') ?? ''),
    baseUrl: world.options.publicUrl ?? `${request.protocol}://${request.host}`,
  };
}

// One call at a time for each request id and for each written object.
async function runAlone(operation: PayPalOperation, call: PayPalCall, fault: FaultHit): Promise<PayPalAnswer> {
  const taken = busy.get(call.world) ?? new Set<string>();
  busy.set(call.world, taken);
  const names = operation.method === 'POST' ? namesOf(operation, call) : [];
  if (names.some((name) => taken.has(name))) throw inProgress();
  for (const name of names) taken.add(name);
  try {
    if (fault !== null && fault.delayMs > 0) await sleep(fault.delayMs);
    return runOnce(operation, call);
  } finally {
    for (const name of names) taken.delete(name);
  }
}

function namesOf(operation: PayPalOperation, call: PayPalCall): string[] {
  const object = call.id === '' ? [] : [`object ${call.id}`];
  return call.requestId === null ? object : [...object, `${operation.name}/${call.requestId}`];
}

// Saved in one synchronous step with the effect: the journal has both or neither.
function runOnce(operation: PayPalOperation, call: PayPalCall): PayPalAnswer {
  const { store, clock } = call.world;
  const id = `${operation.name}/${call.requestId ?? ''}`;
  const known = call.requestId === null ? undefined : store.get('paypal_request', id);
  if (known && operation.replay && clock.ms() - known.savedMs < (operation.cacheMs ?? 0)) {
    return operation.replay(call, known.made);
  }
  const answer = operation.run(call);
  if (call.requestId !== null && answer.made !== undefined) {
    store.put('paypal_request', { id, made: answer.made, savedMs: clock.ms() });
  }
  return answer;
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
