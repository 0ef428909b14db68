// Google, or whoever else speaks OpenID Connect: the code flow with PKCE, state and nonce, by the certified client
// (docs/accounts.md#google-and-facebook). The client loads when somebody first logs in this way.
import type { Configuration, IDToken } from 'openid-client';
import { nameOf, type ProvedIdentity } from '#src/domain/account/identity.ts';
import type { GoogleAccess } from '#src/server/config/providers.ts';
import { addressOf, patienceMs, textOf, type IdentityFault, type IdentityGateway } from './port.ts';

const keptMs = 3_600_000;

/** Asks the provider's own description for its addresses, once an hour. */
export function createGoogleGateway(access: GoogleAccess): IdentityGateway {
  const site = keepSite(access);
  return {
    async begin({ state, nonce, verifier }, returnUrl) {
      try {
        const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
        const url = buildAuthorizationUrl(await site(), {
          redirect_uri: returnUrl,
          scope: 'openid email profile',
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          state,
          nonce,
          // Whoever shares a computer must be able to choose.
          prompt: 'select_account',
        });
        return { url: url.href };
      } catch (error) {
        return { fault: 'down', reason: error };
      }
    },
    async finish({ state, nonce, verifier }, returned) {
      const { authorizationCodeGrant } = await import('openid-client');
      try {
        const once = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
        const claims = (await authorizationCodeGrant(await site(), returned, once)).claims();
        return claims === undefined ? { fault: 'refused' } : identityOf(claims);
      } catch (error) {
        return { fault: faultOf(error), reason: error };
      }
    },
  };
}

function keepSite({ issuer, clientId, clientSecret }: GoogleAccess): () => Promise<Configuration> {
  let found: { until: number; site: Promise<Configuration> } | null = null;
  const discover = async (): Promise<Configuration> => {
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await import('openid-client');
    // A provider without https is a stand-in on this machine: settings of production refuse it.
    const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
    const more = { execute: [...insecure, enableNonRepudiationChecks], timeout: patienceMs / 1000 };
    return discovery(new URL(issuer), clientId, clientSecret.reveal(), undefined, more);
  };
  return () => {
    if (found === null || found.until < Date.now()) {
      found = { until: Date.now() + keptMs, site: discover() };
      // A provider that could not be reached is asked again by the next person.
      found.site.catch(() => (found = null));
    }
    return found.site;
  };
}

function identityOf(claims: IDToken): ProvedIdentity {
  const email = addressOf(claims['email']);
  const names = { first: textOf(claims['given_name']), last: textOf(claims['family_name']) };
  return {
    provider: 'google',
    issuer: claims.iss,
    subject: claims.sub,
    email,
    isEmailVerified: email !== null && claims['email_verified'] === true,
    ...nameOf({ ...names, whole: textOf(claims['name']), email }),
  };
}

const saidNo = ['access_denied', 'interaction_required', 'login_required'];
const saidBusy = ['temporarily_unavailable', 'server_error'];

// The client throws its own errors, and passes on what the network threw (openid-client, ClientError).
function faultOf(error: unknown): IdentityFault {
  if (!(error instanceof Error)) return 'refused';
  const { code, error: said, status, cause } = error as Error & { code?: unknown; error?: unknown; status?: unknown };
  if (typeof said === 'string' && saidNo.includes(said)) return 'cancelled';
  const isAway = code === 'OAUTH_TIMEOUT' || (error instanceof TypeError && cause !== undefined);
  const isBusy = (typeof said === 'string' && saidBusy.includes(said)) || (typeof status === 'number' && status >= 500);
  return isAway || isBusy || (cause instanceof Response && cause.status >= 500) ? 'down' : 'refused';
}
