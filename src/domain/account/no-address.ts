// Accounts without an email address: hosts opened by a coordinator (docs/domain/accounts.md#hosts-without-an-address, docs/domain/listings.md).

/** A domain that cannot exist (RFC 2606), so no one can verify it. */
const noAddressDomain = '@no-address.invalid';

export function noAddress(name: string): string {
  return name + noAddressDomain;
}

/** As a SQL pattern. */
export const noAddressPattern = `%${noAddressDomain}`;

export function hasAddress(email: string): boolean {
  return !email.toLowerCase().endsWith(noAddressDomain);
}
