// Going to a provider: what binds the way back to this browser, and the address to go to (docs/accounts.md#google-and-facebook).
import type { IdentityProvider } from '#src/domain/account/identity.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import { identityUrls } from '#src/contract/addresses/user-urls.ts';
import type { CallContext } from '#src/server/call.ts';
import type { FlowSecrets } from '#src/server/providers/identity-port.ts';
import { newSecret } from '#src/server/platform/http/identity.ts';
import type { MasterKeys } from '#src/server/platform/keys.ts';
import { deriveSecret, hashSecret } from '#src/server/platform/secrets.ts';
import { insertFlow } from './queries.ts';

/** What belongs to a state. The table keeps the hash of the state alone, and nobody makes the others of it without our key. */
export function secretsOf(keys: MasterKeys, state: string): FlowSecrets {
  const [nonce, verifier] = (['identity-nonce', 'identity-verifier'] as const).map((use) =>
    deriveSecret(keys, use, state),
  );
  return { state, nonce: nonce ?? '', verifier: verifier ?? '' };
}

type Going = Pick<CallContext, 'services' | 'visitor' | 'log'>;

/** The provider's page for this browser; `userId` is the account that is to be connected, null for a login. */
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
    log.warn({ provider, reason: String(begun.reason) }, 'nobody can be sent to log in elsewhere');
    return refuse('identity-down');
  }
  await insertFlow(db, { stateHash: hashSecret(flow.state), provider, visitorId: visitor.id, userId, next });
  return begun.url;
}
