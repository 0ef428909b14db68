// The sandbox's Google: a certified OpenID Connect server that knows one client and believes any visitor. It loads on
// first use.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { askPerson, personOf, sendGone, type Person } from './person.ts';
import { returnUrls, type IdentityOptions } from './settings.ts';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

// The server's login state: in memory, lost with the sandbox.

interface Kept {
  payload: AdapterPayload;
  until: number;
}

const most = 5000;

/** One memory for all of the server's state; when full, the oldest entries go first. */
function createMemory(): AdapterFactory {
  const all = new Map<string, Kept>();
  const live = (kept: Kept | undefined) => (kept !== undefined && kept.until > Date.now() ? kept.payload : undefined);
  const find = (fits: (payload: AdapterPayload) => boolean) =>
    [...all.values()].map(live).find((payload) => payload !== undefined && fits(payload));

  return (kind: string): Adapter => {
    const named = (id: string) => `${kind}:${id}`;
    return {
      async upsert(id, payload, expiresIn) {
        for (const [name, { until }] of all) if (until <= Date.now() || all.size >= most) all.delete(name);
        all.set(named(id), { payload, until: Date.now() + (expiresIn || 3600) * 1000 });
      },
      find: async (id) => live(all.get(named(id))),
      findByUid: async (uid) => find((payload) => payload.uid === uid && payload.kind === kind),
      findByUserCode: async (code) => find((payload) => payload.userCode === code),
      async consume(id) {
        const payload = live(all.get(named(id)));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void all.delete(named(id)),
      async revokeByGrantId(grantId) {
        for (const [name, { payload }] of all) if (payload.grantId === grantId) all.delete(name);
      },
    };
  };
}

const scope = 'openid email profile';
const base = '/google';

/** Adds everything below /google. */
export function registerGoogle(app: FastifyInstance, options: IdentityOptions): void {
  const people = new Map<string, Person>();
  let made: Promise<Provider> | null = null;
  const provider = (request: FastifyRequest): Promise<Provider> =>
    (made ??= makeProvider(`${request.protocol}://${request.host}${base}`, options, people));

  app.get(`${base}/ask/:uid`, async (request, reply) => {
    const asked = await (await provider(request)).interactionDetails(request.raw, reply.raw).catch(() => null);
    if (asked === null) return sendGone(reply);
    return askPerson(reply, { provider: 'google', action: `${base}/ask/${asked.uid}`, shop: options.shopUrl });
  });

  app.post(`${base}/ask/:uid`, async (request, reply) => {
    const server = await provider(request);
    if ((await server.interactionDetails(request.raw, reply.raw).catch(() => null)) === null) return sendGone(reply);
    const person = personOf('google', request.body);
    if (person !== null) people.set(person.subject, person);
    const result =
      person === null
        ? { error: 'access_denied', error_description: 'The person has said no' }
        : { login: { accountId: person.subject, remember: false }, select_account: {} };
    return reply.redirect(await server.interactionResult(request.raw, reply.raw, result), 303);
  });

  void app.register(async (scoped) => {
    // The OpenID Connect server parses its request bodies itself.
    scoped.removeAllContentTypeParsers();
    scoped.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scoped.all(`${base}/*`, async (request, reply) => {
      const answer = (await provider(request)).callback();
      reply.hijack();
      pass(request.raw, reply.raw, answer);
    });
  });
}

// The server derives its mount path by comparing both addresses.
function pass(
  request: IncomingMessage & { originalUrl?: string },
  response: ServerResponse,
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
): void {
  request.originalUrl = request.url ?? '';
  request.url = request.originalUrl.slice(base.length);
  answer(request, response);
}

// It warns at every load about a Node not called LTS, such as the one from npm.
async function loadServer() {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

async function makeProvider(
  issuer: string,
  options: IdentityOptions,
  people: ReadonlyMap<string, Person>,
): Promise<Provider> {
  const { Provider: Server, interactionPolicy } = await loadServer();
  const policy = interactionPolicy.base();
  // Google shows its account chooser on request.
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return new Server(issuer, {
    adapter: createMemory(),
    clients: [
      {
        client_id: options.googleId,
        client_secret: options.googleSecret,
        redirect_uris: [returnUrls(options).google],
        id_token_signed_response_alg: 'ES256',
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [JSON.parse(options.googleKey)] },
    cookies: { keys: [options.googleSecret] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    // Google puts these claims into the ID token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `${base}/ask/${uid}` },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 900, Session: 900 },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => claimsOf(id, people.get(id)) }),
    // Choosing a person is consent.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        ...(oidc.client && { clientId: oidc.client.clientId }),
        ...(oidc.session?.accountId !== undefined && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
  });
}

function claimsOf(sub: string, person: Person | undefined) {
  if (!person) return { sub };
  const { email, isVerified, first, last } = person;
  return {
    sub,
    email,
    email_verified: isVerified,
    name: `${first} ${last}`.trim(),
    given_name: first,
    family_name: last,
  };
}
