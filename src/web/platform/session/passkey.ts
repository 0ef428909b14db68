// Login by passkey: the device signs the server's challenge (docs/domain/accounts.md#passkeys).
import type { Api, ApiFailure } from '#src/web/platform/api/api.ts';

/** Requires browser support and a host name, not an IP address. */
export function canHavePasskeys(): boolean {
  const isBare = /^[\d.]+$|:/.test(location.hostname);
  return !isBare && 'PublicKeyCredential' in globalThis;
}

/** The signature, a failed call, or null when cancelled or without a passkey. */
export async function signWithPasskey(api: Api): Promise<{ response: string } | { failure: ApiFailure } | null> {
  const answer = await api('account/passkey-options', {});
  if (!answer.ok) return { failure: answer };
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    return { response: JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(answer.data.options) })) };
  } catch {
    return null;
  }
}
