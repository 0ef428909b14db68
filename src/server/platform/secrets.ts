// Secrets derived as keyed hashes, not stored: repeats are identical, and a stolen table opens nothing
// (docs/domain/accounts.md#opening-a-booking, ADR 016, ADR 054).
import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { MasterKey, MasterKeys } from './keys.ts';

/** Legacy forms (key version 0, without a version prefix): prefix and length in bytes. */
const firstForms = {
  csrf: { prefix: '', bytes: 32 },
  device: { prefix: 'device:', bytes: 16 },
  'quote-id': { prefix: 'quote:', bytes: 32 },
  /** A booking's page without login. */
  'booking-access': { prefix: 'booking-access:', bytes: 32 },
  /** A booking's page for its host, without login. */
  host: { prefix: 'booking-host:', bytes: 32 },
  /** Pays a held booking. */
  payment: { prefix: 'booking-payment:', bytes: 32 },
  /** Returns from the bank. */
  return: { prefix: 'booking-return:', bytes: 32 },
  /** Returns from Alipay. */
  alipay: { prefix: 'booking-alipay:', bytes: 32 },
  'inquiry-guest': { prefix: 'booking-inquiry-guest:', bytes: 32 },
  'inquiry-host': { prefix: 'booking-inquiry-host:', bytes: 32 },
  offer: { prefix: 'booking-offer:', bytes: 32 },
  /** Verifies an email address. */
  account: { prefix: 'booking-account:', bytes: 32 },
  /** Per account and nonce. */
  'wish-list': { prefix: 'wish-list:', bytes: 32 },
  /** Per topic and booking. */
  'notice-stop': { prefix: 'notice-stop:', bytes: 32 },
  'second-factor': { prefix: 'second-factor:', bytes: 32 },
  'account-request': { prefix: 'account-request:', bytes: 32 },
  'team-invitation': { prefix: 'team-invitation:', bytes: 32 },
  /** Per row of `number_code`. */
  'number-code': { prefix: 'number-code:', bytes: 32 },
  /** Binds an identity provider's response to our request. */
  'identity-nonce': { prefix: 'identity-nonce:', bytes: 32 },
  'identity-verifier': { prefix: 'identity-verifier:', bytes: 32 },
  /** A link in a phone message. */
  'host-link': { prefix: 'host-link:', bytes: 32 },
} as const;

export type KeyUse = keyof typeof firstForms;
export const keyUses = Object.keys(firstForms) as KeyUse[];

// Derived for every link, so cached.
const subKeys = new WeakMap<MasterKey, Map<KeyUse, Buffer>>();

/** A key per use: a leak affects one use. */
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

/** 256 bits, prefixed with the key version. */
export function deriveSecret({ masters }: MasterKeys, use: KeyUse, text: string): string {
  return secretBy(masters[0], use, text);
}

/**
 * With the key of the stored hash, so later emails repeat a link after rotation. Without one, the newest key's, which
 * opens nothing.
 */
export function secretOfHash(keys: MasterKeys, use: KeyUse, text: string, hash: Buffer): string {
  const made = keys.masters.map((master) => secretBy(master, use, text));
  const fits = (secret: string) => hash.length === 32 && timingSafeEqual(hashSecret(secret), hash);
  return made.find(fits) ?? deriveSecret(keys, use, text);
}

export function hashesOf(keys: MasterKeys, use: KeyUse, text: string): Buffer[] {
  return keys.masters.map((master) => hashSecret(secretBy(master, use, text)));
}

const shortBytes = 16;

/** 128 bits in 22 characters, for phone messages. No version inside: found by hash, then checked with every key. */
export function shortSecret({ masters }: MasterKeys, use: KeyUse, text: string, hash?: Buffer): string {
  const made = masters.map((master) =>
    createHmac('sha256', subKey(master, use)).update(text).digest().subarray(0, shortBytes).toString('base64url'),
  );
  const secret = hash && made.find((secret) => hashSecret(secret).equals(hash));
  return secret ?? made[0] ?? '';
}

// 43 characters are a bare hash, 46 or more a versioned one.
const versioned = /^k(\d{1,6})-[\w-]{43}$/;

/** With the key of `given`; null when that key is retired. */
export function secretLike({ masters }: MasterKeys, use: KeyUse, text: string, given: string): string | null {
  const version = Number(versioned.exec(given)?.[1] ?? 0);
  const master = masters.find((one) => one.version === version);
  return master ? secretBy(master, use, text) : null;
}

/** With any active key, in constant time. */
export function isSecret(keys: MasterKeys, use: KeyUse, text: string, given: string): boolean {
  const expected = secretLike(keys, use, text, given);
  return expected !== null && timingSafeEqual(hashSecret(given), hashSecret(expected));
}

// No secret has this hash.
const noOne = Buffer.alloc(32);

/** A retired key's secret gets a hash of no row: a stored hash does not prove that its key is active. */
export function givenHash({ masters }: MasterKeys, given: string): Buffer {
  const version = /^[\w-]{43}$/.test(given) ? '0' : versioned.exec(given)?.[1];
  const isRetired = version !== undefined && !masters.some((one) => one.version === Number(version));
  return isRetired ? noOne : hashSecret(given);
}

/** The form in which secrets are stored and found. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
