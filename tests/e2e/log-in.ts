// Logging in as people do: the address, then the password, on the page or in the popup, with and without script; and a
// passkey device.
import type { Locator, Page } from 'playwright-core';
import { hashPassword } from '#src/server/features/user/index.ts';
import type { PayWorld } from './paying/pay-world.ts';

/** Inserts a verified account that logs in with this password. */
export async function insertAccount(
  { rows }: Pick<PayWorld, 'rows'>,
  {
    email,
    password,
    name: [firstName, lastName],
  }: { email: string; password: string; name: readonly [string, string] },
): Promise<void> {
  await rows(
    `insert into user_account (email, first_name, last_name, password_hash, verified_at)
     values ($1, $2, $3, $4, banyan_now())`,
    [email, firstName, lastName, await hashPassword(password)],
  );
}

export async function logIn(
  scope: Locator,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await scope.getByLabel('Email', { exact: true }).fill(email);
  await scope.getByRole('button', { name: 'Continue', exact: true }).click();
  await scope.getByLabel('Password', { exact: true }).fill(password);
  await scope.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Gives a page's browser a passkey device that always approves. */
export async function addAuthenticator(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
