// Turns on two-step login for a window's account, like an authenticator app: operators need it
// (docs/domain/accounts.md#second-factor).
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { mustAs } from './calls.ts';

/** Turns it on; the account's permissions that need it apply from then on. Returns the secret, for later codes. */
export async function turnOnFactor(page: Page, origin: string, password: string): Promise<string> {
  const { secret } = await mustAs(page, origin, 'account/factor-begin', { password });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await mustAs(page, origin, 'account/factor-confirm', { code });
  return secret;
}
