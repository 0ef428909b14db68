// API keys of distributors: form and lifetime (docs/domain/partners.md#distributor-keys).

/** A fixed prefix lets scanners find leaked keys. */
const beginning = 'banyan_key_';
const whole = /^banyan_key_[\w-]{43}$/;
/** Too few characters to guess the rest. */
const shownCharacters = 4;

export const mostKeys = 10;

export const keyNameMax = 60;

/** In days. A key without a term is valid until it is removed. */
export const keyTerms = [30, 90, 365] as const;
export type KeyTerm = (typeof keyTerms)[number];

/** Makes a key from a secret of 43 characters (256 random bits in base64url). */
export function keyOf(secret: string): string {
  return beginning + secret;
}

/** Whether a Bearer token has the form of a key; it may still be unknown. */
export function isKey(token: string): boolean {
  return whole.test(token);
}

export function visiblePartOf(key: string): string {
  return key.slice(0, beginning.length + shownCharacters);
}
