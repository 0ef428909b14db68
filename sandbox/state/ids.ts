// Object ids in the provider's shape: a prefix and letters and digits that cannot be guessed.
import { randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** `length` random letters and digits. */
export function randomText(length: number): string {
  let text = '';
  // 248 is the largest multiple of 62 in a byte: higher bytes are thrown away so that no letter is favoured.
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += ALPHABET[byte % 62];
    }
  }
  return text;
}

/** A new id such as `pi_3Nf0…`. */
export function newId(prefix: string): string {
  return `${prefix}_3S${randomText(22)}`;
}
