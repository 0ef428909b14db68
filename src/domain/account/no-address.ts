// Accounts whose owner has no address: hosts whom a coordinator has opened (docs/accounts.md#hosts-without-an-address, docs/listings.md).

/** Stands in the place of an address that there is not. The domain cannot exist (RFC 2606), so that nobody can prove it. */
const noAddressDomain = '@no-address.invalid';

/** The address of an account that has none; `name` makes it one of its own. */
export function noAddress(name: string): string {
  return name + noAddressDomain;
}

/** The same as a pattern of SQL. */
export const noAddressPattern = `%${noAddressDomain}`;

/** False for an account that cannot be written to. */
export function hasAddress(email: string): boolean {
  return !email.toLowerCase().endsWith(noAddressDomain);
}
