// Facebook's login addresses: the dialog, a token for a code, a token's owner, and the profile.
import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomText } from '#sandbox/state/ids.ts';
import { askPerson, personOf, sendGone, type Person } from './person.ts';
import { returnUrls, type IdentityOptions } from './settings.ts';

type Query = Readonly<Record<string, string | undefined>>;
const codeMs = 600_000;
const tokenMs = 3_600_000;

/** Entries expire and are found by key; the oldest go first. */
function createShelf<Kept>(forMs: number) {
  const kept = new Map<string, { value: Kept; until: number }>();
  return {
    put(name: string, value: Kept) {
      for (const [other, { until }] of kept) if (until < Date.now() || kept.size > 1000) kept.delete(other);
      kept.set(name, { value, until: Date.now() + forMs });
    },
    get(name: string | undefined): Kept | null {
      const found = kept.get(name ?? '');
      return found !== undefined && found.until > Date.now() ? found.value : null;
    },
    drop: (name: string) => kept.delete(name),
  };
}

/** Errors in the Graph API's format. */
const fail = (reply: FastifyReply, message: string, code: number) =>
  reply.code(400).send({ error: { message, type: 'OAuthException', code, fbtrace_id: randomText(11) } });

/** Adds everything below /facebook. */
export function registerFacebook(app: FastifyInstance, options: IdentityOptions): void {
  const { facebookId: id, facebookSecret: secret } = options;
  const { facebook: returnUrl } = returnUrls(options);
  const codes = createShelf<Person>(codeMs);
  const tokens = createShelf<Person>(tokenMs);
  registerDialog(app, options, codes);

  app.get('/facebook/oauth/access_token', async (request, reply) => {
    const { client_id, client_secret, redirect_uri, code = '' } = request.query as Query;
    if (client_id !== id || client_secret !== secret) return fail(reply, 'Error validating client secret.', 1);
    const person = codes.get(code);
    if (person === null) return fail(reply, 'This authorization code has been used.', 100);
    if (redirect_uri !== returnUrl) return fail(reply, 'Error validating verification code.', 100);
    codes.drop(code);
    const token = `EAA${randomText(80)}`;
    tokens.put(token, person);
    return { access_token: token, token_type: 'bearer', expires_in: tokenMs / 1000 };
  });

  app.get('/facebook/debug_token', async (request, reply) => {
    const { input_token, access_token } = request.query as Query;
    if (access_token !== `${id}|${secret}`) return fail(reply, 'Invalid OAuth access token.', 190);
    const person = tokens.get(input_token);
    if (person === null)
      return { data: { is_valid: false, error: { code: 190, message: 'Malformed access token' }, scopes: [] } };
    const scopes = ['public_profile', ...(person.email === '' ? [] : ['email'])];
    return { data: { app_id: id, type: 'USER', is_valid: true, user_id: person.subject, scopes } };
  });

  app.get('/facebook/me', async (request, reply) => {
    const { access_token: token, appsecret_proof: proof } = request.query as Query;
    const person = tokens.get(token);
    if (person === null) return fail(reply, 'Malformed access token', 190);
    if (
      proof !==
      createHmac('sha256', secret)
        .update(token ?? '')
        .digest('hex')
    )
      return fail(reply, 'Invalid appsecret_proof provided in the API argument', 100);
    const { subject, email, first, last } = person;
    return {
      id: subject,
      first_name: first,
      last_name: last,
      name: `${first} ${last}`.trim(),
      ...(email !== '' && { email }),
    };
  });
}

type Shelf = ReturnType<typeof createShelf<Person>>;

function registerDialog(app: FastifyInstance, options: IdentityOptions, codes: Shelf): void {
  const { facebookId: id, shopUrl } = options;
  const { facebook: returnUrl } = returnUrls(options);
  const isAsked = ({ client_id, redirect_uri, response_type = 'code' }: Query) =>
    client_id === id && redirect_uri === returnUrl && response_type === 'code';

  app.get('/facebook/dialog/oauth', async (request, reply) => {
    const query = request.query as Query;
    if (!isAsked(query)) return sendGone(reply);
    return askPerson(reply, { provider: 'facebook', action: request.url, shop: shopUrl });
  });

  app.post('/facebook/dialog/oauth', async (request, reply) => {
    const query = request.query as Query;
    if (!isAsked(query)) return sendGone(reply);
    const back = new URL(returnUrl);
    back.searchParams.set('state', query['state'] ?? '');
    const person = personOf('facebook', request.body);
    if (person === null) {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_reason', 'user_denied');
      return reply.redirect(back.href, 303);
    }
    const code = `AQ${randomText(60)}`;
    codes.put(code, person);
    back.searchParams.set('code', code);
    // Facebook ends the address like this, so that no fragment of an earlier page remains.
    return reply.redirect(`${back.href}#_=_`, 303);
  });
}
