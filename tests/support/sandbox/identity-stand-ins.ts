// The sandbox's Google and Facebook for a test, and a browser that goes through their pages.
import { generateKeyPairSync } from 'node:crypto';
import type { IdentityOptions } from '#sandbox/identity/settings.ts';
import { startSandbox, type TestSandbox } from './start-sandbox.ts';

const googleKey = JSON.stringify(
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
);

/** The providers' options for a shop at this address. */
export const identityOptions = (shopUrl: string): IdentityOptions => ({
  shopUrl,
  googleId: 'sandbox-google-test',
  googleSecret: 'google-secret',
  googleKey,
  facebookId: 'sandbox-app-test',
  facebookSecret: 'facebook-secret',
});

export interface StandIns {
  readonly sandbox: TestSandbox;
  readonly settings: Record<string, string>;
}

/** Starts both on a free port of this machine. */
export async function startStandIns(shopUrl: string): Promise<StandIns> {
  const sandbox = await startSandbox({ identity: identityOptions(shopUrl) });
  return { sandbox, settings: settingsFor(sandbox.url) };
}

export const settingsFor = (url: string): Record<string, string> => ({
  GOOGLE_CLIENT_ID: 'sandbox-google-test',
  GOOGLE_CLIENT_SECRET: 'google-secret',
  GOOGLE_ISSUER: `${url}/google`,
  SOCIAL_APP_ID: 'sandbox-app-test',
  SOCIAL_APP_SECRET: 'facebook-secret',
  FACEBOOK_PAGES_URL: `${url}/facebook`,
  FACEBOOK_API_URL: `${url}/facebook`,
});

/** The person to log in as; null declines. */
export type Saying = { email: string; verified?: boolean; hidden?: boolean; first?: string; last?: string } | null;

function bodyOf(saying: Saying): URLSearchParams {
  if (saying === null) return new URLSearchParams({ outcome: 'cancel' });
  const { email, verified = true, hidden = false, first = 'Mara', last = 'Sample' } = saying;
  const fields = { outcome: 'agree', email, first, last };
  return new URLSearchParams({ ...fields, ...(verified && { verified: '1' }), ...(hidden && { hidden: '1' }) });
}

/** Goes to the provider's page, answers it, and returns the address of the redirect back. */
export async function goThrough(start: string, shopUrl: string, saying: Saying): Promise<URL> {
  const jar = new Map<string, string>();
  let [url, body]: [URL, URLSearchParams | null] = [new URL(start), null];
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer: Response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(body && { method: 'POST', body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const to = answer.headers.get('location');
    if (to === null) {
      // A page with a form, which is sent to its action.
      const action: string | undefined = /<form method="post" action="([^"]+)"/.exec(await answer.text())?.[1];
      if (action === undefined) throw new Error(`${answer.status} at ${url.pathname} without a question`);
      [url, body] = [new URL(action.replaceAll(/&(amp|#38);/g, '&'), url), bodyOf(saying)];
      continue;
    }
    [url, body] = [new URL(to, url), null];
    if (url.origin === shopUrl) return url;
  }
  throw new Error('The way through the provider has no end.');
}
