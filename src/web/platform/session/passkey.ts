// Signs in with a passkey: the server sends a challenge, the device signs it (docs/domain/accounts.md#passkeys).
import type { Api, ApiFailure } from '#src/web/platform/api/api.ts';

/** True where a browser can have passkeys: it knows them, and the site has a name, not a bare address. */
export function canHavePasskeys(): boolean {
  const isBare = /^[\d.]+$|:/.test(location.hostname);
  return !isBare && 'PublicKeyCredential' in globalThis;
}

/** What the device has signed, a call that failed, or null where no passkey was used: closed by the person, or none on the device. */
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
