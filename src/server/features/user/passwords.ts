// Passwords: argon2id from Node itself, so that no native package is needed (docs/limits.md#secrets-stay-out-of-logs).
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's second argon2id setting: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

async function tagOf(password: string, salt: Buffer): Promise<Buffer> {
  return derive('argon2id', { message: Buffer.from(password.normalize('NFKC')), nonce: salt, ...cost });
}

/** Answers `argon2id$<salt>$<tag>` in base64url, to be stored. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await tagOf(password, salt);
  return `argon2id$${salt.toString('base64url')}$${tag.toString('base64url')}`;
}

/** For an unknown person or one without a password the same work is done, so that the time tells nothing. */
const nobody = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`;

/** True when the password fits the stored hash; null stands for an account that has none or does not exist. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const [, salt = '', tag = ''] = (stored ?? nobody).split('$');
  const expected = Buffer.from(tag, 'base64url');
  const given = await tagOf(password, Buffer.from(salt, 'base64url'));
  return expected.length === given.length && timingSafeEqual(expected, given) && stored !== null;
}
