// GET /user/with/google and /user/with/facebook: the way to a provider and the way back. Only links, so that they work without
// script; a way that is not set up has no address (docs/accounts.md#google-and-facebook).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { identityProviders, type IdentityProvider } from '#src/domain/account/identity.ts';
import { accountUrl, identityUrls, loginUrl, mailedLinkUrl } from '#src/contract/addresses/user-urls.ts';
import { ownPath } from '#src/contract/addresses/urls.ts';
import type { ErrorCode } from '#src/contract/errors.ts';
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { CallContext } from '#src/server/call.ts';
import type { IdentityFault } from '#src/server/providers/identity-port.ts';
import { pageContext } from '#src/server/platform/http/page-context.ts';
import type { Services } from '#src/server/services.ts';
import { hashSecret } from '#src/server/platform/secrets.ts';
import { insideHere, hasFactor, openSession } from '#src/server/features/user/index.ts';
import { beginFlow, secretsOf } from './flow.ts';
import { takeFlow } from './queries.ts';
import { settleIdentity, waitForCode } from './settle.ts';

const home = '/dashboard/booking';
const longestPath = 2000;

/** Registers both addresses of each provider that is set up. */
export function registerIdentityPages(app: FastifyInstance, services: Services): void {
  for (const provider of identityProviders.filter((name) => services.gateways.identity[name] !== null)) {
    const { begin, comeBack } = identityUrls(provider);
    // Asking for heads alone must not begin anything.
    const quiet = { exposeHeadRoute: false };
    const answer = (follow: (call: CallContext, url: URL) => Promise<string>) => {
      return async (request: FastifyRequest, reply: FastifyReply) => {
        const call = await pageContext(request, reply, services);
        const url = new URL(request.url, services.config.origin);
        const isFree = (await services.limits.take('auth', request.ip)) === null;
        const to = isFree ? await follow(call, url) : loginUrl({ refused: refuse('too-many-requests').code });
        return reply.header('cache-control', 'no-store').redirect(to, 303);
      };
    };
    app.get(
      begin,
      quiet,
      answer((call, url) => goThere(call, provider, url)),
    );
    app.get(
      comeBack,
      quiet,
      answer(async (call, url) => withFragment(await comeHere(call, provider, url))),
    );
  }
}

/** Facebook ends its way back with `#_=_`, which a browser keeps through every redirect that has no fragment of its own. */
const withFragment = (path: string): string => (path.includes('#') ? path : `${path}#`);

async function goThere(call: CallContext, provider: IdentityProvider, { searchParams }: URL): Promise<string> {
  const next = ownPath(searchParams.get('next'))?.slice(0, longestPath) ?? '';
  const going = await beginFlow(call, { provider, userId: null, next });
  return isRefusal(going) ? loginUrl({ refused: going.code, next }) : going;
}

const codeOf = (provider: IdentityProvider, fault: IdentityFault): ErrorCode =>
  fault === 'refused' ? `${provider}-failed` : `identity-${fault}`;

async function comeHere(call: CallContext, provider: IdentityProvider, url: URL): Promise<string> {
  const { services, visitor, actor, log } = call;
  const state = url.searchParams.get('state') ?? '';
  const flow = await takeFlow(services.db, { stateHash: hashSecret(state), provider, visitorId: visitor.id });
  // Whoever began to connect may have logged out meanwhile, or be somebody else.
  if (!flow || (flow.user_id !== null && flow.user_id !== actor.userId)) return loginUrl({ refused: 'identity-used' });
  const { user_id: connectsTo, next } = flow;
  const back = (refused: ErrorCode) => (connectsTo === null ? loginUrl({ refused, next }) : accountUrl({ refused }));
  const result = await services.gateways.identity[provider]?.finish(secretsOf(services.keys, state), url);
  if (result === undefined || 'fault' in result) {
    // The reason may quote what was sent: its first words are enough to find it by.
    const reason = result?.reason instanceof Error ? result.reason.message.slice(0, 200) : undefined;
    log.warn({ provider, fault: result?.fault, reason }, 'a login from elsewhere came to nothing');
    return back(codeOf(provider, result?.fault ?? 'refused'));
  }
  const settled = await settleIdentity(call, result, connectsTo === null ? null : insideHere(call));
  if (!('did' in settled)) return back(settled.code);
  if (settled.did === 'connected') return accountUrl({ done: 'connected' });
  if (settled.did === 'mailed') return loginUrl({ sent: provider, next });
  if (await hasFactor(services, settled.account.id)) {
    const token = await waitForCode(call, result, settled.account.id);
    return mailedLinkUrl('identity-code', token, next);
  }
  const blocked = await openSession(call, settled.account, { isRemembered: true, hasFactor: false });
  if (blocked) return back(blocked.code);
  return next === '' ? home : next;
}
