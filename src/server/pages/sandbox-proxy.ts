// Exposes a public demo's sandbox, only what paying needs (sandbox/README.md).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorText } from '#src/contract/errors.ts';
import { sandboxPath } from '#src/server/platform/config/providers.ts';
import type { Services } from '#src/server/services.ts';

const bodyLimitBytes = 65_536;
const patienceMs = 10_000;
const formType = 'application/x-www-form-urlencoded';

// Plain names: no traversal, no controls.
const passedOn = [
  /^GET \/(stripe\.js|elements\/[a-zA-Z][a-zA-Z.-]*|assets\/sandbox\.css)$/,
  /^(GET|POST) \/(checkoutnow|hosted\/(3ds|alipay)\/\w+\/\w+)$/,
  /^POST \/v1\/(payment_methods|tokens|confirmation_tokens|payment_intents\/\w+\/confirm)$/,
  /^GET \/v1\/payment_intents\/\w+$/,
];
const sentOn = ['accept', 'content-type', 'idempotency-key', 'stripe-version'] as const;
const sentBack = ['content-type', 'content-security-policy', 'cache-control', 'referrer-policy'] as const;

type Doorkeeper = Pick<Services, 'config' | 'limits' | 'log'>;

export async function registerSandboxProxy(app: FastifyInstance, services: Doorkeeper): Promise<void> {
  const { stripe } = services.config;
  if (stripe.kind !== 'sandbox' || stripe.scriptUrl !== `${sandboxPath}/stripe.js`) return;
  await app.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser(formType, { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body, done) =>
      done(null, body),
    );
    door.route({
      method: ['GET', 'POST'],
      url: `${sandboxPath}/*`,
      handler: async (request, reply) => pass(request, reply, services, stripe.apiUrl),
    });
  });
}

async function pass(request: FastifyRequest, reply: FastifyReply, services: Doorkeeper, apiUrl: string) {
  const target = new URL(new URL(apiUrl).origin + request.url.slice(sandboxPath.length));
  const isShown = passedOn.some((pattern) =>
    pattern.test(`${request.method} ${request.url.slice(sandboxPath.length).split('?', 1)[0]}`),
  );
  if (!isShown || target.origin !== apiUrl) return reply.callNotFound();
  const wait = request.method === 'POST' ? await services.limits.take('payment', request.ip) : null;
  if (wait !== null)
    return reply
      .code(429)
      .header('retry-after', String(wait))
      .send({ error: { type: 'api_error', message: errorText('too-many-requests') } });
  const answer = await ask(target, request).catch((error: unknown) => {
    services.log.warn({ err: error }, 'the payment sandbox did not respond');
    return null;
  });
  if (answer === null || !mayFollow(answer, services.config.origin))
    return reply.code(502).send({ error: { type: 'api_connection_error', message: errorText('unavailable') } });
  reply.code(answer.status).header('x-frame-options', 'SAMEORIGIN');
  for (const name of [...sentBack, 'location']) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply.send(Buffer.from(await answer.arrayBuffer()));
}

// Only the publishable key passes.
async function ask(target: URL, request: FastifyRequest): Promise<Response> {
  const headers = new Headers({ 'x-forwarded-prefix': sandboxPath });
  for (const name of sentOn) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const { authorization } = request.headers;
  if (authorization?.startsWith('Bearer pk_test_')) headers.set('authorization', authorization);
  const { method } = request;
  const body = method === 'POST' && Buffer.isBuffer(request.body) ? { body: new Uint8Array(request.body) } : {};
  return fetch(target, { method, headers, redirect: 'manual', signal: AbortSignal.timeout(patienceMs), ...body });
}

/** Redirects lead to this demo only. */
function mayFollow(answer: Response, origin: string): boolean {
  const to = answer.headers.get('location');
  return to === null || (URL.canParse(to) && new URL(to).origin === origin);
}
