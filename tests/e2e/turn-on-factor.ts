// Two-step login for whoever is logged in in a window, as an authenticator app does it: operators need it (docs/domain/accounts.md#second-factor).
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { mustAs } from './calls.ts';

/** Turns it on; what the account may do with it holds from then on. Answers the secret, for later codes. */
export async function turnOnFactor(page: Page, origin: string, password: string): Promise<string> {
  const { secret } = await mustAs(page, origin, 'account/factor-begin', { password });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await mustAs(page, origin, 'account/factor-confirm', { code });
  return secret;
}
