// Secrets that open a page or prove a text. They are not stored: each is the keyed hash of what it is for, so that a mail
// sent again or an answer given again shows the same one, and a stolen table opens nothing (docs/domain/accounts.md#opening-a-booking,
// ADR 016, ADR 054).
import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { MasterKey, MasterKeys } from './keys.ts';

/**
 * What each use was hashed with before master keys had versions: `prefix` before the text, and how many bytes were kept.
 * Links and cookies made then are version 0: they carry no version.
 */
const firstForms = {
  /** The token that changes need (docs/domain/accounts.md#csrf-token). */
  csrf: { prefix: '', bytes: 32 },
  /** The cookie of a browser in which somebody has signed in. */
  device: { prefix: 'device:', bytes: 16 },
  /** A quoted amount. */
  'quote-id': { prefix: 'quote:', bytes: 32 },
  /** Opens a booking's page without a login. */
  'booking-access': { prefix: 'booking-access:', bytes: 32 },
  /** The same page for its host. */
  host: { prefix: 'booking-host:', bytes: 32 },
  /** Pays a booking while it is held. */
  payment: { prefix: 'booking-payment:', bytes: 32 },
  /** Comes back from the bank. */
  return: { prefix: 'booking-return:', bytes: 32 },
  /** Comes back from Alipay; of a payment. */
  alipay: { prefix: 'booking-alipay:', bytes: 32 },
  'inquiry-guest': { prefix: 'booking-inquiry-guest:', bytes: 32 },
  'inquiry-host': { prefix: 'booking-inquiry-host:', bytes: 32 },
  offer: { prefix: 'booking-offer:', bytes: 32 },
  /** The link in a mail that proves an address; of a mail. */
  account: { prefix: 'booking-account:', bytes: 32 },
  /** Shows a wish list to others; of an account and a number used once. */
  'wish-list': { prefix: 'wish-list:', bytes: 32 },
  /** Turns off notices; of a topic and a booking. */
  'notice-stop': { prefix: 'notice-stop:', bytes: 32 },
  /** What an authenticator app holds; of an account's second factor. */
  'second-factor': { prefix: 'second-factor:', bytes: 32 },
  /** The link that somebody asked for by typing an address; of what was asked. */
  'account-request': { prefix: 'account-request:', bytes: 32 },
  /** The link of an invitation to a team; of the invitation. */
  'team-invitation': { prefix: 'team-invitation:', bytes: 32 },
  /** Binds the answer of a provider to its question; of the state with which somebody went there. */
  /** What a number's code is hashed with; of the code's row and the code. */
  'number-code': { prefix: 'number-code:', bytes: 32 },
  'identity-nonce': { prefix: 'identity-nonce:', bytes: 32 },
  'identity-verifier': { prefix: 'identity-verifier:', bytes: 32 },
  /** Opens the page of one act, by a message to a phone; of a link. */
  'host-link': { prefix: 'host-link:', bytes: 32 },
} as const;

export type KeyUse = keyof typeof firstForms;
export const keyUses = Object.keys(firstForms) as KeyUse[];

// A sub-key is asked for with every link, and follows from its master forever.
const subKeys = new WeakMap<MasterKey, Map<KeyUse, Buffer>>();

/** The key of one use: anyone who learns it can make nothing of another use. */
export function subKey(master: MasterKey, use: KeyUse): Buffer {
  const cached = subKeys.get(master) ?? new Map<KeyUse, Buffer>();
  subKeys.set(master, cached);
  const key = cached.get(use) ?? Buffer.from(hkdfSync('sha256', master.secret, '', `banyan ${use}`, 32));
  cached.set(use, key);
  return key;
}

function secretBy(master: MasterKey, use: KeyUse, text: string): string {
  const { prefix, bytes } = firstForms[use];
  if (master.version === 0)
    return createHmac('sha256', master.secret)
      .update(prefix + text)
      .digest()
      .subarray(0, bytes)
      .toString('base64url');
  const hash = createHmac('sha256', subKey(master, use)).update(text).digest('base64url');
  return `k${master.version}-${hash}`;
}

/** Of the newest key: 256 bits for `text` that nobody without that key can guess, behind the version that made it. */
export function deriveSecret({ masters }: MasterKeys, use: KeyUse, text: string): string {
  return secretBy(masters[0], use, text);
}

/**
 * The secret that a row keeps the hash of, whichever key made it: what was sent before a rotation is sent again as it was.
 * Of the newest key when none fits, as after its key was retired; such a secret opens nothing.
 */
export function secretOfHash(keys: MasterKeys, use: KeyUse, text: string, hash: Buffer): string {
  const made = keys.masters.map((master) => secretBy(master, use, text));
  const fits = (secret: string) => hash.length === 32 && timingSafeEqual(hashSecret(secret), hash);
  return made.find(fits) ?? deriveSecret(keys, use, text);
}

/** What a row may keep of the secret for `text`: one hash for each key. */
export function hashesOf(keys: MasterKeys, use: KeyUse, text: string): Buffer[] {
  return keys.masters.map((master) => hashSecret(secretBy(master, use, text)));
}

const shortBytes = 16;

/**
 * A secret of 128 bits in 22 characters, for an address that must fit into a short message. It carries no version: it is looked up by
 * its stored hash, and made again to see that one of the keys that are there has made it. The one of the key whose secret has `hash`;
 * without one, of the newest.
 */
export function shortSecret({ masters }: MasterKeys, use: KeyUse, text: string, hash?: Buffer): string {
  const made = masters.map((master) =>
    createHmac('sha256', subKey(master, use)).update(text).digest().subarray(0, shortBytes).toString('base64url'),
  );
  const secret = hash && made.find((secret) => hashSecret(secret).equals(hash));
  return secret ?? made[0] ?? '';
}

// 43 characters are a whole hash, 46 and more one behind its version, so neither is taken for the other.
const versioned = /^k(\d{1,6})-[\w-]{43}$/;

/** The secret for `text` of the same key as `given`, to compare with it; null when that key is retired or never was. */
export function secretLike({ masters }: MasterKeys, use: KeyUse, text: string, given: string): string | null {
  const version = Number(versioned.exec(given)?.[1] ?? 0);
  const master = masters.find((one) => one.version === version);
  return master ? secretBy(master, use, text) : null;
}

/** True when `given` is the secret for `text`, of any key that is not retired. Constant time. */
export function isSecret(keys: MasterKeys, use: KeyUse, text: string, given: string): boolean {
  const expected = secretLike(keys, use, text, given);
  return expected !== null && timingSafeEqual(hashSecret(given), hashSecret(expected));
}

// No secret has this hash.
const noOne = Buffer.alloc(32);

/**
 * The hash by which a row is looked up whose secret somebody shows. Of a key that is retired it is one that no row has: a stored hash
 * alone does not say that its key may still open anything.
 */
export function givenHash({ masters }: MasterKeys, given: string): Buffer {
  const version = /^[\w-]{43}$/.test(given) ? '0' : versioned.exec(given)?.[1];
  const isRetired = version !== undefined && !masters.some((one) => one.version === Number(version));
  return isRetired ? noOne : hashSecret(given);
}

/** What the tables keep of a secret, and what it is looked up by: a leaked table opens nothing. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
