import { plainCode } from './typed/signs.ts';

// Sixteen letters: no vowels, so that no word appears, and none that resembles another or a digit.
const LETTERS = 'BCDFHJKMNPRTWXYZ';
const LENGTH = 8;

/**
 * A booking's reference of 8 letters from 8 random bytes (docs/domain/accounts.md#opening-a-booking). Each letter uses
 * 4 bits of a byte, so all 16^8 (about 4.3 billion) are equally likely. It names a booking and never opens it.
 */
export function refFromBytes(bytes: Uint8Array): string {
  if (bytes.length < LENGTH) throw new RangeError(`A reference needs ${LENGTH} random bytes`);
  return Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** A typed reference (`bcdf-hjkm`, with spaces) in canonical form, or null. */
export function readRef(text: string): string | null {
  const ref = plainCode(text);
  return ref.length === LENGTH && [...ref].every((letter) => LETTERS.includes(letter)) ? ref : null;
}
