// Google's half: a certified OpenID Connect server that knows one program and believes whatever a visitor says. It loads when
// somebody first asks for it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { askPerson, personOf, sendGone, type Person } from './person.ts';
import { returnUrls, type IdentityOptions } from './settings.ts';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

// What the OpenID Connect server keeps while people log in: in memory, and gone with the sandbox.

interface Kept {
  payload: AdapterPayload;
  until: number;
}

const most = 5000;

/** One memory for all that a server keeps; the oldest go first when it is full. */
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
    // The server reads the bodies of its own addresses itself.
    scoped.removeAllContentTypeParsers();
    scoped.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scoped.all(`${base}/*`, async (request, reply) => {
      const answer = (await provider(request)).callback();
      reply.hijack();
      pass(request.raw, reply.raw, answer);
    });
  });
}

// It finds out where it stands by comparing the address with the one that was asked for.
function pass(
  request: IncomingMessage & { originalUrl?: string },
  response: ServerResponse,
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
): void {
  request.originalUrl = request.url ?? '';
  request.url = request.originalUrl.slice(base.length);
  answer(request, response);
}

// It warns at every load about a Node that does not call itself LTS, as the one from npm does not.
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
  // Google shows its accounts to choose from when it is asked to.
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
    // Google puts them into the ID token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `${base}/ask/${uid}` },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 900, Session: 900 },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => claimsOf(id, people.get(id)) }),
    // The person has agreed by choosing who to be.
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
