// Codes of gifts and thanks, and hashes of links: letters without look-alikes, from random bytes (docs/invites.md#codes).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { randomBytes } from 'node:crypto';
import { refFromBytes } from '#src/domain/ref.ts';
import { fromMinor } from '#src/domain/money/money.ts';

/** A code that nobody guesses: 16 letters of four bits each. */
export function newCode(prefix: 'GIFT' | 'THANKS'): string {
  return [prefix, refFromBytes(randomBytes(8)), refFromBytes(randomBytes(8))].join('-');
}

/** The hash of a link: twelve letters, 48 bits. It opens nothing; it only must not be that of another. */
export function newLinkHash(): string {
  return (refFromBytes(randomBytes(8)) + refFromBytes(randomBytes(8))).slice(0, 12).toLowerCase();
}

/** What either code gives, as it goes over the wire. */
export function giftOnWire() {
  const { invite_gift, invite_minimum } = priceCurrency().figures;
  return { amount: fromMinor(invite_gift), minimum_spend: fromMinor(invite_minimum) };
}
