// A distributor's customer, packed as JSON into the message of a checkout (docs/accounts.md#distributors, ADR 049).
import type { Contact } from './contact-rules.ts';

/** The word that marks a packed message. */
export const distributorGuestType = 'distributor-guest-data';

/** A message as typed, in characters; also the note inside a packed one. */
export const messageMax = 2000;

/** What a packed message may have: note and details, each character written as two where JSON asks for it. */
export const packedMessageMax = 6000;

/** Writes the message of a distributor's checkout: who the guest is, and the note to the host. */
export function packDistributorGuest(contact: Contact, message: string): string {
  const { first_name = '', last_name = '', email = '', isd_code = '', phone = '' } = contact;
  return JSON.stringify({ type: distributorGuestType, first_name, last_name, email, isd_code, phone, message });
}
