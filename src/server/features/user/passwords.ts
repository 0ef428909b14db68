// Passwords: argon2id from Node itself, so that no native package is needed (docs/reference/limits.md#secrets-stay-out-of-logs). The cost
// is a setting; each hash says at which cost it was made.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** What one guess costs: memory in KiB, and passes over it; one lane. */
export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
}

/** OWASP's second argon2id setting: 19 MiB, two passes. Also that of hashes which do not say their own. */
export const usualPasswordCost: PasswordCost = { memory: 19_456, passes: 2 };

async function tagOf(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'));
  return derive('argon2id', { message, nonce: salt, ...cost, parallelism: 1, tagLength: 32 });
}

/** Answers `argon2id$m=<KiB>,t=<passes>$<salt>$<tag>`, the last two in base64url, to be stored. */
export async function hashPassword(password: string, cost: PasswordCost = usualPasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const tag = await tagOf(password, salt, cost);
  return `argon2id$m=${cost.memory},t=${cost.passes}$${salt.toString('base64url')}$${tag.toString('base64url')}`;
}

interface Stored {
  cost: PasswordCost;
  salt: Buffer;
  tag: Buffer;
}

function readStored(stored: string): Stored {
  const parts = stored.split('$');
  const [tag = '', salt = ''] = parts.toReversed();
  const [, memory, passes] = /^m=(\d+),t=(\d+)$/.exec(parts[1] ?? '') ?? [];
  return {
    cost: memory && passes ? { memory: Number(memory), passes: Number(passes) } : usualPasswordCost,
    salt: Buffer.from(salt, 'base64url'),
    tag: Buffer.from(tag, 'base64url'),
  };
}

const noOne = { salt: Buffer.alloc(16), tag: Buffer.alloc(32) };

/**
 * True when the password fits the stored hash; null stands for an account that has none or does not exist. For it the same
 * work is done, at the cost of today, so that the time tells nothing.
 */
export async function verifyPassword(
  stored: string | null,
  password: string,
  cost: PasswordCost = usualPasswordCost,
): Promise<boolean> {
  const hash = stored === null ? { ...noOne, cost } : readStored(stored);
  const given = await tagOf(password, hash.salt, hash.cost);
  return hash.tag.length === given.length && timingSafeEqual(hash.tag, given) && stored !== null;
}

/** True for a hash that was made at another cost than that of today: the next sign-in makes it anew. */
export function isOfOtherCost(stored: string, cost: PasswordCost): boolean {
  const { memory, passes } = readStored(stored).cost;
  return memory !== cost.memory || passes !== cost.passes;
}
