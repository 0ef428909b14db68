// Logging in as people do: the address first, then the password, on the page or in the popup, with and without script.
import type { Locator } from 'playwright-core';

/** Fills the form in this part of the page and sends it. */
export async function logIn(
  scope: Locator,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await scope.getByLabel('Email', { exact: true }).fill(email);
  await scope.getByRole('button', { name: 'Continue', exact: true }).click();
  await scope.getByLabel('Password', { exact: true }).fill(password);
  await scope.getByRole('button', { name: 'Log in', exact: true }).click();
}
