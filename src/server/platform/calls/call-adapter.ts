// A POST route per call: limits, access, CSRF, input, handler, output (ADR 006).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallSpec } from '#src/contract/call.ts';
import { contract } from '#src/contract/contract.ts';
import { errorText, errors } from '#src/contract/errors.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallName } from '#src/contract/types.ts';
import type { CallContext } from '#src/server/call.ts';
import { handlers } from '#src/server/features/calls.ts';
import type { Services } from '#src/server/services.ts';
import { packOnce } from '#src/server/platform/http/compression.ts';
import {
  csrfHeader,
  isCsrfTokenOf,
  isForeignOrigin,
  csrfOwner,
  deviceOf,
  visitorOf,
  visitorOfDistributor,
} from '#src/server/platform/http/visitor.ts';
import { cookiesOf, identify, noCookies, showsServerToken, whyRefused } from '#src/server/platform/http/identity.ts';
import { readMultipart, takeMultipart } from './bodies.ts';
import { noteRefusal } from '#src/server/platform/http/refused-calls.ts';
import { checkInput, checkOutput } from '#src/server/platform/http/schemas.ts';
import { withReads } from '#src/server/platform/replica/choose-database.ts';
import { countView, isByPerson } from '#src/server/platform/page-views/page-views.ts';
import { isOwn, type SubjectKind } from '#src/domain/admin/areas.ts';
import { findBelongs } from './own-queries.ts';

// Conflicts of interest, checked before every writing staff call (docs/reference/back-office.md#conflicts-of-interest).

const codes = { account: 'person-self', booking: 'own-booking' } as const satisfies Partial<
  Record<SubjectKind, string>
>;

/** Refuses a subject that belongs to the actor or a host of their team, and a call without a subject. */
export async function whyOwn(
  { access, effect, about }: CallSpec,
  input: Readonly<Record<string, unknown>>,
  { services, actor }: Pick<CallContext, 'services' | 'actor'>,
): Promise<Refusal | null> {
  if (access !== 'operator' || effect !== 'write' || about === 'everybody') return null;
  const { userId: actorId } = actor;
  if (actorId === null || about === undefined) return refuse('forbidden');
  for (const [kind, field] of Object.entries(about) as [SubjectKind, string][]) {
    const id = input[field];
    if ((typeof id !== 'string' && typeof id !== 'number') || id === '') continue;
    const { teams, ...belongs } = await findBelongs(services.db, { kind, id, actorId });
    if (isOwn(actorId, teams, belongs))
      return refuse(kind in codes ? codes[kind as keyof typeof codes] : 'own-subject');
  }
  return null;
}

type AnyHandler = (input: unknown, call: CallContext) => Promise<Record<string, unknown> | Refusal>;

export function registerCalls(app: FastifyInstance, services: Services): void {
  const calls = Object.entries(contract) as [CallName, CallSpec][];
  for (const call of calls.filter(([, spec]) => spec.body === undefined)) registerCall(app, call, services);
  void app.register(async (scope) => {
    await takeMultipart(scope);
    for (const call of calls.filter(([, spec]) => spec.body === 'multipart')) registerCall(scope, call, services);
  });
  // Other methods get 405; without this route they would get the not-found page.
  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/api/*',
    handler: async (request, reply) => {
      const name = (request.params as { '*': string })['*'];
      if (!Object.hasOwn(contract, name)) return reply.callNotFound();
      reply.header('allow', 'POST');
      return sendRefusal(reply, name, refuse('method-not-allowed'), services);
    },
  });
}

function registerCall(app: FastifyInstance, [name, spec]: [CallName, CallSpec], services: Services): void {
  const handle = handlers[name] as AnyHandler;
  app.post(`/api/${name}`, async (request, reply) => {
    const started = performance.now();
    const answer = await answerCall({ name, spec, handle, request, reply, services });
    services.metrics.callSeconds.observe({ call: name }, (performance.now() - started) / 1000);
    return answer;
  });
}

interface Incoming {
  name: CallName;
  spec: CallSpec;
  handle: AnyHandler;
  request: FastifyRequest;
  reply: FastifyReply;
  services: Services;
}

async function answerCall(incoming: Incoming) {
  const { name, spec, handle, reply, services } = incoming;
  const outcome = await admit(incoming);
  if (isRefusal(outcome)) return sendRefusal(reply, name, outcome, services);
  const body = await bodyOf(incoming);
  if (isRefusal(body)) return sendRefusal(reply, name, body, services);
  const input = checkInput(spec, body.fields, services.config.bookingsOpenFrom);
  if (isRefusal(input)) return sendRefusal(reply, name, input, services);
  const own = await whyOwn(spec, input.value as Record<string, unknown>, outcome);
  if (own !== null) return sendRefusal(reply, name, own, services);
  const result = await withReads(name, { ...outcome, files: body.files }, (context) => handle(input.value, context));
  if (isRefusal(result)) return sendRefusal(reply, name, result, services);
  if (services.config.isChecked) checkOutput(name, spec, result);
  services.metrics.calls.inc({ call: name, code: 'success' });
  reply.header('cache-control', 'no-store');
  const json = services.answers.jsonOf(result, () => JSON.stringify({ status: 'success', ...result }));
  if (json === null) return { status: 'success', ...result };
  reply.type('application/json; charset=utf-8');
  return packOnce(json);
}

/** Calls with files also accept JSON without files. */
async function bodyOf({ spec, request }: Incoming): Promise<{ fields: unknown; files: readonly Buffer[] } | Refusal> {
  const isMultipart = spec.body === 'multipart' && request.isMultipart();
  return isMultipart ? readMultipart(request, spec.files) : { fields: request.body, files: [] };
}

/** Checks before reading the body: limits, identity, access, CSRF. */
async function admit({ name, spec, request, reply, services }: Incoming): Promise<CallContext | Refusal> {
  const token = showsServerToken(request, services.config.serverToken?.reveal());
  if (token === 'wrong') return refuse('unauthorized');
  const address = request.ip;
  const own = cookiesOf(request, reply, services.config.isSecure);
  // A known device has its own login limit, so others in its network cannot lock it out.
  const device = spec.rate === 'auth' ? deviceOf(own, services.keys) : null;
  const { limits } = services;
  const wait = await limits.take(spec.rate, address, { device });
  if (wait !== null) return waitFor(wait, reply);
  const who = await identify(request, services, { takesKeys: true });
  if ('refused' in who) return refuse(who.refused);
  const why = whyRefused(name, who.actor);
  if (why !== null) return refuse(why);
  const { keyId, userId } = who.actor;
  if (keyId !== undefined) {
    // Also per key: one program must not block the distributor's others.
    const keyWait = await limits.takeOfKey(spec.rate, keyId);
    if (keyWait !== null) return waitFor(keyWait, reply);
  }
  const ofKey = keyId === undefined ? null : userId;
  const cookies = ofKey === null ? own : noCookies;
  const visitor = ofKey === null ? visitorOf(own, services.config.isSecure) : visitorOfDistributor(ofKey);
  if (spec.effect === 'write' && who.actor.via !== 'bearer') {
    const owner = csrfOwner(visitor, request, services.config.isSecure);
    const given = request.headers[csrfHeader];
    const cookie = cookies.read('csrf-token');
    const agrees = typeof given === 'string' && given === cookie;
    const isOwn = agrees && isCsrfTokenOf(services.keys, owner, given);
    if (!isOwn || isForeignOrigin(request.headers, request.host)) return refuse('csrf');
  }
  const key = request.headers['idempotency-key'];
  return {
    services,
    actor: who.actor,
    visitor: { id: visitor, address, agent: request.headers['user-agent'] ?? '' },
    cookies,
    // Requests of programs are neither views nor searches.
    ...(who.actor.via !== 'bearer' && {
      opened: (courseId) => countView(request, courseId, services),
      searched: (sought) => isByPerson(request) && services.searches.add(sought),
    }),
    idempotencyKey: typeof key === 'string' && key.length > 0 ? key : null,
    log: request.log,
  };
}

function waitFor(seconds: number, reply: FastifyReply): Refusal {
  reply.header('retry-after', String(seconds));
  return refuse('too-many-requests');
}

function sendRefusal(reply: FastifyReply, name: string, refusal: Refusal, services: Services) {
  const [http, text] = [errors[refusal.code], errorText(refusal.code)];
  services.metrics.calls.inc({ call: name, code: refusal.code });
  noteRefusal(reply.request, name, refusal);
  reply.code(http).header('cache-control', 'no-store');
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds));
  const fields = refusal.fields === undefined ? {} : { fields: refusal.fields };
  return { status: 'error', code: refusal.code, message: refusal.message ?? text, ...fields };
}

/** Runs a call in this process, as pages do. */
export async function callInProcess(name: CallName, input: unknown, context: CallContext): Promise<unknown> {
  const spec = contract[name] as CallSpec;
  const answerRefusal = (refusal: Refusal) => ({
    status: 'error',
    code: refusal.code,
    message: refusal.message ?? errorText(refusal.code),
    ...(refusal.fields && { fields: refusal.fields }),
  });
  const why = whyRefused(name, context.actor);
  if (why !== null) return answerRefusal(refuse(why));
  const checked = checkInput(spec, input, context.services.config.bookingsOpenFrom);
  if (isRefusal(checked)) return answerRefusal(checked);
  const own = await whyOwn(spec, checked.value as Record<string, unknown>, context);
  if (own !== null) return answerRefusal(own);
  const result = await withReads(name, context, (reading) => (handlers[name] as AnyHandler)(checked.value, reading));
  return isRefusal(result) ? answerRefusal(result) : { status: 'success', ...result };
}
