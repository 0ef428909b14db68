// How often somebody may try, and by what it is counted: account, device, address, network, the whole site (docs/security.md).
import { isIpv4, networkOf, plainAddress } from './network.ts';

/** What is counted besides the calls of each class. */
export type Guarded =
  | 'password'
  | 'coupon'
  | 'card'
  | 'card-address'
  | 'inquiry'
  | 'feedback'
  | 'invite'
  | 'message'
  | 'notice'
  | 'number-code'
  | 'phone-reply';

/** Who tries; what is not known is left out. */
export interface AttemptKeys {
  /** An id, or a typed address in a form that names nobody. */
  readonly account?: string | null;
  /** A browser that has signed in to the account lately: it has tries of its own, and wider bounds besides. */
  readonly device?: string | null;
  readonly address?: string | null;
  /** A booking, by the hash of the token that pays it. */
  readonly booking?: string | null;
  /** A browser, by the id of its visitor: whoever deletes the cookie is another one. */
  readonly browser?: string | null;
  /** A card, as the provider tells cards apart. */
  readonly card?: string | null;
  /** Whose mailbox, in a form that names nobody. */
  readonly recipient?: string | null;
}

/** One count: over `most` within `seconds` nothing more is allowed. */
export interface Count {
  readonly key: string;
  readonly most: number;
}

interface Bounds {
  readonly seconds: number;
  readonly account?: number;
  readonly device?: number;
  readonly address?: number;
  readonly booking?: number;
  readonly browser?: number;
  readonly card?: number;
  readonly recipient?: number;
}

const HOUR = 3600;

/**
 * Bounds of an hour. Of codes and cards as in docs/reference/limits.md#tries. A password: an owner mistypes less than ten times, and
 * twenty guesses an hour find nothing; an address has the people of one house behind it. Messages: two a minute for an hour is
 * a lively talk. Declined cards of an address (`card-address`) refuse nobody: a mobile network or a hostel has many guests behind one.
 * They only ask for more proof (`proofOfCard`); a setting changes the bound. Mails that a stranger can have
 * sent to an address: more would fill a mailbox. Codes to a phone cost money, and so do answers to what comes from one, where
 * two machines could talk to each other for ever (docs/domain/hosts.md#numbers).
 */
export const tryBounds: Readonly<Record<Guarded, Bounds>> = {
  password: { seconds: HOUR, account: 20, device: 10, address: 30 },
  coupon: { seconds: HOUR, account: 10, address: 10 },
  card: { seconds: HOUR, account: 5, booking: 5, browser: 5, card: 5 },
  'card-address': { seconds: HOUR, address: 50 },
  inquiry: { seconds: HOUR, account: 20, address: 10 },
  feedback: { seconds: HOUR, account: 10, address: 10 },
  invite: { seconds: HOUR, account: 10, address: 10 },
  message: { seconds: HOUR, account: 120, address: 120 },
  notice: { seconds: HOUR, recipient: 6 },
  'number-code': { seconds: HOUR, account: 6, recipient: 4, address: 12 },
  'phone-reply': { seconds: HOUR, recipient: 20 },
};

/**
 * An IPv4 /24 is up to 254 lines of one provider, so it has four times the bound of an address. An IPv6 /64 is one line, as a
 * single IPv4 address is: anyone who has it has all its addresses, so it has the bound of an address and they count no further.
 */
export const ipv4NetworkFactor = 4;

/**
 * Account, address and network count for a device that is known as well, because whoever has the password makes as many of them as they
 * like. Three times as many tries are allowed there, so that strangers, who are stopped before, never use up those of the owner.
 */
export const knownFactor = 3;

/** The counts of an address with this bound: its own and its network's. */
export function addressCounts(prefix: string, address: string, most: number): Count[] {
  const plain = plainAddress(address);
  const network = { key: `${prefix}:network:${networkOf(plain)}`, most };
  if (!isIpv4(plain)) return [network];
  return [
    { key: `${prefix}:address:${plain}`, most },
    { ...network, most: most * ipv4NetworkFactor },
  ];
}

/** Everything that a try counts for. */
export function tryCounts(what: Guarded, who: AttemptKeys): Count[] {
  const { account, device, address, recipient } = who;
  const bounds = tryBounds[what];
  const isKnown = Boolean(device) && bounds.device !== undefined;
  const wide = isKnown ? knownFactor : 1;
  const counts: Count[] = [];
  if (isKnown) counts.push({ key: `${what}:device:${device}`, most: bounds.device ?? 0 });
  if (account && bounds.account !== undefined)
    counts.push({ key: `${what}:account:${account}`, most: bounds.account * wide });
  for (const kind of ['booking', 'browser', 'card'] as const)
    if (who[kind] && bounds[kind] !== undefined)
      counts.push({ key: `${what}:${kind}:${who[kind]}`, most: bounds[kind] });
  if (recipient && bounds.recipient !== undefined)
    counts.push({ key: `${what}:recipient:${recipient}`, most: bounds.recipient });
  if (address && bounds.address !== undefined) counts.push(...addressCounts(what, address, bounds.address * wide));
  return counts;
}

/** A count with what has been tried already. */
export interface UsedCount extends Count {
  readonly used: number;
}

/** What is asked of a card besides its numbers: nothing, a check by its bank (3-D Secure), or that somebody is logged in. */
export type CardProof = 'none' | 'three-d-secure' | 'account';

/**
 * What a card has to come with where many cards of this address or network were declined. From the bound on the bank is asked
 * to check the card holder, which ends the testing of cards and stops no honest guest. Not every bank can: from twice the
 * bound on a card is only taken of an account, which has its own five declines.
 */
export function proofOfCard(tried: readonly UsedCount[]): CardProof {
  if (tried.some(({ used, most }) => used >= 2 * most)) return 'account';
  return tried.some(({ used, most }) => used >= most) ? 'three-d-secure' : 'none';
}
