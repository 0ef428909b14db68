// Object ids in the provider's format: a prefix with random letters and digits.
import { randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function randomText(length: number): string {
  let text = '';
  // 248 is the largest multiple of 62 in a byte: discarding higher bytes favours no letter.
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
