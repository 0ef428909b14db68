// Limits of tries, by account, device, address, network and the whole site (docs/security.md).
import { isIpv4, networkOf, plainAddress } from './network.ts';

/** What is limited besides the calls of each class. */
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

/** The origin of a try; unknown keys are absent. */
export interface AttemptKeys {
  /** An id, or a typed address in a form that reveals no one. */
  readonly account?: string | null;
  /** A browser that logged in to the account lately: it has its own tries, and wider bounds. */
  readonly device?: string | null;
  readonly address?: string | null;
  /** A booking, by the hash of its payment token. */
  readonly booking?: string | null;
  /** A browser, by its visitor id: deleting the cookie makes another one. */
  readonly browser?: string | null;
  /** A card, by the provider's fingerprint. */
  readonly card?: string | null;
  /** The owner of a mailbox or phone, in a form that reveals no one. */
  readonly recipient?: string | null;
}

/** A limit: at most `most` tries within `seconds`. */
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
 * Bounds per hour. Codes and cards as in docs/reference/limits.md#attempts. Password: an owner mistypes fewer than ten
 * times, and twenty guesses an hour find nothing; an address may serve a whole house. Messages: two a minute for an
 * hour is a lively talk. Declined cards of an address (`card-address`) refuse no one, because a mobile network or a
 * hostel shares one address: they only require more proof (`proofOfCard`); a setting changes the bound. Emails that a
 * stranger can trigger: more would fill a mailbox. Codes to a phone cost money, and so do replies to phone messages:
 * two machines could answer each other forever (docs/domain/hosts.md#numbers).
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
 * An IPv4 /24 is up to 254 lines of one provider: four times the bound of an address. An IPv6 /64 is one line, whose
 * holder has all its addresses: the bound of an address, and none for single addresses.
 */
export const ipv4NetworkFactor = 4;

/**
 * Account, address and network limits also apply to known devices, because anyone with the password can create many.
 * They allow three times as many tries there: strangers are stopped before and never use up the owner's.
 */
export const knownFactor = 3;

/** The limits of an address with this bound: its own and its network's. */
export function addressCounts(prefix: string, address: string, most: number): Count[] {
  const plain = plainAddress(address);
  const network = { key: `${prefix}:network:${networkOf(plain)}`, most };
  if (!isIpv4(plain)) return [network];
  return [
    { key: `${prefix}:address:${plain}`, most },
    { ...network, most: most * ipv4NetworkFactor },
  ];
}

/** All limits that a try uses up. */
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

/** A limit with its tries so far. */
export interface UsedCount extends Count {
  readonly used: number;
}

/** Proof that a card needs besides its numbers: none, a check by its bank (3-D Secure), or a logged-in account. */
export type CardProof = 'none' | 'three-d-secure' | 'account';

/**
 * The proof required after many declined cards of this address or network. From the bound on, the bank checks the card
 * holder, which ends card testing and stops no honest guest. Not every bank can: from twice the bound on, a card needs
 * an account, which has its own five declines.
 */
export function proofOfCard(tried: readonly UsedCount[]): CardProof {
  if (tried.some(({ used, most }) => used >= 2 * most)) return 'account';
  return tried.some(({ used, most }) => used >= most) ? 'three-d-secure' : 'none';
}
