// GET /user/with/google and /user/with/facebook: to a provider and back, without script
// (docs/domain/accounts.md#google-and-facebook).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  identityProviders,
  type IdentityProvider,
  decideReturn,
  type ProvedIdentity,
} from '#src/domain/account/identity.ts';
import { accountUrl, identityUrls, loginUrl, mailedLinkUrl } from '#src/contract/addresses/user-urls.ts';
import { ownPath } from '#src/contract/addresses/urls.ts';
import type { ErrorCode } from '#src/contract/errors.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallContext } from '#src/server/call.ts';
import type { IdentityFault, FlowSecrets } from '#src/server/providers/identity-port.ts';
import { pageContext } from '#src/server/platform/http/page-context.ts';
import type { Services } from '#src/server/services.ts';
import { hashSecret, deriveSecret } from '#src/server/platform/secrets.ts';
import {
  insideHere,
  hasFactor,
  openSession,
  holdAccess,
  type AccessVersion,
  type ActiveSession,
} from '#src/server/features/user/index.ts';
import {
  takeFlow,
  insertFlow,
  findIdentityFacts,
  insertIdentity,
  lockIdentity,
  markIdentityUsed,
  writeIdentityAccount,
  insertWaiting,
} from './identity-queries.ts';
import { newSecret } from '#src/server/platform/http/identity.ts';
import type { MasterKeys } from '#src/server/platform/keys.ts';
import { randomUUID } from 'node:crypto';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { locale } from '#src/texts/locale.ts';
import { askByMail } from './mailed.ts';
import { endRequests } from './mailed-queries.ts';

const home = '/dashboard/booking';
const longestPath = 2000;

export function registerIdentityPages(app: FastifyInstance, services: Services): void {
  for (const provider of identityProviders.filter((name) => services.gateways.identity[name] !== null)) {
    const { begin, comeBack } = identityUrls(provider);
    // A HEAD request must not start a login.
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

/** Facebook appends `#_=_`, which browsers carry through redirects without a fragment. */
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
  // The browser may have logged out or changed accounts since.
  if (!flow || (flow.user_id !== null && flow.user_id !== actor.userId)) return loginUrl({ refused: 'identity-used' });
  const { user_id: connectsTo, next } = flow;
  const back = (refused: ErrorCode) => (connectsTo === null ? loginUrl({ refused, next }) : accountUrl({ refused }));
  const result = await services.gateways.identity[provider]?.finish(secretsOf(services.keys, state), url);
  if (result === undefined || 'fault' in result) {
    // The reason may quote the request, so it is cut.
    const reason = result?.reason instanceof Error ? result.reason.message.slice(0, 200) : undefined;
    log.warn({ provider, fault: result?.fault, reason }, 'a login with a provider failed');
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

/** Derived from a state by our key; the table only has the state's hash. */
function secretsOf(keys: MasterKeys, state: string): FlowSecrets {
  const [nonce, verifier] = (['identity-nonce', 'identity-verifier'] as const).map((use) =>
    deriveSecret(keys, use, state),
  );
  return { state, nonce: nonce ?? '', verifier: verifier ?? '' };
}

type Going = Pick<CallContext, 'services' | 'visitor' | 'log'>;

export async function beginFlow(
  { services, visitor, log }: Going,
  { provider, userId, next }: { provider: IdentityProvider; userId: string | null; next: string },
): Promise<string | Refusal> {
  const { db, keys, config, gateways } = services;
  const gateway = gateways.identity[provider];
  if (gateway === null) return refuse('identity-off');
  const flow = secretsOf(keys, newSecret());
  const begun = await gateway.begin(flow, config.origin + identityUrls(provider).comeBack);
  if ('fault' in begun) {
    log.warn({ provider, reason: String(begun.reason) }, 'login with providers is unavailable');
    return refuse('identity-down');
  }
  await insertFlow(db, { stateHash: hashSecret(flow.state), provider, visitorId: visitor.id, userId, next });
  return begun.url;
}

/** `opens` names the account to open, which may still need its second factor. */
type Settled = { did: 'connected' } | { did: 'mailed' } | { did: 'opens'; account: AccessVersion } | Refusal;

/**
 * `connectsTo`: the account that started it; null for a login. The caller checks the second factor and opens the
 * session.
 */
export async function settleIdentity(
  call: Pick<CallContext, 'services' | 'visitor'>,
  identity: ProvedIdentity,
  connects: ActiveSession | null,
): Promise<Settled> {
  const { db } = call.services;
  const connectsTo = connects?.id ?? null;
  // An unverified address is never looked up.
  const checked = identity.isEmailVerified && connectsTo === null ? identity.email : null;
  const settled = await inTransaction(db, async (trx): Promise<Settled> => {
    await lockIdentity(trx, identity);
    const proven = { ...identity, userId: connectsTo, email: checked };
    const { owner, owner_version, has_second, is_email_known } = await findIdentityFacts(trx, proven);
    const use = decideReturn({
      connectsTo,
      owner,
      hasSecond: has_second,
      hasEmail: identity.email !== null,
      isEmailVerified: checked !== null,
      isEmailKnown: is_email_known,
    });
    if ('refused' in use) return refuse(use.refused);
    if (use.does === 'sign-in' && owner !== null && owner_version !== null) {
      await markIdentityUsed(trx, identity, identity.email);
      return { did: 'opens', account: { id: owner, access_version: owner_version } };
    }
    if (use.does === 'connect' && connects !== null) {
      if (!(await holdAccess(trx, connects))) return refuse('identity-used');
      const isMade = await insertIdentity(trx, { ...identity, userId: connects.id, email: identity.email ?? '' });
      return isMade ? { did: 'connected' } : refuse('identity-second');
    }
    if (use.does === 'make' && checked !== null) {
      const account = await writeIdentityAccount(trx, identity, { email: checked, locale: locale() });
      if (account !== null) {
        await endRequests(trx, { email: checked, userId: account.id });
        return { did: 'opens', account };
      }
    }
    return use.does === 'nothing' ? { did: 'connected' } : { did: 'mailed' };
  });
  if (!('did' in settled) || settled.did !== 'mailed' || identity.email === null) return settled;
  const { provider, issuer, subject, firstName, lastName, email } = identity;
  await askByMail(call, { purpose: 'identity', email, firstName, lastName, provider, issuer, subject });
  return settled;
}

async function waitForCode(
  { services: { db, keys }, visitor }: Pick<CallContext, 'services' | 'visitor'>,
  identity: ProvedIdentity,
  userId: string,
): Promise<string> {
  const id = randomUUID();
  const token = deriveSecret(keys, 'account-request', id);
  await insertWaiting(db, { id, tokenHash: hashSecret(token), userId, visitorId: visitor.id }, identity);
  return token;
}
