// Two-step login for whoever is logged in in a page, as an authenticator app does it: operators need it (docs/accounts.md#second-factor).
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';

interface Begun {
  secret: string;
}

/** Makes a call from the page, with its cookies and its token. Throws when it is refused. */
async function callFrom<Answer>(page: Page, name: string, input: object): Promise<Answer> {
  const answer = await page.evaluate(
    async ([path, body]) => {
      const csrf = /csrf-token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'content-type': 'application/json', 'x-csrf-token': decodeURIComponent(csrf) };
      const response = await fetch(path, { method: 'POST', headers, body });
      return (await response.json()) as { status: string; code?: string };
    },
    [`/api/${name}`, JSON.stringify(input)] as const,
  );
  if (answer.status !== 'success') throw new Error(`${name}: ${answer.code}`);
  return answer as Answer;
}

/** Turns it on; what the account may do with it holds from then on. Answers the secret, for later codes. */
export async function turnOnFactor(page: Page, password: string): Promise<string> {
  const { secret } = await callFrom<Begun>(page, 'account/factor-begin', { password });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await callFrom(page, 'account/factor-confirm', { code });
  return secret;
}
