// The keys with which programs of a distributor book: what they look like and how long they hold (docs/distributor-keys.md).

/** Every key begins so, which tells it from other tokens, and lets programs that look for leaked keys find one. */
const beginning = 'banyan_key_';
const whole = /^banyan_key_[\w-]{43}$/;
/** Characters of the secret that are shown: too few to guess the rest from. */
const shownCharacters = 4;

/** An account has at most so many; who needs a new one removes an old one. */
export const mostKeys = 10;

/** What a key may be called at most, in characters. */
export const keyNameMax = 60;

/** How long a key may hold, in days. Without one it holds until it is removed. */
export const keyTerms = [30, 90, 365] as const;
export type KeyTerm = (typeof keyTerms)[number];

/** A key made of a secret of 43 characters (256 random bits in base64url). */
export function keyOf(secret: string): string {
  return beginning + secret;
}

/** Whether a Bearer token is a key of a distributor by its form. It may still be one that nobody has. */
export function isKey(token: string): boolean {
  return whole.test(token);
}

/** What is shown of a key after it was made. */
export function visiblePartOf(key: string): string {
  return key.slice(0, beginning.length + shownCharacters);
}
